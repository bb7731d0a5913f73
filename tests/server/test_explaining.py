"""What places are and are worth, and why they cannot be chosen, told over the wire."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.game import View
from boardwright.core.library import game_names, load
from boardwright.core.messages import Message, message
from boardwright.games.imhotep.wording import ImhotepWords
from boardwright.server.table.explaining import why_not
from boardwright.server.table.rules_in_play import rules_for
from boardwright.wording import words_of
from boardwright.wording.game_words import GameWords, News
from tools.live.served import Json, Person, Served, serve, tokens_of

JUNK = ["?", "ship", "ship:", "ship:99", "ship:-1", "cell:Z9", "card:9.lever", "score:9"]
JUNK += ["a:b.c.d", "slot:1.", "mission:", "hand:x", "\x00", "“", "crossing:0", "{seat}"]


def told_of(self: GameWords, view: View, place: str) -> list[Message]:
    """Say of a place who looks at it."""
    seat: Any = getattr(view, "seat", 0)
    return [message("test-told", place=place, seat=seat)]


async def explained(person: Person, place: str, **more: Any) -> Json:
    """Return what is told of a place."""
    answer = await person.say("explain", place=place, **{"seat": 0, **more})
    assert answer["type"] == "done", answer
    return person.heard[-2]


def test_a_place_is_explained_to_who_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ImhotepWords, "explain", told_of)

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], tokens_of(made)[0])
        eve = await served.sit(made["table"], made["watch"])
        told = await explained(ann, "ship:1")
        assert (told["type"], told["n"], told["line"]) == ("explained", 1, 0)
        assert (told["seat"], told["place"], told["rule"]) == (0, "ship:1", "")
        assert told["told"] == [{"id": "test-told", "values": {"place": "ship:1", "seat": 0}}]
        assert (await explained(eve, "ship:1", seat=-1, line=0))["seat"] == -1
        assert (await ann.say("explain", seat=1, place="a"))["why"]["id"] == "server-not-own"
        assert (await eve.say("explain", seat=0, place="a"))["why"]["id"] == "server-not-own"
        late = await ann.say("explain", seat=0, place="a", line=1)
        assert late["why"]["id"] == "server-no-line"
        for place in ("", 41 * "a", 7, None):
            refused = await ann.say("explain", seat=0, place=place)
            assert refused["why"]["id"] == "server-garbage"
        await ann.close()
        await eve.close()

    serve(tmp_path / "tables.db", scenario)


def test_why_a_place_cannot_be_chosen_is_told_to_who_is_asked(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        asked = ann.standing["asked"]
        for seat in (0, 1):
            told = await explained(ann, "site:temple", seat=seat)
            assert told["why"]["id"] == ("imhotep-refused-minimum" if seat == asked else "")
            assert told["rule"] == ("IM-5.1" if seat == asked else "")
        assert (await explained(ann, "slot:1.1", seat=asked))["why"]["id"] == "", "it is legal"
        assert (await explained(ann, "nothing", seat=asked))["why"]["id"] == ""
        past = await explained(ann, "site:temple", seat=asked, line=0)
        assert past["why"]["id"] == "", "in the past nothing is chosen"
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


def test_points_are_told_by_their_sources_where_a_game_says_nothing_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ImhotepWords, "explain", GameWords.explain)

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        (told,) = (await explained(ann, "score:1"))["told"]
        assert told["id"] == "explained-no-points"
        assert (await explained(ann, "score:2"))["told"] == []
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize("game", game_names())
def test_nothing_is_told_of_what_is_no_place(game: str) -> None:
    loaded = load(game, players="2")
    state, words = loaded.new_state(RandomChance(1)), words_of(loaded)
    for seat in (-1, 0, 1):
        for place in JUNK:
            assert words.explain(state.view(seat), place) == [], place


@pytest.mark.parametrize("game", game_names())
def test_why_something_cannot_be_chosen_tells_only_what_its_seat_sees(game: str) -> None:
    """Whatever is imagined, the same is refused with the same words."""
    rules = rules_for(game, {"players": "3"}, "", load(game).version)
    chance, random = RandomChance(5), Random(5)
    state = rules.game.new_state(chance)
    found: set[str] = set()
    while not state.is_terminal():
        seat = state.current_player()
        places = {place for a in range(state.num_actions()) for place in state.action_places(a)}
        legal = {place for a in state.legal_actions() for place in state.action_places(a)}
        for place in random.sample(sorted(places), min(8, len(places))):
            refusal = why_not(rules, state, seat, place)
            assert (refusal is None) == (place in legal)
            if refusal is not None:
                found.add(refusal.why.id)
        for action in random.sample(range(state.num_actions()), 20):
            if not state.is_legal(action):
                other = rules.game.imagine(state.view(seat), RandomChance(action))
                assert other.refusal(action).told() == state.refusal(action).told()
        state.apply_action(random.choice(state.legal_actions()), chance)
    assert len(found) > 4


def test_news_are_for_who_plays_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = News("ships", message("test-told"), ["ship:1"])
    monkeypatch.setattr(ImhotepWords, "news", lambda self, view: [new])

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], tokens_of(made)[0])
        eve = await served.sit(made["table"], made["watch"])
        said = {"id": "test-told", "values": {}}
        for person, asked, told in (
            (ann, {"seat": 0}, []),
            (
                ann,
                {"seat": 0, "has_news": True},
                [{"topic": "ships", "said": said, "places": ["ship:1"]}],
            ),
            (ann, {"seat": 0, "line": 0, "has_news": True}, []),
            (eve, {"seat": -1, "has_news": True}, []),
        ):
            await person.say("prospects", **asked)
            assert person.heard[-2]["news"] == told
        await ann.close()
        await eve.close()

    serve(tmp_path / "tables.db", scenario)
