import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.chance import RandomChance, ScriptedChance, Undecided


def bag_of(*counts: int) -> Bag:
    return Bag(vec[i64](list(counts)))


def contents(bag: Bag) -> list[int]:
    return [int(count) for count in bag.counts]


def test_a_bag_counts_what_is_in_it() -> None:
    bag = bag_of(2, 0, 3)
    assert contents(bag) == [2, 0, 3]
    assert bag.total == 5


def test_a_bag_does_not_share_the_counts_it_was_made_from() -> None:
    counts = vec[i64]([1, 1])
    bag = Bag(counts)
    bag.put(0)
    assert [int(count) for count in counts] == [1, 1]


def test_a_draw_takes_out_what_chance_answers() -> None:
    bag = bag_of(2, 0, 3)
    assert bag.draw(ScriptedChance([2]), 0) == 2
    assert contents(bag) == [2, 0, 2]
    assert bag.total == 4


def test_a_draw_asks_with_all_that_may_come_and_leaves_the_bag_if_chance_stops() -> None:
    bag = bag_of(2, 0, 3)
    with pytest.raises(Undecided) as stopped:
        bag.draw(ScriptedChance([]), 9)
    assert stopped.value.question == 9
    assert stopped.value.counts == [2, 0, 3]
    assert contents(bag) == [2, 0, 3]
    assert bag.total == 5


def test_drawing_everything_gives_exactly_what_was_in_it() -> None:
    bag = bag_of(2, 0, 3, 1)
    chance = RandomChance(7)
    assert sorted(bag.draw(chance, 0) for _ in range(6)) == [0, 0, 2, 2, 2, 3]
    assert contents(bag) == [0, 0, 0, 0]
    assert bag.total == 0


def test_what_is_put_in_can_be_taken_out() -> None:
    bag = bag_of(0, 0)
    bag.put(1)
    assert contents(bag) == [0, 1]
    assert bag.total == 1
    bag.take(1)
    assert contents(bag) == [0, 0]
    assert bag.total == 0


def test_nothing_can_be_taken_that_is_not_there() -> None:
    bag = bag_of(1, 0)
    with pytest.raises(ValueError, match="no 1 is in the bag"):
        bag.take(1)
    assert bag.total == 1


def test_pouring_moves_everything() -> None:
    one, other = bag_of(1, 2), bag_of(3, 0)
    one.pour_into(other)
    assert contents(one) == [0, 0]
    assert one.total == 0
    assert contents(other) == [4, 2]
    assert other.total == 6


def test_a_clone_is_independent() -> None:
    bag = bag_of(1, 2)
    clone = bag.clone()
    clone.take(1)
    bag.put(0)
    assert contents(bag) == [2, 2]
    assert bag.total == 4
    assert contents(clone) == [1, 1]
    assert clone.total == 2
