"""Going on from a move of another game, at a table of one's own, betrays nobody."""

from pathlib import Path
from random import Random

from tools.live.served import Json, Served, after_the_pair, serve, tokens_of


async def play_on(served: Served, made: Json, line: int, *tokens: str, **more: str) -> Json:
    """Ask to go on from a line with these tokens; return the answer."""
    body = {"tokens": list(tokens), "line": line, "name": "Ann", **more}
    answer = await served.http.post(f"/api/tables/{made['table']}/play-on", json=body)
    told: Json = answer.json()
    return told


async def choose_at_random(served: Served, made: Json, moves: int) -> list[str]:
    """Let all people of a table choose; return how it stood after the setup and each move."""
    people = await served.sit(made["table"], *tokens_of(made))
    stood = [(await served.state(made["table"])).serialize()]
    random = Random(6)
    for _ in range(moves):
        _, choice = random.choice(people.choices())
        await people.until_n((await people.choose(choice["action"]))["n"])
        stood.append((await served.state(made["table"])).serialize())
    await people.close()
    return stood


def test_a_running_game_without_secrets_is_gone_on_with_from_any_move(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("builders", "Ann", "Ben", has_hints=False)
        stood = await choose_at_random(served, made, 8)
        ann, ben = tokens_of(made)
        for line in (0, 5, 8):
            again = await play_on(served, made, line, ben, bot="random")
            table = await served.table(again["table"])
            assert [held["seat"] for held in again["seats"]] == [1]
            assert [seat.bot for seat in table.sheet.seats] == ["random", ""]
            assert table.sheet.seats[1].name == "Ann"
            # Advice that the players forbade each other cannot be had by this way round.
            assert not table.sheet.created.has_hints
            if table.sheet.line == line:  # else the bot has moved already
                assert table.position == stood[line]
        assert (await play_on(served, made, 9, ann))["why"]["id"] == "server-no-line"
        assert (await play_on(served, made, 5, "x" * 32))["why"]["id"] == "server-no-token"
        assert (await play_on(served, made, 5, ann, bot="os:system"))["why"]["id"] == (
            "server-no-bot"
        )
        watched = await play_on(served, made, 5, made["watch"])
        assert len(watched["seats"]) == 1

    serve(tmp_path / "tables.db", scenario)


def test_what_other_people_hide_is_not_betrayed(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("biotopia", "Ann", "Ben")
        await choose_at_random(served, made, 3)
        ann, ben = tokens_of(made)
        for tokens in ([ann], [ben], [made["watch"]], [made["host"]]):
            for line in (0, 3):
                refused = await play_on(served, made, line, *tokens)
                assert refused["why"]["id"] == "server-play-on-secret"
        # Those who share a device hide their hands from each other, and a bot has one as well.
        alone = await served.make("biotopia", "Ann", "random")
        for origin, tokens in [
            (made, [ann, ben]),
            (alone, tokens_of(alone)),
            (alone, [alone["watch"]]),
        ]:
            refused = await play_on(served, origin, 0, *tokens)
            assert refused["why"]["id"] == "server-play-on-secret"

    serve(tmp_path / "tables.db", scenario)


def test_all_who_share_a_device_go_on_together(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("builders", "Ann", "random", "Cyd")
        again = await play_on(served, made, 0, *tokens_of(made), bot="greedy")
        seats = (await served.table(again["table"])).sheet.seats
        assert [(seat.name, seat.bot) for seat in seats] == [
            ("Ann", ""),
            ("", "greedy"),
            ("Cyd", ""),
        ]
        assert [held["seat"] for held in again["seats"]] == [0, 2]
        people = await served.sit(again["table"], *tokens_of(again))
        assert people.table["own"] == [0, 2]
        await people.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_pair_that_somebody_looked_at_stays_secret_ever_after(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", options={"sides": "BBBBB"})
        both = await served.sit(made["table"], *tokens_of(made))
        random = Random(3)
        looker = -1
        while looker < 0:
            action = after_the_pair(both.choices(), random)
            await both.until_n((await both.choose(action))["n"])
            secret = [view["seat"] for view in both.standing["views"] if view["is_secret"]]
            looker = secret[0] if secret else -1
        line = both.standing["line"]
        await both.say("look", line=line)
        secret_to = [view["seat"] for view in both.heard[-2]["views"] if view.get("is_secret")]
        assert secret_to == [looker]  # so those who share a device know what to hide
        await both.until_n((await both.choose())["n"])
        own, other = tokens_of(made)[looker], tokens_of(made)[1 - looker]
        assert "table" in await play_on(served, made, line - 1, other)
        for later in (line, line + 1):
            assert (await play_on(served, made, later, other))["why"]["id"] == (
                "server-play-on-secret"
            )
            assert "table" in await play_on(served, made, later, own)
        # Whoever holds all seats would be dealt the same pair again, so no line will do.
        for earlier in (line - 1, line):
            assert (await play_on(served, made, earlier, own, other))["why"]["id"] == (
                "server-play-on-secret"
            )
        while not both.standing["outcome"]:
            await both.until_n((await both.choose())["n"])
        assert "table" in await play_on(served, made, line, other)
        await both.close()

    serve(tmp_path / "tables.db", scenario)
