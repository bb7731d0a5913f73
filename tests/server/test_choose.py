"""One move: numbered, answered once, played once, refused with the reason."""

from pathlib import Path

import pytest

from boardwright.core.refused import refuse
from boardwright.server.table.table import Table
from tools.live.served import Json, Served, serve, tokens_of


def test_a_repeated_choice_is_answered_and_not_played_again(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        both = await served.sit(made["table"], *tokens_of(made))
        seat, choice = both.choices()[0]
        message: Json = {
            "type": "choose",
            "id": 7,
            "seat": seat,
            "n": 1,
            "action": choice["action"],
        }
        assert (await both.send(message))["n"] == 2
        for id in (7, 8):
            again = await both.send({**message, "id": id})
            assert (again["type"], again["n"]) == ("done", 2)
        assert both.heard[-2]["type"] == "table"
        assert (await served.table(made["table"])).sheet.line == 1
        await both.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_choice_for_an_earlier_state_gets_the_table_again(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        await ann.choose()
        answer = await ben.say("choose", seat=1, n=1, action=0)
        assert (answer["type"], answer["why"]["id"]) == ("refused", "server-stale")
        assert ben.heard[-2]["type"] == "table"
        assert ben.standing["n"] == answer["n"] == 2
        ahead = await ben.say("choose", seat=1, n=5, action=0)
        assert ahead["why"]["id"] == "server-stale"
        await ann.close()
        await ben.close()

    serve(tmp_path / "tables.db", scenario)


def test_who_is_out_of_step_while_the_store_fails_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        room = (await served.server.rooms.open(made["table"])).room
        known = [await room.do(room.table())]

        async def table() -> Table:
            if known:
                return known.pop()
            raise refuse("server-store-unreadable")

        monkeypatch.setattr(room, "table", table)
        answer = await ann.say("choose", seat=0, n=5, action=0)
        assert answer["why"]["id"] == "server-store-unreadable"
        monkeypatch.undo()
        assert (await ann.choose())["type"] == "done"
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


def test_what_the_rules_forbid_is_refused_with_the_rule(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        state = await served.state(made["table"])
        sail = state.string_to_action("sail 1 temple")
        answer = await ann.choose(sail)
        assert answer["type"] == "refused"
        assert answer["rule"].startswith("IM-")
        assert answer["why"]["id"].startswith("imhotep-")
        assert (await ann.choose(200))["type"] == "refused"
        assert (await ann.choose(2**30))["why"]["id"] == "refused-no-action"
        turn = await ben.say("choose", seat=1, n=1, action=1)
        assert turn["why"]["id"] == "server-not-asked"
        other = await ben.say("choose", seat=0, n=1, action=1)
        assert other["why"]["id"] == "server-not-own"
        assert (await served.table(made["table"])).sheet.n == 1
        await ann.close()
        await ben.close()

    serve(tmp_path / "tables.db", scenario)


def test_several_seats_on_one_device_share_a_connection(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("biotopia", "Ann", "Ben", "level:1")
        both = await served.sit(made["table"], *tokens_of(made))
        assert both.table["own"] == [0, 1]
        for _ in range(6):
            await both.until_asked()
            assert (await both.choose())["type"] == "done"
        seen = {view["seat"]: view["view"]["hand"] for view in both.standing["views"]}
        assert set(seen) == {0, 1, -1}, "their own, and what all may see while it is passed on"
        await both.close()

    serve(tmp_path / "tables.db", scenario)


def test_who_comes_back_on_another_device_goes_on_where_the_table_stands(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = tokens_of(made)
        first = await served.sit(made["table"], ann)
        await first.choose()
        await first.close()
        other = await served.sit(made["table"], ben)
        await other.choose()
        second = await served.sit(made["table"], ann)
        assert second.table["own"] == [0]
        assert second.standing["n"] == 3
        assert [told["line"] for told in second.table["log"]] == [1, 2]
        assert (await second.choose())["type"] == "done"
        await second.close()
        await other.close()

    serve(tmp_path / "tables.db", scenario)


def test_the_log_and_every_earlier_position_can_be_looked_at(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        both = await served.sit(made["table"], *tokens_of(made))
        views = [both.standing["views"]]
        for _ in range(40):
            await both.choose()
            views.append(both.standing["views"])
        for line in (0, 7, 3, 40):
            await both.say("look", line=line)
            looked = both.heard[-2]
            assert (looked["type"], looked["line"]) == ("looked", line)
            assert [view["view"] for view in looked["views"]] == [v["view"] for v in views[line]]
        assert (await both.say("look", line=41))["why"]["id"] == "server-no-line"
        first = both.table["log"]
        assert first == []
        await both.say("resync")
        oldest, number = both.table["log"][0]["line"], both.table["log"][0]["number"]
        await both.say("history", before=number)
        earlier = both.heard[-2]["log"]
        assert [told["line"] for told in earlier] == list(range(1, oldest))
        assert all(told["lines"] and told["text"] for told in earlier)
        await both.close()

    serve(tmp_path / "tables.db", scenario)
