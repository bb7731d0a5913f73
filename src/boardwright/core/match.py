"""A game being played: the position, its record, and the way back."""

from boardwright.core.chance import (
    Chance,
    ImpossibleAnswer,
    RecordingChance,
    ScriptedChance,
    Undecided,
)
from boardwright.core.game import Game, IllegalAction, State, UnknownText
from boardwright.core.messages import Message
from boardwright.core.record import Line, Record, RecordError, line_number
from boardwright.core.refused import Refused


class UndoRefused(Refused):
    """Going back is refused: something was revealed, somebody else acted, or nothing was done."""

    def __init__(self, message: str) -> None:
        super().__init__(Message(message))


class Match:
    """One path for every way to play: an action is applied, its line is written, that is all."""

    def __init__(self, game: Game, seats: list[str]) -> None:
        self.game = game
        digest = game.components.digest()
        self.record = Record(game.name, game.version, dict(game.options), digest, list(seats))
        self._before: list[State] = []
        self._state: State | None = None

    @property
    def state(self) -> State:
        """The position now."""
        assert self._state is not None, "the match has not begun"
        return self._state

    def begin(self, chance: Chance) -> None:
        """Set the game up."""
        recording = RecordingChance(chance)
        self._state = self.game.new_state(recording)
        self.record.lines.append(_line(self.game, self._state, -1, "", recording))

    def play(self, action: int, chance: Chance) -> Line:
        """Carry out an action of the seat that is asked, and write its line."""
        self.state.check_legal(action)
        before = self.state.clone()
        line = carry_out(self.game, self.state, action, chance)
        self._before.append(before)
        self.record.lines.append(line)
        return line

    def undo(self, seat: int, persons: list[int]) -> int:
        """Take back the seat's latest action and all that followed; return how many lines went."""
        gone = lines_to_undo(self.record.lines, seat, persons)
        self._state = self._before[-gone]
        del self._before[-gone:]
        del self.record.lines[-gone:]
        return gone

    def follow(self, record: Record, index: int) -> None:
        """Play a line of a record, and check that it gives the position the record says."""
        line = record.lines[index]
        number = line_number(index)
        try:
            chance = ScriptedChance([self.game.string_to_chance(text) for text in line.chance])
            if index == 0:
                self.begin(chance)
            else:
                self._follow_action(line, number, chance)
        except Undecided as stop:
            raise RecordError("record-chance-short", {}, number) from stop
        except ImpossibleAnswer as impossible:
            raise RecordError("record-chance-impossible", {}, number) from impossible
        except (UnknownText, IllegalAction) as error:
            raise RecordError("record-refused", {"reason": error.told()}, number) from error
        if chance.next < len(chance.answers):
            raise RecordError("record-chance-long", {}, number)
        if self.record.lines[-1].hash != line.hash:
            raise RecordError("record-hash", {}, number)

    def _follow_action(self, line: Line, number: int, chance: ScriptedChance) -> None:
        asked = self.state.current_player()
        if line.seat != asked:
            values = {"seat": line.seat + 1, "asked": asked + 1}
            raise RecordError("record-seat", {**values}, number)
        self.play(self.state.string_to_action(line.action), chance)


def carry_out(game: Game, state: State, action: int, chance: Chance) -> Line:
    """Carry out a legal action of the seat that is asked, and return its line."""
    seat = state.current_player()
    text = state.action_to_string(action)
    recording = RecordingChance(chance)
    state.apply_legal(action, recording)
    return _line(game, state, seat, text, recording)


def _line(game: Game, state: State, seat: int, text: str, recording: RecordingChance) -> Line:
    answers = [
        game.chance_to_string(question, answer)
        for question, answer in zip(recording.questions, recording.answers)
    ]
    return Line(seat, text, answers, state.hash())


def lines_to_undo(lines: list[Line], seat: int, persons: list[int]) -> int:
    """Return how many lines go when the seat takes back its latest action.

    Refused when chance has revealed something since, or another person has acted. The lines begin
    with the setup, or anywhere before the latest one in which chance answered.
    """
    gone = 0
    while lines[-1 - gone].seat >= 0:
        line = lines[-1 - gone]
        gone += 1
        if line.chance:
            raise UndoRefused("undo-revealed")
        if line.seat == seat:
            return gone
        if line.seat in persons:
            raise UndoRefused("undo-another-acted")
    raise UndoRefused("undo-nothing")


def replay(game: Game, record: Record) -> Match:
    """Play a whole record under the rules; raise `RecordError` at the first line that differs."""
    check_fit(game, record)
    match = Match(game, record.seats)
    for index in range(len(record.lines)):
        match.follow(record, index)
    return match


def check_fit(game: Game, record: Record) -> None:
    """Refuse a record that was played with other rules or components, or by other seats."""
    if record.version != game.version:
        raise RecordError("record-version", {"was": record.version, "now": game.version}, 3)
    if record.components != game.components.digest():
        raise RecordError("record-components", {"digest": record.components}, 5)
    if len(record.seats) != game.num_players():
        raise RecordError("record-seats", {"players": game.num_players()}, 6)
    if not record.lines:
        raise RecordError("record-empty", {}, line_number(0))
