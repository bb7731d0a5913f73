"""Going back: freely while nothing was revealed and nobody else acted, else by consent."""

from pathlib import Path

from tests.server.served import Json, Person, Served, serve, tokens_of


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

    serve(tmp_path / "tables.db", scenario)


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
