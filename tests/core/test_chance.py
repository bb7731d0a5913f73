import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.chance import (
    ImpossibleAnswer,
    Random,
    RandomChance,
    RecordingChance,
    ScriptedChance,
    Undecided,
)

# Kept for ever: a seed that somebody wrote down must deal the same game next year.
FIRST_WORDS: list[tuple[tuple[object, ...], list[int]]] = [
    ((), [145914571, 2134666156, 4167021154, 1984574992]),
    ((0,), [7001494, 2221811072, 396437794, 2083453740]),
    ((1,), [1578724794, 2488549467, 23562356, 1849879078]),
    ((7,), [288609112, 3102924712, 4179660812, 2647792407]),
    ((7, "bot", 2), [2697110423, 2788193807, 3692203383, 2762635752]),
    (("imhotep",), [3842738755, 4010654265, 1417709682, 1946393837]),
    ((18446744073709551616,), [3981050426, 3873574885, 4203742547, 2101274879]),
    ((-1,), [600541127, 2309015092, 3674528325, 197851723]),
]


def counts(*numbers: int) -> vec[i64]:
    return vec[i64](list(numbers))


@pytest.mark.parametrize(("seed", "words"), FIRST_WORDS)
def test_a_seed_gives_the_same_words_for_ever(seed: tuple[object, ...], words: list[int]) -> None:
    random = Random(*seed)
    assert [random.word() for _ in words] == words


def test_the_generator_is_xoshiro128starstar() -> None:
    """The numbers are those of the authors' reference program from the state 1, 2, 3, 4."""
    random = Random()
    random.a, random.b, random.c, random.d = 1, 2, 3, 4
    expected = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849]
    assert [random.word() for _ in expected] == expected


def test_seeds_that_differ_only_a_little_give_different_words() -> None:
    seeds: list[tuple[object, ...]] = [(7,), (8,), ("7",), (7, 0), (7, "bot"), (-7,), (7.0,)]
    assert len({Random(*seed).word() for seed in seeds}) == len(seeds)


def test_no_seed_gives_the_state_of_zeros_that_would_stand_still() -> None:
    assert all(Random(seed).d % 2 == 1 for seed in range(100))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 34])
def test_below_is_unbiased(n: int) -> None:
    random = Random("chi-square", n)
    times = 2000 * n
    found = [0] * n
    for _ in range(times):
        found[random.below(n)] += 1
    chi_square = sum((count - 2000) ** 2 / 2000 for count in found)
    freedom = n - 1
    assert chi_square <= freedom + 4 * (2 * freedom) ** 0.5  # four standard deviations


def test_below_is_unbiased_where_a_plain_product_would_not_be() -> None:
    """Of 2**32 words, 8 fall on 3 neighbouring numbers: one of them would get only 2."""
    random = Random("rejection")
    n = 3 * 2**29
    thirds = [0, 0, 0]
    for _ in range(6000):
        thirds[random.below(n) % 3] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in thirds) <= 2 + 4 * 4**0.5


def test_a_chance_that_cannot_stop_needs_no_rehearsal() -> None:
    chance = RandomChance(1)
    assert not chance.may_stop
    assert chance.rehearsal() is chance


def test_random_chance_draws_by_weight() -> None:
    chance = RandomChance("weights")
    found = [0, 0, 0, 0]
    for _ in range(8000):
        found[chance.pick(0, counts(1, 0, 5, 2), 8)] += 1
    assert found[1] == 0
    expected = [1000, 0, 5000, 2000]
    chi_square = sum((f - e) ** 2 / e for f, e in zip(found, expected) if e)
    assert chi_square <= 2 + 4 * 4**0.5


def test_random_chance_answers_the_same_for_the_same_seed() -> None:
    one, other = RandomChance(7, "x"), RandomChance(7, "x")
    bag = counts(3, 1, 4, 1, 5)
    assert [one.pick(0, bag, 14) for _ in range(50)] == [other.pick(0, bag, 14) for _ in range(50)]


def test_a_script_answers_in_order_and_then_stops_with_the_question() -> None:
    script = ScriptedChance([2, 0])
    assert script.pick(5, counts(1, 0, 3), 4) == 2
    assert script.pick(5, counts(1, 0, 2), 3) == 0
    with pytest.raises(Undecided, match=r"question 6 is open: \[0, 1, 3\]") as stopped:
        script.pick(6, counts(0, 1, 3), 4)
    assert stopped.value.question == 6
    assert stopped.value.counts == [0, 1, 3]
    assert stopped.value.probabilities() == [(1, 0.25), (2, 0.75)]


@pytest.mark.parametrize("answer", [-1, 1, 3, 2**31])
def test_a_script_refuses_what_cannot_come_up(answer: int) -> None:
    script = ScriptedChance([0, answer])
    script.pick(0, counts(1, 0, 3), 4)
    with pytest.raises(ImpossibleAnswer, match=f"answer 2 of the script is {answer}"):
        script.pick(0, counts(1, 0, 3), 4)
    assert script.next == 1


def test_a_script_keeps_its_own_answers() -> None:
    answers = [1]
    script = ScriptedChance(answers)
    answers.append(0)
    script.pick(0, counts(0, 1), 1)
    with pytest.raises(Undecided):
        script.pick(0, counts(1, 0), 1)


def test_a_rehearsal_goes_through_the_rest_of_the_script_and_leaves_it() -> None:
    script = ScriptedChance([1, 0])
    script.pick(0, counts(1, 1), 2)
    rehearsal = script.rehearsal()
    assert rehearsal is not script
    assert rehearsal.pick(0, counts(1, 0), 1) == 0
    with pytest.raises(Undecided):
        rehearsal.pick(0, counts(1, 0), 1)
    assert script.pick(0, counts(1, 0), 1) == 0


def test_recording_keeps_questions_and_answers_of_the_inner_chance() -> None:
    recording = RecordingChance(ScriptedChance([1, 0]))
    assert recording.pick(3, counts(1, 1), 2) == 1
    assert recording.pick(4, counts(1, 0), 1) == 0
    with pytest.raises(Undecided):
        recording.pick(5, counts(1, 0), 1)
    assert recording.questions == [3, 4]
    assert recording.answers == [1, 0]


def test_recording_rehearses_as_the_inner_chance_does_and_keeps_nothing_of_it() -> None:
    assert not RecordingChance(RandomChance(1)).may_stop
    recording = RecordingChance(ScriptedChance([1]))
    rehearsal = recording.rehearsal()
    assert recording.may_stop
    assert rehearsal.pick(0, counts(0, 1), 1) == 1
    assert recording.answers == []
    assert recording.pick(0, counts(0, 1), 1) == 1
