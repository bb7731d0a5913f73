"""Chairs: bots play for people who are away or slow, and people come back; and the chat."""

import asyncio
from pathlib import Path

from tools.live.served import Person, Served, serve, tokens_of


def test_a_bot_plays_for_who_hands_over_until_the_chair_is_taken_back(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        assert (await ann.say("take_back", seat=0))["why"]["id"] == "server-plays-already"
        assert (await ann.say("take_over", seat=0, bot="greedy"))["type"] == "done"
        assert ann.choices() == []
        await ben.until_asked()
        assert ben.table["seats"][0]["bot"] == "greedy"
        assert (await ben.choose(ben.choices()[0][1]["action"]))["type"] == "done"
        await ben.until_asked()
        again = await ann.say("take_over", seat=0, bot="greedy")
        assert again["why"]["id"] == "server-bot-plays"
        assert (await ann.say("take_back", seat=0))["type"] == "done"
        await ben.choose(ben.choices()[0][1]["action"])
        await ann.until_n(ben.standing["n"])
        assert ann.choices()
        by = [told["by"] for told in (await resynced(ann))["log"] if told["text"]]
        assert by == ["bot", "person", "bot", "person"]
        await ann.close()
        await ben.close()

    serve(tmp_path / "tables.db", scenario)


async def resynced(person: Person) -> dict[str, list[dict[str, str]]]:
    """Ask for the table again."""
    await person.say("resync")
    return person.table


def test_only_who_is_away_can_be_played_for_by_others(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", "Cyd")
        ann, ben, cyd = [await served.sit(made["table"], token) for token in tokens_of(made)]
        watcher = await served.sit(made["table"], made["watch"])
        asked = {"seat": 0, "bot": "random"}
        assert (await ben.say("take_over", **asked))["why"]["id"] == "server-not-away"
        await ann.close()
        await ben.until(lambda heard: heard["type"] == "seats" and not heard["seats"][0]["here"])
        assert (await watcher.say("take_over", **asked))["why"]["id"] == "server-not-own"
        assert (await ben.say("take_over", seat=2))["why"]["id"] == "server-not-away"
        assert (await ben.say("take_over", seat=9))["why"]["id"] == "server-no-seat"
        assert (await ben.say("take_over", seat=0, bot="os:system"))["why"]["id"] == "server-no-bot"
        assert (await ben.say("take_over", **asked))["type"] == "done"
        await ben.until_asked()
        assert (await cyd.say("leave", seat=2))["type"] == "done"
        assert (await cyd.say("leave", seat=2))["why"]["id"] == "server-has-left"
        assert (await ben.say("take_over", seat=2, bot="random"))["type"] == "done"
        back = await served.sit(made["table"], tokens_of(made)[2])
        assert (await back.say("take_back", seat=2))["type"] == "done"
        assert not back.table["seats"][2]["left"]
        for person in (ben, cyd, watcher, back):
            await person.close()

    serve(tmp_path / "tables.db", scenario, away=0)


def test_when_the_time_is_up_a_bot_moves(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", pace=1)
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        assert ann.standing["due"] > 0
        assert (await ann.choose())["type"] == "done"
        moved = await ann.until(lambda heard: heard["type"] == "moved" and heard["told"]["n"] == 3)
        assert (moved["told"]["seat"], moved["told"]["by"]) == (1, "clock")
        await ann.close()
        await ben.close()

    serve(tmp_path / "tables.db", scenario, stand_in="greedy")


def test_clocks_and_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    tables: list[str] = []

    async def first(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", pace=1)
        tables.append(made["table"])

    async def second(served: Served) -> None:
        for _ in range(300):
            listed = await served.server.rooms.store.listed(tables)
            if listed[0].number >= 5:
                return
            await asyncio.sleep(0.1)
        raise AssertionError("nobody moved")

    serve(tmp_path / "tables.db", first)
    serve(tmp_path / "tables.db", second, stand_in="random", grace=0.0)


def test_chat_is_plain_text_for_all_and_only_from_seats(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], tokens_of(made)[0])
        watcher = await served.sit(made["table"], made["watch"])
        assert (await ann.say("chat", seat=0, text=" <b>hi</b>\n there "))["type"] == "done"
        heard = await watcher.until(lambda heard: heard["type"] == "chat")
        assert heard["line"]["text"] == "<b>hi</b> there"
        assert heard["line"]["name"] == "Ann"
        assert (await watcher.say("chat", seat=0, text="hi"))["why"]["id"] == "server-not-own"
        assert (await ann.say("chat", seat=0, text=" "))["why"]["id"] == "server-chat-empty"
        assert (await ann.say("chat", seat=0, text="x" * 501))["why"]["id"] == "server-chat-long"
        assert (await ann.say("chat", seat=0, text="x" * 1001))["why"]["id"] == "server-garbage"
        reader = await served.sit(made["table"], made["watch"])
        assert [line["text"] for line in reader.table["chat"]] == ["<b>hi</b> there"]
        answers = [await ann.say("chat", seat=0, text=str(number)) for number in range(10)]
        assert answers[-1]["why"]["id"] == "server-too-fast"
        for person in (ann, watcher, reader):
            await person.close()

    serve(tmp_path / "tables.db", scenario)
