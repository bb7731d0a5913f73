"""What a stranger sends takes a time that grows with its length; the long trial prints a table."""

from tools.trials.hostile import costs

STEPS = (1, 8)


def test_eight_times_as_much_takes_hardly_more_than_eight_times_as_long() -> None:
    slow = [
        cost
        for cost in costs(least=1000, repeats=2, steps=STEPS)
        if cost.seconds[-1] > max(0.02, 20 * cost.seconds[0])
    ]
    assert slow == []
