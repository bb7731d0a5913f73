"""What browsers are told: who may ask, what pages may do; and what operators look at."""

import asyncio
import re
from pathlib import Path
from random import Random

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from boardwright.server.http import pages
from boardwright.server.http.answers import is_local
from boardwright.server.running.health import FRESH
from tools.live.served import PATIENCE, Served, serve, tokens_of
from tools.trials.requests import OddRequests


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
        assert "<title>Boardwright</title>" in page.text
        assert 'lang="en"' in page.text
        assert "style=" not in page.text
        assert " on" + "click=" not in page.text
        (script,) = re.findall(r'<script type="module" crossorigin src="([^"]+)">', page.text)
        for path in ("/", script, "/texts/en", "/api/games", "/nowhere", "/assets/index.html"):
            headers = (await served.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        loaded = await served.http.get(script, headers={"accept-encoding": "identity"})
        assert loaded.headers["content-type"].startswith("text/javascript")
        assert "immutable" in loaded.headers["cache-control"]
        packed = await served.http.get(script, headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.text == loaded.text
        assert (await served.http.get("/assets/..%2findex.html")).status_code == 404

    serve(tmp_path / "tables.db", scenario)


def test_texts_are_served_by_language_without_those_of_the_terminal(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        texts = await served.http.get("/texts/en")
        assert texts.headers["content-type"].startswith("text/plain")
        assert "imhotep-card-lever = Lever" in texts.text
        assert "server-not-asked = " in texts.text
        assert "cli-" + "help = " not in texts.text
        assert "client-" not in texts.text
        assert "imhotep-primer-goal" not in texts.text
        for language in ("xx", "en%2f.."):
            assert (await served.http.get(f"/texts/{language}")).status_code == 404
            assert (await served.http.get(f"/texts/{language}/imhotep")).status_code == 404
        primer = await served.http.get("/texts/de/imhotep")
        assert primer.headers["content-type"].startswith("text/plain")
        (goal,) = re.findall(r"^imhotep-primer-goal = (.*)$", primer.text, re.MULTILINE)
        assert "Steine" in goal
        assert "builders" not in primer.text
        assert (await served.http.get("/texts/de/chess")).status_code == 404

    serve(tmp_path / "tables.db", scenario)


def test_games_are_listed_with_their_options(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        games = (await served.http.get("/api/games")).json()
        assert [game["name"] for game in games] == ["builders", "imhotep", "biotopia"]
        assert games[1]["options"][0][:2] == ["players", "3"]
        assert games[1]["levels"] == 5
        assert [(game["minutes"], game["age"]) for game in games] == [
            ([30, 60], 10),
            ([40, 40], 10),
            ([15, 30], 10),
        ]
        rules = (await served.http.get("/api/games/imhotep/rules")).json()
        assert rules[0]["id"] == "IM-1.1"
        assert any(rule["reason"] for rule in rules)
        printed = (await served.http.get("/api/games/builders/printed")).json()
        assert printed["boards.board_1"][0] == "forest"
        for what in ("rules", "printed"):
            answer = await served.http.get(f"/api/games/chess/{what}")
            assert answer.json()["why"]["id"] == "server-no-game"
        answer = await served.http.get("/api/tables?status=broken")
        assert answer.json()["why"]["id"] == "server-no-status"

    serve(tmp_path / "tables.db", scenario)


def test_a_language_is_sent_with_each_text_once_and_english_where_it_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, said in (("en", "web-yes = Yes\nweb-no = No\n"), ("de", "web-yes = Ja\n")):
        (tmp_path / f"{language}.ftl").write_text(said)
    monkeypatch.setattr(pages, "shared_catalogues", lambda spoken: [tmp_path / f"{spoken}.ftl"])
    monkeypatch.setattr(pages, "game_catalogues", lambda spoken: [])
    sent = pages._catalogue.__wrapped__("de").plain.decode()
    assert [line for line in sent.splitlines() if line] == ["web-yes = Ja", "web-no = No"]


def test_the_rules_of_a_table_say_which_are_in_play(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        options = {"sides": "ABABA", "wrath": "yes"}
        made = await served.make("imhotep", "Ann", "Ben", options=options)
        path = f"/api/tables/{made['table']}/rules"
        assert (await served.http.get(path)).json()["why"]["id"] == "server-no-token"
        bearing = {"authorization": f"Bearer {made['watch']}"}
        at_table = (await served.http.get(path, headers=bearing)).json()
        general = (await served.http.get("/api/games/imhotep/rules")).json()
        assert all(rule["in_play"] for rule in general)
        assert [rule | {"in_play": True} for rule in at_table] == general
        apart = {rule["id"] for rule in at_table if not rule["in_play"]}
        assert {"IM-7.1", "IM-8.3", "IM-9.2", "IM-9.5", "IM-6.4"} <= apart
        assert apart.isdisjoint({"IM-7.2", "IM-8.2", "IM-9.3", "IM-9.4", "IM-12.1", "IM-8.1"})

    serve(tmp_path / "tables.db", scenario)


def test_what_is_printed_is_told_to_those_at_the_table(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", components="[stones]\nget = 2\n")
        path = f"/api/tables/{made['table']}/printed"
        assert (await served.http.get(path)).json()["why"]["id"] == "server-no-token"
        bearing = {"authorization": f"Bearer {made['watch']}"}
        printed = (await served.http.get(path, headers=bearing)).json()
        assert printed["stones.get"] == 2
        assert printed["temple.A"] == 1

    serve(tmp_path / "tables.db", scenario)


def test_what_an_owner_s_file_makes_other_than_printed_is_told_at_the_table(
    tmp_path: Path,
) -> None:
    async def scenario(served: Served) -> None:
        own = "[stones]\nget = 2\nsled = 5\n[cards]\nstatues = [2, 4]\n"
        made = await served.make("imhotep", "Ann", "Ben", components=own)
        path = f"/api/tables/{made['table']}/differing"
        assert (await served.http.get(path)).json()["why"]["id"] == "server-no-token"
        bearing = {"authorization": f"Bearer {made['watch']}"}
        assert (await served.http.get(path, headers=bearing)).json() == [
            {"path": "stones.get", "printed": "3", "own": "2"},
            {"path": "cards.statues", "printed": "[1, 3, 6, 10, 15]", "own": "[2, 4]"},
        ]

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
        await asyncio.sleep(FRESH)
        assert (await served.http.get("/health")).status_code == 503
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


def test_no_request_is_answered_by_a_mistake(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "open", is_public=True)
        odd = OddRequests(Random(11))
        once = httpx.Limits(max_keepalive_connections=0)  # some answers end the connection
        async with httpx.AsyncClient(
            base_url=served.http.base_url, limits=once, timeout=PATIENCE
        ) as http:
            for _ in range(300):
                asked = odd.next(made["table"])
                answer = await http.request(
                    asked.method, asked.path, headers=asked.headers, content=asked.body
                )
                assert answer.status_code < 500, (asked, answer.text)
        for origin in ("http://[", "http://[::1", "//", ""):
            answer = await served.http.get("/api/games", headers={"origin": origin})
            assert answer.status_code == 403
        assert served.server.metrics.of("errors_total") == 0

    serve(tmp_path / "tables.db", scenario)


def asks_for_figures(address: str, version: str, **headers: str) -> bool:
    """Tell whether who asks from an address, with these headers, is told the figures."""
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (address, 1), "http_version": version, "headers": named}
    return is_local(HTTPConnection(scope))


@pytest.mark.parametrize(
    ("address", "is_ours"),
    [
        *(("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True)),
        *(("10.0.0.1", False), ("x", False), ("::ffff:10.0.0.1", False)),
    ],
)
def test_figures_are_for_this_machine_only(address: str, is_ours: bool) -> None:
    assert asks_for_figures(address, "1.1", host="localhost:8400") == is_ours


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8400", "[::1]:8400"])
def test_figures_are_not_for_who_asks_through_a_proxy_on_this_machine(host: str) -> None:
    assert asks_for_figures("127.0.0.1", "1.1", host=host)
    assert not asks_for_figures("127.0.0.1", "1.0", host=host)
    for header in ("x_forwarded_for", "forwarded", "via", "x_real_ip", "x_forwarded_proto"):
        assert not asks_for_figures("127.0.0.1", "1.1", host=host, **{header: "x"})
    for foreign in ("games.example", "10.0.0.1", "[", ""):
        assert not asks_for_figures("127.0.0.1", "1.1", host=foreign)
