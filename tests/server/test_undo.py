"""Going back: freely while nothing was revealed and nobody else acted, else by consent."""

from pathlib import Path

import msgspec
import pytest

from boardwright.core.refused import Refused
from boardwright.server.table import moves
from boardwright.server.table.dealing import next_chance
from boardwright.server.table.new_table import NewTable, SeatWanted, make
from tools.live.served import Json, Person, Served, serve, tokens_of


async def do(served: Served, table: str, person: Person, text: str) -> None:
    """Choose an action by its text."""
    state = await served.state(table)
    await person.choose(state.string_to_action(text))


def test_the_own_move_is_taken_back_and_the_number_goes_on(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        before = (await served.state(made["table"])).serialize()
        assert ann.standing["views"][0]["undo"]["id"] == "undo-nothing"
        await do(served, made["table"], ann, "get")
        assert ann.standing["views"][0]["undo"]["id"] == ""
        answer = await ann.say("undo", seat=0, n=2)
        assert (answer["type"], answer["n"]) == ("done", 3)
        assert (await served.state(made["table"])).serialize() == before
        await ben.until_n(3)
        assert ben.table["log"][-1]["lines"][0][0]["id"] == "server-log-undone"
        # The choice that was taken back is not played by a late repeat of it.
        repeated = await ann.say("choose", seat=0, n=1, action=1)
        assert repeated["n"] == 3
        assert (await served.table(made["table"])).sheet.line == 0
        await ann.close()
        await ben.close()

    serve(tmp_path / "tables.db", scenario)


def test_taking_back_reads_what_happened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much was said at a table, nobody keeps the server busy by taking back."""

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        table = made["table"]
        both = await served.sit(table, *tokens_of(made))
        for _ in range(20):
            await both.say("chat", seat=0, text="…")
        store, read = served.server.rooms.store, list[int]()
        entries = store.entries

        async def counted(table: str, after: int = 0) -> list[bytes]:
            found = await entries(table, after)
            read.append(len(found))
            return found

        monkeypatch.setattr(store, "entries", counted)
        for _ in range(3):
            await do(served, table, both, "get")
            assert (await both.say("undo", seat=0, n=both.standing["n"]))["type"] == "done"
        number = (await served.table(table)).number
        assert number > 20
        assert sum(read) <= number
        await both.close()

    serve(tmp_path / "tables.db", scenario, chats_a_second=1e6, chats_at_once=1e6)


def test_undo_goes_back_over_bots_and_survives_a_reload(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "greedy", "greedy")
        ann = await served.sit(made["table"], *tokens_of(made))
        before = (await served.state(made["table"])).serialize()
        await do(served, made["table"], ann, "get")
        await ann.until_n(4)
        # Bots that begin with stones reveal nothing.
        assert ann.standing["views"][0]["undo"]["id"] == ""
        assert (await ann.say("undo", seat=0, n=4))["type"] == "done"
        table = await served.table(made["table"])
        assert table.sheet.line == 0
        assert (await served.state(made["table"])).serialize() == before
        await do(served, made["table"], ann, "get")
        assert (await served.table(made["table"])).sheet.n >= 6
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


def test_undo_is_refused_with_its_reason_and_granted_by_all_others(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", "Cyd")
        table = made["table"]
        ann, ben, cyd = [await served.sit(table, token) for token in tokens_of(made)]
        before = (await served.state(table)).serialize()
        await do(served, table, ann, "get")
        await ben.until_n(2)
        await do(served, table, ben, "get")
        refused = await ann.say("undo", seat=0, n=3)
        assert refused["why"]["id"] == "undo-another-acted"
        assert refused["can_ask"]
        assert (await ann.say("agree", seat=0, n=3, yes=True))["why"]["id"] == "server-undo-unasked"
        assert (await ann.say("undo", seat=0, n=3, ask=True))["type"] == "done"
        assert ann.table["undo"] == {"seat": 0, "n": 3, "agreed": [], "missing": [1, 2]}
        again = await ben.say("undo", seat=0, n=3, ask=True)
        assert again["why"]["id"] == "server-not-own"
        assert (await ben.say("agree", seat=1, n=3, yes=True))["type"] == "done"
        assert ben.table["undo"]["missing"] == [2]
        again = await ben.say("agree", seat=1, n=3, yes=True)
        assert again["why"]["id"] == "server-undo-unasked"
        assert (await cyd.say("agree", seat=2, n=3, yes=True))["n"] == 4
        assert (await served.state(table)).serialize() == before
        assert cyd.table["undo"] is None
        for person in (ann, ben, cyd):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_no_or_a_move_ends_the_wish_to_go_back(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        table = made["table"]
        both = await served.sit(table, *tokens_of(made))
        await do(served, table, both, "get")
        await do(served, table, both, "get")
        await both.say("undo", seat=0, n=3, ask=True)
        pending = await both.say("undo", seat=0, n=3, ask=True)
        assert pending["why"]["id"] == "server-undo-pending"
        await both.say("agree", seat=1, n=3, yes=False)
        assert both.table["undo"] is None
        await both.say("undo", seat=0, n=3, ask=True)
        wish: Json | None = both.table["undo"]
        assert wish == {"seat": 0, "n": 3, "agreed": [], "missing": [1]}
        await both.choose()
        stale = await both.say("agree", seat=1, n=3, yes=True)
        assert stale["why"]["id"] == "server-stale"
        assert both.table["undo"] is None
        await both.close()

    serve(tmp_path / "tables.db", scenario, wish_pause=0)


def test_a_wish_is_not_repeated_at_once_after_a_no(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        table = made["table"]
        both = await served.sit(table, *tokens_of(made))
        await do(served, table, both, "get")
        await do(served, table, both, "get")
        await both.say("undo", seat=0, n=3, ask=True)
        await both.say("agree", seat=0, n=3, yes=False)  # thought better of
        assert (await both.say("undo", seat=0, n=3, ask=True))["type"] == "done"
        await both.say("agree", seat=1, n=3, yes=False)
        again = await both.say("undo", seat=0, n=3, ask=True)
        assert again["why"] == {"id": "server-undo-wait", "values": {"seconds": 30}}
        assert not again.get("can_ask")
        await do(served, table, both, "place 1.1")
        assert (await both.say("undo", seat=1, n=4, ask=True))["type"] == "done"
        assert both.table["undo"]["missing"] == [0]
        await both.close()

    serve(tmp_path / "tables.db", scenario)


def test_thirty_wishes_at_once_are_refused_but_for_the_first_ones(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        table = made["table"]
        both = await served.sit(table, *tokens_of(made))
        await do(served, table, both, "get")
        await do(served, table, both, "get")
        answers = []
        for _ in range(30):
            answers.append(await both.say("undo", seat=0, n=3, ask=True))
            await both.say("agree", seat=0, n=3, yes=False)
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 27
        assert answers[-1]["why"]["id"] == "server-undo-wait"
        # Others are asked by others, and what needs nobody's consent is no wish.
        assert (await both.say("undo", seat=1, n=3))["type"] == "done"
        await both.close()

    serve(tmp_path / "tables.db", scenario, wishes_a_second=0.001, wishes_at_once=3.0)


def test_a_move_of_who_is_absent_is_not_taken_back(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", "Cyd")
        table = made["table"]
        ann, ben, cyd = [await served.sit(table, token) for token in tokens_of(made)]
        await do(served, table, ann, "get")
        await ben.until_n(2)
        await do(served, table, ben, "get")
        for go, come_back in [("leave", "take_back"), ("take_over", "take_back")]:
            assert (await ben.say(go, seat=1))["type"] == "done"
            await ann.say("resync")
            assert ann.standing["views"][0]["undo"]["id"] == "server-undo-absent"
            for ask in (False, True):
                refused = await ann.say("undo", seat=0, n=3, ask=ask)
                assert refused["why"]["id"] == "server-undo-absent"
                assert refused["why"]["values"]["name"]["values"] == {"name": "Ben"}
                assert not refused.get("can_ask")
            await ben.say(come_back, seat=1)
        # Back again, Ben can agree.
        assert (await ann.say("undo", seat=0, n=3, ask=True))["type"] == "done"
        await cyd.say("agree", seat=2, n=3, yes=True)
        assert (await ben.say("agree", seat=1, n=3, yes=True))["n"] == 4
        for person in (ann, ben, cyd):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_who_got_up_has_no_say_in_a_wish(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", "Cyd", "Dan")
        table = made["table"]
        people = [await served.sit(table, token) for token in tokens_of(made)]
        ann, ben, _, dan = people
        assert (await dan.say("leave", seat=3))["type"] == "done"
        await do(served, table, ann, "get")
        await ben.until_n(2)
        await do(served, table, ben, "get")
        assert (await ann.say("undo", seat=0, n=3, ask=True))["type"] == "done"
        for yes in (True, False):
            refused = await dan.say("agree", seat=3, n=3, yes=yes)
            assert refused["why"]["id"] == "server-undo-unasked"
        # Who has agreed may still think better of it, as long as somebody is missing.
        assert (await ben.say("agree", seat=1, n=3, yes=True))["type"] == "done"
        assert (await ben.say("agree", seat=1, n=3, yes=False))["type"] == "done"
        assert ben.table["undo"] is None
        for person in people:
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_what_a_bot_did_for_a_person_is_that_persons_move(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        await ben.say("take_over", seat=1, bot="random")
        await do(served, made["table"], ann, "get")
        await ann.until_n(3)
        assert (await ann.say("undo", seat=0, n=3))["why"]["id"] == "server-undo-absent"
        await ben.say("take_back", seat=1)
        refused = await ann.say("undo", seat=0, n=3)
        assert (refused["why"]["id"], refused["can_ask"]) == ("undo-another-acted", True)
        await ann.close()
        await ben.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_wish_ends_when_it_is_others_who_must_agree(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", "Cyd")
        table = made["table"]
        people = [await served.sit(table, token) for token in tokens_of(made)]
        ann, ben, cyd = people
        await do(served, table, ann, "get")
        await ben.until_n(2)
        await do(served, table, ben, "get")
        for change in ("leave", "take_back", "take_over", "take_back"):
            assert (await ann.say("undo", seat=0, n=3, ask=True))["type"] == "done"
            if change != "take_back":  # else nobody else would have to agree
                assert (await ben.say("agree", seat=1, n=3, yes=True))["type"] == "done"
            await cyd.say(change, seat=2)
            sheet = (await served.table(table)).sheet
            assert (sheet.line, sheet.wish, cyd.table["undo"]) == (2, None, None)
        for person in people:
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_who_has_gone_before_the_last_agreement_has_not_agreed() -> None:
    seats = [SeatWanted("person", name) for name in ("Ann", "Ben", "Cyd")]
    making = make(NewTable("imhotep", seats))
    for _ in range(2):
        making.add(moves.play(making.table, 1, "person", next_chance(making.table), 0))
    record = moves.record_of(making.table, making.entries)
    making.add(moves.ask_undo(making.table, record, 0, 0, 30))
    for gone in ({"left": True}, {"stand_in": "random"}):
        chairs = list(making.table.sheet.seats)
        chairs[1] = msgspec.structs.replace(chairs[1], **gone)
        table = making.table.with_sheet(seats=chairs)
        assert moves.missing_consent(table) == [2]
        with pytest.raises(Refused) as refused:
            moves.undo(table, record, 0, 0, freely=False)
        assert refused.value.why.id == "server-undo-absent"


def test_what_was_revealed_to_a_person_alone_with_bots_is_taken_back_on_demand(
    tmp_path: Path,
) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("builders", "Ann", "random")
        table = made["table"]
        ann = await served.sit(table, *tokens_of(made))
        while ann.standing["views"][0]["undo"]["id"] != "undo-revealed":
            await ann.until_asked()
            await ann.choose(ann.choices()[0][1]["action"])
        await ann.until_asked()
        n = ann.standing["n"]
        refused = await ann.say("undo", seat=0, n=n)
        assert (refused["why"]["id"], refused["can_ask"]) == ("undo-revealed", True)
        line = (await served.table(table)).sheet.line
        assert (await ann.say("undo", seat=0, n=n, ask=True))["type"] == "done"
        assert (await served.table(table)).sheet.line < line
        assert ann.choices()
        await ann.close()

    serve(tmp_path / "tables.db", scenario)
