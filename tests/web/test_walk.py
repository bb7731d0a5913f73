"""Short walks over all that can happen at a table; long ones are in docs/reliability.md."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tools.live.browser import GAMES
from tools.trials.walk import open_world, walk
from tools.trials.walk_setups import share
from tools.trials.walk_world import Broken

STEPS = 150
SEED = 1
SPOIL = "() => (document.querySelector('.total [aria-hidden]').textContent = '99')"


@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_all_pages_agree_with_the_server(game: str, tmp_path: Path) -> None:
    walked = asyncio.run(walk(game, STEPS, SEED, tmp_path))
    assert walked.happened.total() == STEPS
    assert walked.happened["new table"] >= 2
    assert walked.reloads > 0


def test_a_wrong_figure_and_a_complaint_are_noticed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_world("imhotep", tmp_path) as world:
            await share(world, Random(1))
            await world.agree()
            ann = world.tabs[0]
            await ann.page.evaluate(SPOIL)
            with pytest.raises(Broken, match=r"totals: .*'99'"):
                await world.agree(patience=0.5)
            await ann.page.reload()
            await world.agree()
            await ann.page.evaluate("() => console.error('alas')")
            with pytest.raises(Broken, match="Ann complains: alas"):
                await world.agree()

    asyncio.run(scenario())
