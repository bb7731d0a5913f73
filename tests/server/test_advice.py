"""Advice over the wire: prospects of a view, hints for who is asked, a look back at a game."""

from functools import partial
from pathlib import Path

import pytest

from boardwright.bots.bot import ActionThought
from boardwright.lab.advice import Comparison, Difference, Verdict
from boardwright.server.thinking import advice_workers, analyses
from boardwright.server.thinking.advice_tasks import HintWanted, verdict_on
from boardwright.server.thinking.workers import Workers
from tools.live.kept_games import kept_game
from tools.live.served import Json, Person, Served, serve, tokens_of


async def told(person: Person, type: str) -> Json:
    """Return the next message of a type."""
    return await person.until(lambda heard: heard["type"] == type)


@pytest.mark.parametrize("game", ["imhotep", "builders", "biotopia"])
def test_prospects_are_told_of_now_and_of_the_past(tmp_path: Path, game: str) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make(game, "Ann", "Ben")
        ann = await served.sit(made["table"], tokens_of(made)[0])
        eve = await served.sit(made["table"], made["watch"])
        assert (await ann.say("prospects", seat=0))["type"] == "done"
        now = ann.heard[-2]
        assert (now["type"], now["n"], now["line"], now["seat"]) == ("prospects", 1, 0, 0)
        assert isinstance(now["prospects"], dict)
        assert (await eve.say("prospects", seat=-1, line=0))["type"] == "done"
        assert eve.heard[-2]["seat"] == -1
        assert (await ann.say("prospects", seat=1))["why"]["id"] == "server-not-own"
        assert (await ann.say("prospects", seat=0, line=1))["why"]["id"] == "server-no-line"
        await ann.close()
        await eve.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_hint_names_a_legal_action_and_its_reasons(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "level:1")
        ann = await served.sit(made["table"], *tokens_of(made))
        assert ann.table["has_hints"]
        n = ann.standing["n"]
        assert (await ann.say("hint", seat=0, n=n))["type"] == "done"
        assert (await ann.say("hint", seat=0, n=n))["why"]["id"] == "server-advice-wait"
        hint = await told(ann, "hint")
        legal = {choice["action"] for _, choice in ann.choices()}
        assert (hint["n"], hint["seat"]) == (n, 0)
        assert {hint["best"]["action"], hint["runner_up"]["action"]} <= legal
        assert 0 <= hint["best"]["win_chance"] <= 1
        assert [said["id"] for said in hint["more"]][:3] == [
            "hint-best",
            "hint-runner-up",
            "hint-for",
        ]
        assert (await ann.say("hint", seat=0, n=n + 1))["why"]["id"] == "server-stale"
        assert (await ann.say("hint", seat=1, n=n))["why"]["id"] == "server-not-own"
        await ann.close()

    serve(tmp_path / "tables.db", scenario, hint_seconds=0.05)


def test_hints_are_for_tables_whose_creator_allows_them(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        for seats, wanted, allowed in (
            (["Ann", "level:1"], None, True),
            (["Ann", "level:1"], False, False),
            (["Ann", "Ben"], None, True),
            (["Ann", "open"], None, False),
            (["Ann", "open"], True, True),
        ):
            made = await served.make("imhotep", *seats, has_hints=wanted)
            ann = await served.sit(made["table"], tokens_of(made)[0], made["host"])
            assert ann.table["has_hints"] is allowed
            if not allowed:
                await ann.say("start", bots="level:1")
                n = ann.standing["n"] if ann.standing else 0
                assert (await ann.say("hint", seat=0, n=n))["why"]["id"] == "server-no-hints"
            await ann.close()

    serve(tmp_path / "tables.db", scenario)


def test_hints_are_bounded(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        asked = {"seat": ann.standing["asked"], "n": ann.standing["n"]}
        await ann.say("hint", **asked)
        await told(ann, "hint")
        assert (await ann.say("hint", **asked))["why"]["id"] == "server-too-fast"
        await ann.close()

    serve(tmp_path / "tables.db", scenario, hint_seconds=0.01, hints_at_once=1.0)


def test_a_hint_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        await ann.say("hint", seat=ann.standing["asked"], n=ann.standing["n"])
        hint = await told(ann, "hint")
        assert (hint["best"], hint["told"]) == (None, [{"id": "server-advice-lost", "values": {}}])
        assert (await ann.choose())["type"] == "done"
        await ann.close()

    serve(tmp_path / "tables.db", scenario, advice_seconds=0.001)


def test_a_hint_that_fails_by_our_mistake_is_told_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice_workers, "hint_told", None)

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        await ann.say("hint", seat=ann.standing["asked"], n=ann.standing["n"])
        hint = await told(ann, "hint")
        assert (hint["best"], hint["told"]) == (None, [{"id": "server-error", "values": {}}])
        assert served.server.metrics.of("errors_total") == 1
        await ann.close()

    serve(tmp_path / "tables.db", scenario, hint_seconds=0.01)


def test_a_move_that_was_fine_is_judged_without_a_word(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "level:1")
        ann = await served.sit(made["table"], *tokens_of(made))
        await ann.until_asked()
        await ann.choose()
        line = moves_of(ann, 0)[0]["line"]
        assert (await ann.say("judge", seat=0, line=line))["type"] == "done"
        assert (await ann.say("judge", seat=0, line=line))["why"]["id"] == "server-advice-wait"
        verdict = await told(ann, "judged")
        assert (verdict["seat"], verdict["line"]) == (0, line)
        assert (verdict["told"], verdict["more"], verdict["places"]) == ([], [], [])
        for seat, of, why in ((1, line, "not-own"), (0, 0, "no-line"), (0, 999, "no-line")):
            assert (await ann.say("judge", seat=seat, line=of))["why"]["id"] == f"server-{why}"
        while not moves_of(ann, 1):
            await ann.hear()
        rivals = moves_of(ann, 1)[0]["line"]
        assert (await ann.say("judge", seat=0, line=rivals))["why"]["id"] == "server-not-own"
        await ann.close()

    serve(tmp_path / "tables.db", scenario, hint_seconds=0.05, hints_at_once=10)


def moves_of(person: Person, seat: int) -> list[Json]:
    """Return the items of the log about a seat's moves that somebody has heard of."""
    moved = [heard["told"] for heard in person.heard if heard["type"] == "moved"]
    return [item for item in moved if item["seat"] == seat]


def test_a_blunder_is_judged_by_what_was_seen_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[HintWanted] = []

    async def ask(self: Workers, question: partial[object], household: str) -> object:
        """Find that another action would have been much better."""
        assert question.func is verdict_on
        wanted, played = question.args
        asked.append(wanted)
        better = next(action for action in wanted.legal if action != played)
        found = Comparison(50, 0.3, 0.1, [Difference(0, "butterflies", 2.5, 0.4)])
        return Verdict(
            ActionThought(better, 9, 0.7, 3.0), ActionThought(played, 8, 0.4, 3.0), found
        )

    monkeypatch.setattr(Workers, "ask", ask)

    async def scenario(served: Served) -> None:
        made = await served.make("biotopia", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        seat = ann.standing["asked"]
        before = (await served.state(made["table"])).view(seat)
        await ann.choose()
        await ann.say("judge", seat=seat, line=1)
        verdict = await told(ann, "judged")
        assert verdict["told"][0]["id"] == "judged-better"
        assert len(verdict["told"]) == 3
        assert [said["id"] for said in verdict["more"]][:2] == ["hint-best", "judged-yours"]
        assert verdict["places"]
        assert asked[0].view == before, "not a card that came later"
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


def test_verdicts_are_bounded_and_only_where_hints_are(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        seat = ann.standing["asked"]
        await ann.choose()
        await ann.say("judge", seat=seat, line=1)
        await told(ann, "judged")
        again = await ann.say("judge", seat=seat, line=1)
        assert again["why"]["id"] == "server-too-fast"
        await ann.close()
        made = await served.make("imhotep", "Ann", "Ben", has_hints=False)
        ben = await served.sit(made["table"], *tokens_of(made))
        refused = await ben.say("judge", seat=0, line=1)
        assert refused["why"]["id"] == "server-no-hints"
        await ben.close()

    serve(tmp_path / "tables.db", scenario, hint_seconds=0.01, hints_at_once=1)


def test_a_finished_game_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "ITERATIONS", 10)
    monkeypatch.setattr(analyses, "PLAYOUTS", 2)

    async def scenario(served: Served) -> None:
        record = kept_game("biotopia")
        body = {"record": record.to_text()}
        made = (await served.http.post("/api/records", json=body)).json()
        eve = await served.sit(made["table"], made["watch"])
        assert (await eve.say("analyse", is_begun=True))["type"] == "done"
        assert (await eve.say("analyse"))["type"] == "done"
        first = await told(eve, "analysis")
        assert first["of"] == len(record.lines)
        last = await eve.until(lambda heard: heard["type"] == "analysis" and heard["found"])
        assert last["seen"] == last["of"]
        found = last["found"]
        assert len(found["curve"]) == len(record.lines)
        assert all(abs(sum(shares) - 1) < 1e-6 for shares in found["curve"])
        assert max(found["curve"][-1]) == 1.0
        assert len(found["luck"]["by_seat"]) == 3
        for mistake in found["mistakes"]:
            assert record.lines[mistake["move"]].seat == mistake["seat"]
            assert mistake["better_win_chance"] > mistake["win_chance"]
            assert mistake["played"]["id"] == mistake["better"]["id"] == "advice-action"
        await eve.say("analyse")
        again = await told(eve, "analysis")
        assert again["found"] == found
        await eve.say("analyse", is_begun=True)
        assert (await told(eve, "analysis"))["found"] == found
        assert served.server.metrics.of("analyses_total") == 1
        await eve.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_running_game_is_not_analysed(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        assert (await ann.say("analyse"))["why"]["id"] == "server-not-finished"
        await ann.close()

    serve(tmp_path / "tables.db", scenario)
