"""What a move changed of the scores is told to everybody alike, and adds up."""

from pathlib import Path

import pytest

from tools.live.served import Person, Served, serve, tokens_of


def last_choice(person: Person) -> int:
    """Return the last action that is offered: in each game one that scores before long."""
    action: int = person.choices()[-1][1]["action"]
    return action


@pytest.mark.parametrize("game", ["imhotep", "builders", "biotopia"])
def test_what_is_earned_adds_up_to_the_scores_that_everybody_sees(
    game: str, tmp_path: Path
) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make(game, "Ann", "Ben")
        both = await served.sit(made["table"], *tokens_of(made))
        watcher = await served.sit(made["table"], made["watch"])
        told = [0, 0]
        while not (sum(told) and both.standing["line"] > 60) and both.choices():
            await both.choose(last_choice(both))
            await watcher.until_n(both.standing["n"])
            item = watcher.heard[-1]["told"]
            assert both.heard[-2]["told"] == item
            for part in item["earned"]:
                told[part["seat"]] += part["points"]
            assert told == [sum(points.values()) for points in both.standing["scores"]]
        assert sum(told)
        later = await served.sit(made["table"], made["watch"])
        assert later.table["log"][-1]["earned"] == item["earned"]
        for person in (both, watcher, later):
            await person.close()

    serve(tmp_path / "tables.db", scenario)
