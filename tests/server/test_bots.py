"""Bots think in processes of their own, which may die or hang without harm to any table."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.library import load
from boardwright.server.running.metrics import Metrics
from boardwright.server.thinking.bot_pipe import BotQuestion
from boardwright.server.thinking.bot_worker import answer
from boardwright.server.thinking.bot_workers import BotWorkers
from tools.live.served import Served, serve, tokens_of


def question(bot: str = "greedy", game: str = "imhotep") -> BotQuestion:
    """Return a question about the first position of a game."""
    loaded = load(game, players=2)
    state = loaded.new_state(RandomChance(1))
    seat = state.current_player()
    legal = state.legal_actions()
    view = state.view(seat)
    game_of = (game, loaded.version, loaded.options, "")
    return BotQuestion(bot, *game_of, seat, view, legal, "seed")


@pytest.mark.parametrize("game", ["imhotep", "builders", "biotopia"])
def test_the_process_answers_as_the_bot_does(game: str) -> None:
    async def scenario() -> None:
        workers = BotWorkers(1, 60.0, Metrics())
        asked = question("level:2", game)
        assert await workers.ask(asked, "ann") == answer(asked)
        await workers.close()

    asyncio.run(scenario())


def test_a_process_that_dies_is_started_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        metrics = Metrics()
        workers = BotWorkers(1, 60.0, metrics)
        asked = question()
        first = await workers.ask(asked, "ann")
        (pid,) = workers.pids()
        os.kill(pid, signal.SIGKILL)
        assert await workers.ask(asked, "ann") == first
        assert workers.pids() != [pid]
        assert metrics.of("worker_restarts_total") == 1
        assert metrics.of("bot_troubles_total") == 0
        await workers.close()

    asyncio.run(scenario())


def test_what_kills_every_process_gets_a_legal_action_and_the_reason() -> None:
    async def scenario() -> None:
        workers = BotWorkers(1, 60.0, Metrics())
        asked = question()._replace(bot="no-such-bot")
        lost = await workers.ask(asked, "ann")
        assert lost.action in asked.legal
        assert lost.trouble == "server-bot-lost"
        assert (await workers.ask(question(), "ann")).trouble == ""
        await workers.close()

    asyncio.run(scenario())


def test_a_process_loads_nothing_that_lies_where_the_server_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trap = "import os\nos._exit(1)\n"
    for name in ("boardwright", "msgspec", "statistics"):
        (tmp_path / f"{name}.py").write_text(trap)
    monkeypatch.chdir(tmp_path)

    async def scenario() -> None:
        workers = BotWorkers(1, 60.0, Metrics())
        assert (await workers.ask(question(), "ann")).trouble == ""
        await workers.close()

    asyncio.run(scenario())


def test_a_process_that_hangs_is_ended(tmp_path: Path) -> None:
    async def scenario() -> None:
        metrics = Metrics()
        workers = BotWorkers(1, 0.01, metrics)
        asked = question()
        assert (await workers.ask(asked, "ann")).trouble == "server-bot-lost"
        assert metrics.of("worker_restarts_total") == 1
        await workers.close()

    asyncio.run(scenario())


def test_nothing_is_started_once_all_is_closed() -> None:
    async def scenario() -> None:
        workers = BotWorkers(1, 60.0, Metrics())
        waiting = asyncio.create_task(workers.ask(question("mcts:60s"), "ann"))
        while not workers.pids():
            await asyncio.sleep(0.01)
        await workers.close()
        assert (await waiting).trouble == "server-bot-lost"
        assert workers.pids() == []

    asyncio.run(scenario())


def test_trouble_with_a_bot_is_told_at_the_table(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "random")
        ann = await served.sit(made["table"], *tokens_of(made))
        await ann.choose()
        notice = await ann.until(lambda heard: heard["type"] == "notice")
        assert notice["said"]["id"] == "server-bot-lost"
        await ann.until_asked()
        assert (await ann.choose())["type"] == "done"
        await ann.close()

    serve(tmp_path / "tables.db", scenario, bot_seconds=0.001)


def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("biotopia", "Ann", "level:1", "random")
        ann = await served.sit(made["table"], *tokens_of(made))
        while not ann.standing["outcome"]:
            await ann.until_asked()
            if ann.choices():
                await ann.choose()
        by = {told["by"] for told in ann.heard[-2].get("log", [])} | {
            heard["told"]["by"] for heard in ann.heard if heard["type"] == "moved"
        }
        assert by == {"person", "bot"}
        await ann.close()

    serve(tmp_path / "tables.db", scenario)
