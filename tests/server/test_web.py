"""What browsers are told: who may ask, what pages may do; and what operators look at."""

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from boardwright.server.web import is_loopback
from tests.server.served import Served, serve, tokens_of


def test_pages_of_other_servers_may_not_ask(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        body = {"game": "imhotep", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        for origin, status in [
            ("https://evil.example", 403),
            ("null", 403),
            (f"http://{served.host}.evil.example", 403),
            (f"http://{served.host}", 201),
            ("https://friend.example", 201),
        ]:
            answer = await served.http.post("/api/tables", json=body, headers={"origin": origin})
            assert answer.status_code == status, origin
        with pytest.raises(InvalidStatus):
            await served.connect(origin="https://evil.example")
        made = await served.make("imhotep", "Ann", "Ben")
        friend = await served.connect(origin="https://friend.example")
        assert (await friend.hello(made["table"], made["watch"]))["type"] == "done"
        await friend.close()

    serve(tmp_path / "tables.db", scenario, origins=("https://friend.example",))


def test_the_page_runs_nothing_but_its_own_files(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        page = await served.http.get("/", headers={"accept-language": "xx, en;q=0.5"})
        assert page.status_code == 200
        assert "{{" not in page.text
        assert "<h1>Boardwright</h1>" in page.text
        assert "style=" not in page.text
        assert " on" + "click=" not in page.text
        for path in ("/", "/page/lobby.js", "/api/games", "/nowhere", "/page/lobby.html"):
            headers = (await served.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        script = await served.http.get("/page/lobby.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "innerHTML" not in script.text
        assert (await served.http.get("/page/..%2fapp.py")).status_code == 404

    serve(tmp_path / "tables.db", scenario)


def test_games_are_listed_with_their_options(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        games = (await served.http.get("/api/games")).json()
        assert [game["name"] for game in games] == ["builders", "imhotep", "biotopia"]
        assert games[1]["options"][0][:2] == ["players", "3"]
        assert games[1]["levels"] == 5
        answer = await served.http.get("/api/tables?status=broken")
        assert answer.json()["why"]["id"] == "server-no-status"

    serve(tmp_path / "tables.db", scenario)


def test_health_and_figures(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        assert (await served.http.get("/health")).json() == {"status": "ok"}
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        await ann.choose()
        figures = (await served.http.get("/metrics")).text
        assert "boardwright_moves_total 1\n" in figures
        assert "boardwright_connections 1\n" in figures
        assert "boardwright_store_commit_seconds_count 2\n" in figures
        await served.server.rooms.store.close()
        assert (await served.http.get("/health")).status_code == 503
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    ("host", "is_ours"), [("127.0.0.1", True), ("::1", True), ("10.0.0.1", False), ("x", False)]
)
def test_figures_are_for_this_machine_only(host: str, is_ours: bool) -> None:
    assert is_loopback(HTTPConnection({"type": "http", "client": (host, 1)})) == is_ours
