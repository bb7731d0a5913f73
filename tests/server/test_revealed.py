"""What chance turned up is told in order, unless a game has secrets."""

from pathlib import Path

from boardwright.core.record import parse_line
from boardwright.games.builders.vocabulary import CENTRE, EXPLORE
from tools.live.served import Json, Person, Served, serve, tokens_of


def latest(person: Person) -> Json:
    """Return what was told of the latest move."""
    moved: Json = next(heard for heard in reversed(person.heard) if heard["type"] == "moved")
    told: Json = moved["told"]
    return told


def test_what_a_move_turned_up_is_told_to_everybody(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("builders", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        await ann.choose(int(EXPLORE + CENTRE))
        await ben.until_n(2)
        revealed = latest(ben)["revealed"]
        assert len(revealed) == 4
        assert all(text.startswith("tile:") for text in revealed)
        assert latest(ann)["revealed"] == revealed
        later = await served.sit(made["table"], tokens_of(made)[1])
        assert later.table["log"][-1]["revealed"] == revealed
        for person in (ann, ben, later):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_what_is_drawn_in_a_game_with_secrets_is_not_told(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("biotopia", "Ann", "Ben")
        both = await served.sit(made["table"], *tokens_of(made))
        drawn = 0
        while not drawn:
            await both.choose(both.choices()[0][1]["action"])
            assert latest(both)["revealed"] == []
            kept = (await served.table(made["table"])).sheet.lines
            drawn = len(parse_line(kept[-1], 1).chance)
        await both.close()

    serve(tmp_path / "tables.db", scenario)
