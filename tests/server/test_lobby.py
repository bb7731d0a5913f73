"""Tables are made, found, joined, left, played again; records go out and come in."""

from pathlib import Path

from boardwright.core.library import load_for
from boardwright.core.match import replay
from boardwright.core.record import parse_record
from tools.live.served import Json, Person, Served, serve, tokens_of, wanted


async def finished(served: Served) -> tuple[Json, Person]:
    """Return a table of Imhotep that two people on one device have played."""
    made = await served.make("imhotep", "Ann", "Ben")
    both = await served.sit(made["table"], *tokens_of(made))
    while not both.standing["outcome"]:
        await both.choose()
    return made, both


def test_friends_join_by_their_links_and_somebody_starts(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "open", "open")
        table = made["table"]
        invites = {seat["seat"]: seat["invite"] for seat in made["seats"] if seat["invite"]}
        assert set(invites) == {1, 2}
        ann = await served.sit(table, *tokens_of(made), made["host"])
        assert (ann.table["status"], ann.table["is_host"]) == ("open", True)
        assert (await ann.say("start"))["why"]["id"] == "server-seats-open"
        invitation = f"/api/tables/{table}/invitation"
        by_link = {"authorization": f"Bearer {invites[2]}"}
        told = (await served.http.get(invitation, headers=by_link)).json()
        assert told == {
            "game": "imhotep",
            "seat": 2,
            "player": "brown",
            "seats": [
                {"kind": "person", "name": "Ann", "bot": ""},
                {"kind": "open", "name": "", "bot": ""},
                {"kind": "open", "name": "", "bot": ""},
            ],
        }
        body = {"name": "  Ben ", "invite": invites[2]}
        joined = (await served.http.post(f"/api/tables/{table}/join", json=body)).json()
        assert joined["seat"] == 2
        # A guest may let spectators in, too.
        assert joined["watch"] == made["watch"]
        await ann.until(lambda heard: heard["type"] == "table")
        assert ann.table["seats"][2]["name"] == "Ben"
        # Nobody else gets the seat by the same link, not even who made it.
        assert await served.refused(f"/api/tables/{table}/join", body) == "server-seat-taken"
        assert await served.refused(
            f"/api/tables/{table}/join", {"name": "Eve", "invite": "x" * 32}
        ) == ("server-no-invite")
        assert await served.refused(f"/api/tables/{table}/join", {"name": "Eve"}) == (
            "server-no-invite"
        )
        ben = await served.sit(table, joined["token"])
        assert (await ben.say("start", bots="level:1"))["why"]["id"] == "server-host-only"
        assert (await ann.say("start", bots="level:1"))["type"] == "done"
        assert ann.table["seats"][1]["bot"] == "level:1"
        assert ann.table["status"] == "running"
        assert (await ann.say("start"))["why"]["id"] == "server-started"
        late = {"name": "Eve", "invite": invites[1]}
        assert await served.refused(f"/api/tables/{table}/join", late) == "server-started"
        await ann.close()
        await ben.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_name_is_taken_once_at_a_table(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        twice = {"game": "imhotep", "seats": [wanted("Ann"), wanted("ＡＮＮ")]}
        assert await served.refused("/api/tables", twice) == "server-name-taken"
        made = await served.make("imhotep", "Ann", "open", "open", is_public=True)
        join = f"/api/tables/{made['table']}/join"
        assert await served.refused(join, {"name": "ann"}) == "server-name-taken"
        assert await served.refused(join, {"name": "\u3164"}) == "server-text-unfit"
        for guest in ("", ""):
            assert (await served.http.post(join, json={"name": guest})).status_code == 200

    serve(tmp_path / "tables.db", scenario)


def test_who_leaves_before_the_start_frees_the_seat(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "open", is_public=True)
        table = made["table"]
        listed = (await served.http.get("/api/tables")).json()
        assert [(entry["table"], entry["status"]) for entry in listed] == [(table, "open")]
        body = {"name": "Ben"}
        joined = (await served.http.post(f"/api/tables/{table}/join", json=body)).json()
        assert await served.refused(f"/api/tables/{table}/join", body) == "server-full"
        ben = await served.sit(table, joined["token"])
        assert (await ben.say("leave", seat=1))["type"] == "done"
        again = (await served.http.post(f"/api/tables/{table}/join", json=body)).json()
        assert again["seat"] == 1
        assert again["token"] != joined["token"]
        stranger = await served.sit(table)
        assert stranger.table["own"] == []
        for person in (ben, stranger):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_device_finds_its_own_tables_and_no_others(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        first = await served.make("imhotep", "Ann", "level:1")
        second = await served.make("biotopia", "Ann", "Ben")
        await served.make("builders", "Eve", "level:1")
        asked = {first["table"]: tokens_of(first), second["table"]: ["x" * 32]}
        answer = await served.http.post("/api/tables/own", json={"tables": asked})
        (listed,) = answer.json()
        assert (listed["table"], listed["game"], listed["own"]) == (first["table"], "imhotep", [0])
        assert tokens_of(first)[0] not in answer.text
        assert "tokens" not in listed
        assert (await served.http.get("/api/tables")).json() == []

    serve(tmp_path / "tables.db", scenario)


def test_the_same_people_play_again_and_the_next_one_begins(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", options={"start": "2"})
        both = await served.sit(made["table"], *tokens_of(made))
        assert both.standing["asked"] == 1
        assert (await both.say("rematch"))["why"]["id"] == "server-not-finished"
        while not both.standing["outcome"]:
            await both.choose()
        watcher = await served.sit(made["table"], made["watch"])
        assert (await watcher.say("rematch"))["why"]["id"] == "server-not-own"
        assert (await both.say("rematch"))["type"] == "done"
        following = both.table["next"]
        assert following
        assert (await both.say("rematch"))["type"] == "done"
        assert (await served.table(made["table"])).sheet.next == following
        again = await served.sit(following, *tokens_of(made))
        assert again.table["own"] == [0, 1]
        assert [seat["name"] for seat in again.table["seats"]] == ["Ann", "Ben"]
        assert again.standing["asked"] == 0
        for person in (both, watcher, again):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_record_goes_out_and_comes_in_again(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        running = await served.make("imhotep", "Ann", "Ben")
        path = f"/api/tables/{running['table']}/record"
        bearer = {"authorization": f"Bearer {running['watch']}"}
        early = await served.http.get(path, headers=bearer)
        assert early.json()["why"]["id"] == "server-not-finished"
        made, both = await finished(served)
        path = f"/api/tables/{made['table']}/record"
        assert (await served.http.get(path)).json()["why"]["id"] == "server-no-token"
        bearer = {"authorization": f"Bearer {made['watch']}"}
        text = (await served.http.get(path, headers=bearer)).text
        record = parse_record(text)
        assert replay(load_for(record), record).state.is_terminal()
        answer = await served.http.post(
            "/api/records", json={"record": text, "names": ["Cyd", "Dan"]}
        )
        copy = answer.json()
        reader = await served.sit(copy["table"], copy["watch"])
        assert reader.table["status"] == "finished"
        assert [seat["name"] for seat in reader.table["seats"]] == ["Cyd", "Dan"]
        assert reader.standing["scores"] == both.standing["scores"]
        half = "\n".join(text.splitlines()[:30]) + "\n"
        answer = await served.http.post("/api/records", json={"record": half})
        going_on = answer.json()
        person = await served.sit(going_on["table"], *tokens_of(going_on))
        assert (person.table["status"], person.table["own"]) == ("running", [0, 1])
        assert (await person.choose())["type"] == "done"
        wrong = half.replace("1 ", "2 ", 1).replace("\n2 get", "\n2 sail 1 temple", 1)
        assert await served.refused("/api/records", {"record": wrong}) in (
            "server-unfit",
            "server-record-wrong",
        )
        assert await served.refused("/api/records", {"record": "nonsense"}) == "server-unfit"
        for each in (both, reader, person):
            await each.close()

    serve(tmp_path / "tables.db", scenario)


def test_an_owners_components_change_the_game_and_nonsense_is_refused(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        body: Json = {"game": "imhotep", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        path = "/api/tables"
        own = '[stones]\nsource = "owner: mine"\nsled = 6\n'
        made = await served.make("imhotep", "Ann", "Ben", components=own)
        assert (await served.table(made["table"])).sheet.created.components == own
        assert await served.refused(path, {**body, "components": "= ="}) == "server-unfit"
        assert await served.refused(path, {**body, "components": "x" * 20_000}) == (
            "server-components-long"
        )
        large = own.replace("6", "1000000")
        assert await served.refused(path, {**body, "components": large}) == "server-unfit"
        deep = f"x = {'[' * 5000}"
        assert await served.refused(path, {**body, "components": deep}) == "server-unfit"
        assert await served.refused(path, {**body, "components": "a." * 8000 + "a=1"}) == (
            "server-unfit"
        )
        digits = own.replace("6", "1" * 5000)
        assert await served.refused(path, {**body, "components": digits}) == "server-unfit"
        assert await served.refused(path, {**body, "game": "chess"}) == "server-unfit"
        assert await served.refused(path, {**body, "options": {"sides": "AAAAC"}}) == "server-unfit"
        for spec in ("os:system", "level:6", "mcts:60s", "mcts:1000000", "mcts:0", "lab:Bot", ""):
            seats = [{"kind": "bot", "bot": spec}] * 2
            assert (await served.refused(path, {**body, "seats": seats})).startswith("server-")
        for name in ("\u202eevil", "a\x00b", "x" * 25, "e\u0301\u0301\u0301\u0301"):
            seats = [{"kind": "person", "name": name}] * 2
            assert (await served.refused(path, {**body, "seats": seats})).startswith("server-")

    serve(tmp_path / "tables.db", scenario)


def test_a_game_with_an_owners_components_is_gone_on_with_by_its_token(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        own = '[stones]\nsource = "owner: mine"\nsled = 6\n'
        made = await served.make("imhotep", "Ann", "Ben", components=own)
        ann = await served.sit(made["table"], *tokens_of(made))
        while not ann.standing["outcome"]:
            await ann.choose()
        bearer = {"authorization": f"Bearer {made['watch']}"}
        path = f"/api/tables/{made['table']}/record"
        record = (await served.http.get(path, headers=bearer)).text
        assert await served.refused("/api/records", {"record": record}) == "server-unfit"
        goes_on = {"line": 4, "name": "Eve", "tokens": []}
        path = f"/api/tables/{made['table']}/play-on"
        assert await served.refused(path, goes_on) == "server-no-token"
        again = await served.http.post(path, json={**goes_on, "tokens": [made["watch"]]})
        assert again.status_code == 201
        assert (await served.table(again.json()["table"])).sheet.created.components == own
        await ann.close()

    serve(tmp_path / "tables.db", scenario)
