"""A clock is agreed on during the game, and silent people can be played for."""

from pathlib import Path

from boardwright.server.table import seating
from boardwright.server.table.changes import after
from boardwright.server.table.entries import Left, Paced, TakenBack
from boardwright.server.table.new_table import NewTable, SeatWanted, make
from tools.live.served import Json, Person, Served, serve, tokens_of


async def wish_at(person: Person) -> Json | None:
    """Return what is proposed at a table."""
    await person.say("resync")
    wish: Json | None = person.table["pace_wish"]
    return wish


def test_a_clock_holds_once_all_others_agree(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", "Cyd", "random")
        ann, ben, cyd = [await served.sit(made["table"], token) for token in tokens_of(made)]
        watcher = await served.sit(made["table"], made["watch"])
        assert (await ann.say("propose_pace", seat=0, pace=0))["why"]["id"] == "server-pace-same"
        refused = await watcher.say("propose_pace", seat=0, pace=60)
        assert refused["why"]["id"] == "server-not-own"
        assert (await ann.say("propose_pace", seat=0, pace=-1))["why"]["id"] == "server-garbage"
        assert (await ann.say("propose_pace", seat=0, pace=3600))["type"] == "done"
        again = await ben.say("propose_pace", seat=1, pace=60)
        assert again["why"]["id"] == "server-pace-pending"
        wish = {"seat": 0, "pace": 3600, "agreed": [], "missing": [1, 2]}
        assert await wish_at(watcher) == wish
        for person, answer in (
            (ann, {"seat": 0, "pace": 3600, "yes": True}),
            (ben, {"seat": 1, "pace": 60, "yes": True}),
        ):
            refused = await person.say("answer_pace", **answer)
            assert refused["why"]["id"] == "server-undo-unasked"
        # It stays while the game goes on, and who gets up has no say any more.
        await ann.choose()
        assert (await ben.say("answer_pace", seat=1, pace=3600, yes=True))["type"] == "done"
        # Who has agreed has said all there is to say, and cannot fill the store with it.
        again = await ben.say("answer_pace", seat=1, pace=3600, yes=True)
        assert again["why"]["id"] == "server-undo-unasked"
        assert await wish_at(cyd) == {**wish, "agreed": [1], "missing": [2]}
        assert cyd.table["pace"] == 0
        assert (await cyd.say("leave", seat=2))["type"] == "done"
        assert await wish_at(ann) is None
        assert (ann.table["pace"], ann.table["log"][-1]["lines"][0][0]["id"]) == (
            3600,
            "server-log-paced",
        )
        table = await served.table(made["table"])
        assert ann.standing["due"] == table.sheet.moved + 3_600_000
        (listed,) = await served.server.rooms.store.listed([made["table"]])
        assert listed.facts.due == ann.standing["due"]
        for person in (ann, ben, cyd, watcher):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_no_ends_it_and_who_is_alone_asks_nobody(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", pace=3600)
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        for seat, person in ((1, ben), (0, ann)):
            assert (await ann.say("propose_pace", seat=0, pace=0))["type"] == "done"
            assert (await person.say("answer_pace", seat=seat, pace=0, yes=False))["type"] == "done"
            assert await wish_at(ann) is None
            assert ann.table["pace"] == 3600
        alone = await served.make("imhotep", "Cyd", "random")
        cyd = await served.sit(alone["table"], *tokens_of(alone))
        await cyd.until_asked()
        assert cyd.standing["due"] == 0
        assert (await cyd.say("propose_pace", seat=0, pace=1))["type"] == "done"
        assert cyd.table["pace"] == 1
        # The clock runs from now on: after a second a bot moves.
        moved = await cyd.until(lambda it: it["type"] == "moved" and it["told"]["by"] == "clock")
        said = [message["id"] for message in moved["told"]["lines"][0]]
        assert said[0] == "server-clock-chose"
        assert len(said) > 1
        for person in (ann, ben, cyd):
            await person.close()

    serve(tmp_path / "tables.db", scenario, stand_in="random")


def test_who_is_there_but_does_not_move_can_be_played_for_after_a_while(tmp_path: Path) -> None:
    async def patient(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        moved = (await served.table(made["table"])).sheet.moved
        assert ben.standing["absent_from"] == moved + 60_000
        assert ben.standing["silent_from"] == moved + 300_000
        refused = await ben.say("take_over", seat=0)
        assert refused["why"]["id"] == "server-not-away"
        assert refused["why"]["values"]["seconds"] == 300
        await ann.say("take_over", seat=0, bot="greedy")
        await ben.until_asked()
        await ben.choose()
        assert (ben.standing["absent_from"], ben.standing["silent_from"]) == (0, 0)
        await ann.close()
        await ben.close()

    async def impatient(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        assert (await ben.say("take_over", seat=0, bot="random"))["type"] == "done"
        assert (await ann.say("take_back", seat=0))["type"] == "done"
        # With a clock, it is the clock that decides.
        slow = await served.make("imhotep", "Ann", "Ben", pace=86400)
        both = [await served.sit(slow["table"], token) for token in tokens_of(slow)]
        assert (await both[1].say("take_over", seat=0))["why"]["id"] == "server-not-away"
        for person in (ann, ben, *both):
            await person.close()

    serve(tmp_path / "patient.db", patient)
    serve(tmp_path / "impatient.db", impatient, silent=0)


def test_nobody_stops_the_clock_by_getting_up_and_coming_back() -> None:
    seats = [SeatWanted("person", "Ann"), SeatWanted("person", "Ben")]
    table = make(NewTable("imhotep", seats, pace=60)).table
    begun = table.sheet.moved
    for seat, expected in ((1, 0), (0, 1000), (0, 1000), (1, 1000)):
        at = table.sheet.moved + 1000
        table = after(after(table, Left(at, seat)), TakenBack(at, seat))
        assert table.sheet.moved - begun == expected
    assert table.due() == begun + 61_000
    assert after(table, Paced(begun + 5000, 0, 30)).due() == begun + 35_000
    assert seating.silent_from(table, 5) == table.due()
