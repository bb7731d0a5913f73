"""How often a tree goes on to each of its nodes."""

from boardwright.bots.tree import OPEN, ROOT, WIN, Tree
from boardwright.core.game import ActionList

VISITS = 1000


def visits_of_equals(*, is_guided: bool, weights: list[float]) -> list[int]:
    """Return how often actions are tried that all come to the same, by their weights."""
    tree = Tree(len(weights), 0.5 * WIN, is_guided)
    legal = ActionList()
    nodes = []
    for action, weight in enumerate(weights):
        legal.add(action)
        node = tree.grow(ROOT, action)
        tree.weight[node] = weight
        tree.add(node, WIN // 2, 0)
        nodes.append(node)
    for _ in range(VISITS):
        tree.add(tree.choose(ROOT, legal), WIN // 2, 0)
    return [tree.visits[node] for node in nodes]


def test_a_plain_tree_tries_equals_equally_often() -> None:
    assert visits_of_equals(is_guided=False, weights=[6, 1, 1, 0]) == [VISITS // 4 + 1] * 4


def test_a_guided_tree_tries_by_weight_and_gives_some_tries_to_all_alike() -> None:
    visits = visits_of_equals(is_guided=True, weights=[6, 1, 1, 0])
    assert sum(visits) == VISITS + 4
    for count, weight in zip(visits, [6, 1, 1, 0], strict=True):
        share = OPEN / 4 + (1 - OPEN) * weight / 8
        assert abs(count - share * (VISITS + 4)) <= 3
