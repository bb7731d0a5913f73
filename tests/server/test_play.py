"""Whole games over the wire: every view is the rules' own, for each seat and for spectators."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardwright.core.game import Game, State
from boardwright.core.library import rules_of
from boardwright.server.table.showing import view_json
from tools.live.served import Json, Person, Served, serve, tokens_of


def as_sent(game: Game, state: State, seat: int) -> Any:
    """Return the rules' view of a seat as it goes over the wire."""
    return json.loads(bytes(view_json(game, state.view(seat))))


async def check(served: Served, table: str, person: Person) -> None:
    """Compare what a person was told last with the rules."""
    now = await served.table(table)
    assert now.state is not None
    assert now.rules is not None
    standing = person.standing
    assert (standing["n"], standing["hash"]) == (now.sheet.n, now.hash)
    assert [view["seat"] for view in standing["views"]] == (person.table["own"] or [-1])
    for view in standing["views"]:
        assert view["view"] == as_sent(now.rules.game, now.state, view["seat"])
        is_asked = view["seat"] == now.asked()
        legal = now.state.legal_actions() if is_asked else []
        assert sorted(choice["action"] for choice in view["actions"]) == legal
        for choice in view["actions"]:
            assert choice["text"] == now.state.action_to_string(choice["action"])
            assert choice["places"] == now.state.action_places(choice["action"])
    assert standing["scores"] == now.state.scores()
    rules = rules_of(now.sheet.created.game)
    assert standing["rule"] in [rule.id for rule in rules]
    assert standing["rule"] == now.rule


@pytest.mark.parametrize(
    ("game", "seats"), [("imhotep", 2), ("builders", 2), ("biotopia", 3)], ids=str
)
def test_a_whole_game_is_played_and_everybody_sees_what_the_rules_show(
    game: str, seats: int, tmp_path: Path
) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make(game, *["Ann", "Ben", "Cyd"][:seats])
        table = made["table"]
        people = [await served.sit(table, token) for token in tokens_of(made)]
        watcher = await served.sit(table, made["watch"])
        random = Random(game)
        moves = 0
        while not people[0].standing["outcome"]:
            asked = people[people[0].standing["asked"]]
            _, choice = random.choice(asked.choices())
            answer = await asked.choose(choice["action"])
            moves += 1
            assert answer["type"] == "done"
            assert answer["n"] == 1 + moves
            for person in [*people, watcher]:
                await person.until_n(answer["n"])
                if moves % 7 == 0 or person.standing["outcome"]:
                    await check(served, table, person)
        state = await served.state(table)
        outcome: Json = watcher.standing["outcome"]
        assert outcome["places"] == state.outcome().places
        assert outcome["told"][0]["id"] == "table-won"
        winners = [seat for seat, place in enumerate(outcome["places"]) if place == 1]
        for seat, person in enumerate(people):
            won: Json = person.standing["outcome"]["told"][0]
            is_told_you = won["id"] in ("table-won-you", "table-won-with")
            assert is_told_you == (seat in winners)
        await watcher.say("resync")
        assert watcher.table["status"] == "finished"
        assert watcher.table["standing"]["line"] == moves
        for person in [*people, watcher]:
            await person.close()

    serve(tmp_path / "tables.db", scenario)
