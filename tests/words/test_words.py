"""Whatever happens in a game is asked, offered and told in messages that every reader can word."""

from collections.abc import Iterator

import pytest

from boardwright.core.chance import Random, RandomChance, ScriptedChance
from boardwright.core.game import Game, Outcome, State
from boardwright.core.library import game_names, load, load_chosen
from boardwright.core.messages import Message, Value, message
from boardwright.texts import ENGLISH, Texts, languages
from boardwright.wording import words_of
from boardwright.wording.choices import ChoiceGroup, GroupedChoice, Labelled, grouped
from boardwright.wording.game_words import Line
from tests.laws.tables import TABLES
from tests.rules.builders.table import table as builders_table
from tests.rules.imhotep.table import table as imhotep_table


def some_games(name: str) -> list[Game]:
    """Return a game with some of the option sets of the laws, all numbers of players among them."""
    options = TABLES[name].options
    return [
        load_chosen(name, options[at]) for at in range(0, len(options), max(1, len(options) // 9))
    ]


def parts_of(said: Message) -> Iterator[Message | str | int]:
    """Return a message and all that it is put together from."""
    yield said
    for value in said.values.values():
        yield from parts_of_value(value)


def parts_of_value(value: Value) -> Iterator[Message | str | int]:
    if isinstance(value, Message):
        yield from parts_of(value)
    elif isinstance(value, list):
        for part in value:
            yield from parts_of(part)
    else:
        assert isinstance(value, str | int), "only what JSON keeps as it is"
        yield value


@pytest.mark.parametrize("name", game_names())
def test_every_question_choice_and_deed_can_be_worded(name: str) -> None:
    speakers = [Texts(language) for language in languages()]

    def check(said: Message) -> None:
        assert all(speaker.speak(said) for speaker in speakers)
        for part in parts_of(said):
            # Words of a language would be said to readers of all.
            assert not isinstance(part, str) or " " not in part
            # Ids are for people who translate: the engine's own numbers are not said.
            assert not isinstance(part, int) or part >= 0

    done: set[int] = set()
    for number, game in enumerate(some_games(name)):
        words = words_of(game)
        chance, random = RandomChance(number), Random(number)
        state = game.new_state(chance)
        while not state.is_terminal():
            seat, legal = state.current_player(), state.legal_actions()
            view, before, scores = state.view(seat), state.view(-1), state.scores()
            question = words.question(view)
            check(question)
            for other in range(-1, game.num_players()):
                assert words.question(state.view(other)) == question
            groups = words.groups(view, legal)
            assert [choice.action for group in groups for choice in group.choices] == legal
            for group in groups:
                check(group.heading)
                labels = [choice.label for choice in group.choices]
                for label in labels:
                    check(label)
                assert all(labels.count(label) == 1 for label in labels)
            # What is new first, so that a few games come by most actions.
            action = next((a for a in legal if a not in done), legal[random.below(len(legal))])
            done.add(action)
            state.apply_action(action, chance)
            lines = words.tell(before, action, state.view(-1))
            assert lines[0][0].values["seat"] == words.seat(seat)
            for line in lines + words.gains(scores, state.scores()):
                assert line
                for said in line:
                    check(said)
        seats = [words.seat(seat) for seat in range(game.num_players())]
        for said in words.outcome(state.outcome(), state.scores(), [0], seats):
            check(said)
        for source in game.sources():
            check(words.source(source))


def spoken(lines: list[Line]) -> list[str]:
    return [" ".join(ENGLISH.speak(said) for said in line) for line in lines]


def test_points_are_told_by_seat_and_source_in_one_line() -> None:
    words = words_of(load("biotopia", players=3))
    before = [
        {"butterflies": 2, "large_whites": 3},
        {"butterflies": 4, "large_whites": 0},
        {"butterflies": 0, "large_whites": 0},
    ]
    after = [
        {"butterflies": 2, "large_whites": 0},
        {"butterflies": 5, "large_whites": 3},
        {"butterflies": 0, "large_whites": 0},
    ]
    assert spoken(words.gains(before, after)) == [
        "Points: Player 1 -3 large whites · Player 2 +1 butterflies and +3 large whites"
    ]
    assert words.gains(after, after) == []


def test_the_end_is_told_with_its_reason_what_broke_a_tie_and_who_came_where() -> None:
    words = words_of(load("imhotep", players=3))
    scores = [{"temple": 7}, {"temple": 1}, {"temple": 7}]
    seats = [words.seat(seat) for seat in range(3)]
    shared = Outcome([1, 3, 1], "six-rounds", "stones-on-sled")
    told = words.outcome(shared, scores, [0, 1, 2], seats)
    assert [ENGLISH.speak(said) for said in told] == [
        "Black and Brown share the victory.",
        "Six rounds have been played.",
        "The tie was broken by the stones on the sleds.",
        "1. Black and Brown with 7 points",
        "3. White with 1 point",
    ]
    told = words.outcome(Outcome([1, 2, 3], "six-rounds", ""), scores, [], seats)
    assert len(told) == 5


@pytest.mark.parametrize(
    ("places", "own", "words"),
    [
        ([2, 1, 3], [], "Ben won."),
        ([2, 1, 3], [0], "Ben won."),
        ([2, 1, 3], [1], "You won!"),
        ([2, 1, 3], [0, 1], "Ben won."),
        ([1, 1, 3], [2], "Ann and Ben share the victory."),
        ([1, 1, 3], [1], "You share the victory with Ann."),
        ([1, 1, 1], [2], "You share the victory with Ann and Ben."),
    ],
)
def test_who_won_is_told_by_name_and_as_you_to_the_winner(
    places: list[int], own: list[int], words: str
) -> None:
    people = [message("table-sitter", name=name) for name in ("Ann", "Ben", "Cyd")]
    scores = [{"temple": 4 - place} for place in places]
    outcome = Outcome(places, "six-rounds", "")
    told = words_of(load("imhotep", players=3)).outcome(outcome, scores, own, people)
    assert ENGLISH.speak(told[0]) == words


def offered(game: Game, state: State) -> dict[str, list[str]]:
    """Return the legal actions as they are offered, by heading."""
    view = state.view(state.current_player())
    return {
        ENGLISH.speak(group.heading): [ENGLISH.speak(choice.label) for choice in group.choices]
        for group in words_of(game).groups(view, state.legal_actions())
    }


def told(game: Game, state: State, text: str, draws: str = "") -> list[str]:
    """Play an action by its text and return what is told of it."""
    chance = ScriptedChance([game.string_to_chance(draw) for draw in draws.split()])
    before, action = state.view(-1), state.string_to_action(text)
    state.apply_action(action, chance)
    return spoken(words_of(game).tell(before, action, state.view(-1)))


def test_who_can_do_nothing_in_imhotep_is_offered_to_pass() -> None:
    game = load("imhotep", players=2)
    stuck = "b... ... ..>temple .>market"
    state = imhotep_table(players="2", ships=stuck, black="0 0", white="2 0", round="3 b w")
    assert offered(game, state) == {"Nothing can be done": ["pass"]}
    assert told(game, state, "pass") == ["Black passes."]


def test_pyramids_are_offered_with_what_their_next_space_gives() -> None:
    game = load("imhotep", players=3, sides="ABAAA")
    state = imhotep_table(sides="ABAAA", ships="b... bnw ..>temple .>market", pyramids="bl wm wm")
    told(game, state, "sail 2 pyramids")
    assert offered(game, state) == {
        "Build": ["left: 1 point and a card", "middle: 1 point and stones", "right: 2 points"]
    }
    assert told(game, state, "pyramid left", "card:statue") == [
        "Black builds on the left pyramid. Pyramids: black.",
        "Black draws Statue.",
    ]


def test_bonus_stones_are_offered_and_told() -> None:
    game = load("imhotep", players=3, sides="ABAAA")
    state = imhotep_table(sides="ABAAA", ships="... ... ..>temple w", pyramids="bm bm", white="3 9")
    told(game, state, "sail 4 pyramids")
    told(game, state, "pyramid middle")
    question = words_of(game).question(state.view(1))
    words = "White, as a bonus you may take stones from the quarry to your sled."
    assert (ENGLISH.speak(question), words_of(game).rule(state.view(1))) == (words, "IM-7.2")
    assert offered(game, state) == {"Bonus stones": ["decline", "2 stones"]}
    places = [state.action_places(action) for action in state.legal_actions()]
    assert places == [["site:pyramids"], ["site:pyramids"]]
    declining = state.clone()
    assert told(game, declining, "decline") == ["White declines the bonus."]
    assert told(game, state, "stones") == ["White gets 2 stones."]


def test_tnt_is_offered_and_told() -> None:
    game = load("builders", players=2)
    tokens = "stone_sword*2,tnt*1"
    state = builders_table(cells="c3=witch_stone*4", red=f"13 1 0,0,0,0,0,0,0 - {tokens}")
    told(game, state, "fight c3", "weapon:stone_sword weapon:stone_sword weapon:tnt")
    assert offered(game, state) == {"TNT": ["light it", "keep it"]}
    question = words_of(game).question(state.view(0))
    assert ENGLISH.speak(question) == "Red, light the TNT? Witch needs 5 hearts, you have 4."
    assert told(game, state, "light") == ["Red lights the TNT. The Witch is beaten."]


def test_actions_with_equal_headings_stand_together() -> None:
    take, other = message("imhotep-do-take"), message("imhotep-do-sail", ship=1)
    sail = message("imhotep-do-sail", ship=2)
    label = message("imhotep-label-pass")
    assert grouped(
        [
            Labelled(3, take, label, line=True),
            Labelled(5, take, label, line=True),
            Labelled(6, other, label),
            Labelled(8, sail, label),
        ]
    ) == [
        ChoiceGroup(take, [GroupedChoice(3, label), GroupedChoice(5, label)], lines=True),
        ChoiceGroup(other, [GroupedChoice(6, label)], lines=False),
        ChoiceGroup(sail, [GroupedChoice(8, label)], lines=False),
    ]
