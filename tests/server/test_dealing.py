"""Chance is decided by the table's seed and the place in the game: no way round gives another."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from boardwright.core.match import Match
from boardwright.core.refused import Refused
from boardwright.server.table import moves
from boardwright.server.table.dealing import chance_at, next_chance, next_thought, seed_of
from boardwright.server.table.new_table import (
    Making,
    NewTable,
    SeatWanted,
    checked_record,
    make,
    make_from_record,
    make_rematch,
)
from boardwright.server.table.play_on import PlayedSoFar, PlayOn, make_from_line
from boardwright.server.table.showing import eyes_of
from boardwright.server.table.tokens import hashes_of
from boardwright.server.wire.asks import Token
from tools.live.served import Json, Person, Served, serve, tokens_of

GAMES = ["builders", "imhotep", "biotopia"]
Answers = dict[tuple[int, str, int], str]  # by line, position before it and action: that after it


def made_for(game: str, *names: str) -> Making:
    """Return a table of people, started."""
    return make(NewTable(game, [SeatWanted("person", name) for name in names]))


def play_out(making: Making, random: Random, lines: int = 10_000) -> None:
    """Play moves at random, to the end if nothing else is said."""
    while making.table.asked() >= 0 and lines:
        _, state = making.table.playing()
        action = random.choice(state.legal_actions())
        making.add(moves.play(making.table, action, "person", next_chance(making.table), 0))
        lines -= 1


def test_drawing_again_and_again_tells_nothing_of_an_absent_rivals_hand(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("biotopia", "Ann", "Ben", options={"start": "1"})
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        await ann.choose()
        await ben.until_n(2)
        await ben.choose()
        await ben.say("leave", seat=1)
        await ann.until_n(3)
        draw = next(choice["action"] for _, choice in ann.choices() if choice["text"] == "draw")
        hands = []
        for _ in range(20):
            await ann.choose(draw)
            hands.append(ann.standing["views"][0]["view"]["hand"])
            answer = await ann.say("undo", seat=0, n=ann.standing["n"], ask=True)
            assert answer["type"] == "done"
        assert hands == hands[:1] * 20
        assert (await served.table(made["table"])).sheet.created.seed not in str(ann.heard)
        await ann.close()
        await ben.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize("game", GAMES)
def test_no_way_back_gets_another_answer_for_the_same_move(game: str, tmp_path: Path) -> None:
    """A random walk of moves, of taking back by consent, and of playing on at further tables."""

    async def scenario(served: Served) -> None:
        random = Random(game)
        answers: Answers = {}
        repeated = 0
        tables = [await served.make(game, "Ann", "Ben")]
        people = [await served.sit(tables[0]["table"], *tokens_of(tables[0]))]
        for _ in range(150):
            at = random.randrange(len(tables))
            match random.randrange(8):
                case 0 if len(tables) < 4:
                    line = people[at].standing["line"]
                    going_on = await play_on(served, tables[at], random.randrange(line + 1))
                    if going_on is not None:
                        tables.append(going_on)
                        tokens = tokens_of(going_on)
                        people.append(await served.sit(going_on["table"], *tokens))
                case 1 | 2 | 3:
                    await take_back(people[at], random.randrange(2))
                case _:
                    repeated += await move(served, tables[at], people[at], random, answers)
        assert repeated > 20
        assert (len(tables) == 1) == (game == "biotopia")
        for person in people:
            await person.close()

    serve(tmp_path / "tables.db", scenario)


async def play_on(served: Served, made: Json, line: int) -> Json | None:
    """Go on from a line, with all own seats; none where that would betray somebody."""
    body = {"tokens": tokens_of(made), "line": line, "name": "", "bot": "random"}
    answer = await served.http.post(f"/api/tables/{made['table']}/play-on", json=body)
    told: Json = answer.json()
    if answer.status_code == 201:
        return told
    assert told["why"]["id"] == "server-play-on-secret"
    return None


async def take_back(people: Person, seat: int) -> None:
    """Take back the latest move of a seat, if it has made one; the other one agrees."""
    n = people.standing["n"]
    answer = await people.say("undo", seat=seat, n=n, ask=True)
    if answer["type"] == "refused":
        assert answer["why"]["id"] == "undo-nothing"
    elif people.table["undo"] is not None:
        await people.say("agree", seat=1 - seat, n=n, yes=True)


async def move(
    served: Served, made: Json, people: Person, random: Random, answers: Answers
) -> bool:
    """Choose one of few actions; return whether it was tried before, and compare what came."""
    before = await served.table(made["table"])
    if not people.choices():
        return False
    action = random.choice(people.choices()[:2])[1]["action"]
    await people.choose(action)
    after = await served.table(made["table"])
    place = (after.sheet.line, before.position, action)
    is_known = place in answers
    assert answers.setdefault(place, after.position) == after.position
    return is_known


@pytest.mark.parametrize("game", GAMES)
def test_who_knows_the_seed_can_check_every_answer_of_a_game(game: str) -> None:
    making = made_for(game, "Ann", "Ben")
    play_out(making, Random(game))
    played = moves.record_of(making.table, making.entries)
    seed = seed_of(making.table.sheet.created)
    again = Match(making.table.playing()[0].game, played.seats)
    again.begin(chance_at(seed, 0))
    for number, line in enumerate(played.lines[1:], 1):
        again.play(again.state.string_to_action(line.action), chance_at(seed, number))
    assert again.record.lines == played.lines
    assert seed not in played.to_text()


def test_a_bot_that_is_asked_the_same_again_answers_the_same(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("builders", "Ann", "random", options={"start": "1"})
        ann = await served.sit(made["table"], *tokens_of(made))
        answers = []
        for _ in range(4):
            turn = 0
            while (await served.table(made["table"])).sheet.line < 8:
                await ann.until_asked()
                await ann.choose(ann.choices()[turn % 2][1]["action"])
                turn += 1
            await ann.until_asked()
            answers.append(ann.standing["hash"])
            while (await served.table(made["table"])).sheet.line > 0:
                answer = await ann.say("undo", seat=0, n=ann.standing["n"], ask=True)
                assert answer["type"] == "done"
        assert answers == answers[:1] * 4
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


def test_what_a_bot_is_given_tells_nothing_of_the_seed() -> None:
    making = made_for("imhotep", "Ann", "Ben")
    first = next_thought(making.table)
    assert next_thought(making.table) == first
    play_out(making, Random(1), 1)
    assert next_thought(making.table) != first
    assert seed_of(making.table.sheet.created) not in first


def test_a_table_from_before_there_were_seeds_has_its_key() -> None:
    created = made_for("imhotep", "Ann", "Ben").table.sheet.created
    assert created.seed != created.key
    assert len(created.seed) * 4 == 128
    assert seed_of(created) == created.seed
    assert seed_of(msgspec.structs.replace(created, seed="")) == created.key


def tokens(making: Making) -> list[Token]:
    """Return the tokens of the seats of people."""
    return [held.token for held in making.made.seats]


def going_on(making: Making, line: int, *tokens: Token) -> Making:
    """Return the table that goes on from a line for who has these tokens."""
    table = making.table
    eyes, record = eyes_of(table, hashes_of(list(tokens))), moves.record_of(table, making.entries)
    played = PlayedSoFar(table, eyes, record)
    return make_from_line(played, PlayOn(list(tokens), line, "", "random"))


def test_no_chain_of_tables_foresees_a_game_of_several_people() -> None:
    """Whatever is made of whatever, a running game of several has its seed for itself."""
    random = Random(17)
    makings = [made_for("builders", "Ann", "Ben")]
    holders: list[list[list[Token]]] = [[[token] for token in tokens(makings[0])]]
    seeds_shared = 0
    for _ in range(150):
        at = random.randrange(len(makings))
        origin, people = makings[at], holders[at]
        line = random.randrange(origin.table.sheet.line + 1)
        match random.randrange(6):
            case 0 | 1:
                play_out(origin, random, random.choice([3, 3, 3, 10_000]))
                continue
            case 2 | 3:
                asker = random.choice([*people, [origin.made.watch]])
                makings.append(going_on(origin, line, *asker))
                holders.append([tokens(makings[-1])])
            case 4 if origin.table.sheet.status == "finished":
                makings.append(make_rematch(origin.table))
                makings[-1].made = msgspec.structs.replace(origin.made, table="rematch-table")
                holders.append(people)
            case _:
                record = moves.record_of(origin.table, origin.entries)
                del record.lines[line + 1 :]
                makings.append(make_from_record(checked_record(record.to_text()), "", []))
                holders.append([[token] for token in tokens(makings[-1])])
        seeds = [seed_of(making.table.sheet.created) for making in makings]
        for making, having, seed in zip(makings, holders, seeds):
            is_running = making.table.sheet.status == "running"
            assert not (is_running and len(having) > 1 and seeds.count(seed) > 1)
        seeds_shared = len(seeds) - len(set(seeds))
    assert seeds_shared > 5


def test_who_goes_on_alone_gets_the_answers_that_were_to_come() -> None:
    alone = made_for("builders", "Ann", "Ben")
    both = tokens(alone)
    play_out(alone, Random(4), 12)
    for token in both:  # one of two people who play
        other = going_on(alone, 5, token)
        assert seed_of(other.table.sheet.created) != seed_of(alone.table.sheet.created)
    ahead = going_on(alone, 5, *both)
    assert ahead.table.sheet.created.key != alone.table.sheet.created.key
    played = moves.record_of(alone.table, alone.entries).lines[6:]
    for line in played:
        _, state = ahead.table.playing()
        action = state.string_to_action(line.action)
        assert moves.play(ahead.table, action, "person", next_chance(ahead.table), 0).line == line
        ahead.add(moves.play(ahead.table, action, "person", next_chance(ahead.table), 0))
    play_out(alone, Random(5))
    assert going_on(alone, 5, both[0]).table.sheet.created.seed == seed_of(
        alone.table.sheet.created
    )


def test_nobody_goes_on_from_what_another_at_the_same_device_has_seen() -> None:
    making = made_for("biotopia", "Ann", "Ben")
    with pytest.raises(Refused) as refused:
        going_on(making, 0, *tokens(making))
    assert refused.value.why.id == "server-play-on-secret"
    play_out(making, Random(2))
    on = going_on(making, 0, *tokens(making)).table
    assert [(seat.kind, seat.name) for seat in on.sheet.seats] == [
        ("person", "Ann"),
        ("person", "Ben"),
    ]
