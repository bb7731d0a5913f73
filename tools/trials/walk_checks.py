"""Does a page agree with the server? What it shows is compared with what its tokens are told."""

from typing import Final

from boardwright.core.messages import Message, Value
from boardwright.server.table.names import people_at, sitters, speaker
from boardwright.server.wire.tells import PaceWish, UndoWish
from boardwright.texts import Texts
from boardwright.wording.cast import level_of
from tools.trials.walk_shown import LogShown, Shown
from tools.trials.walk_texts import said_in, texts_in, words_in
from tools.trials.walk_truth import Truth

NOBODY: Final = -1
PACES: Final = (0, 60, 300, 3600, 86_400)  # that have a name
BEHIND: Final = ("web-undo", "web-hint", "web-play-on")  # what shows a hand
SLACK: Final = 3  # things of a difference that are named


class Reader:
    """Whoever reads a page: what it has to show, in its language."""

    def __init__(self, truth: Truth, language: str) -> None:
        self._told = truth.told
        self._looked = truth.looked
        self._log = truth.log
        self._language = language
        people = people_at(truth.told.game, truth.told.players, truth.told.seats)
        self._texts: Texts = texts_in(language).calling(people)
        self._names = [self._texts.speak(name) for name in sitters(self._told.seats)]

    def differences(self, shown: Shown) -> list[str]:
        """Return in what a page differs from what it has to show."""
        told = self._told
        found = [
            *self._compare("lead", shown.lead, self._lead(shown)),
            *self._compare("question", shown.question, self._question(shown)),
            *self._compare("seats", shown.seats, self._seats()),
            *self._compare("asked", shown.asked, self._asked()),
            *self._compare("totals", shown.totals, self._totals()),
            *self._compare("points", shown.points, self._points()),
            *self._compare("chat", shown.chat, self._chat()),
            *self._compare("outcome", shown.outcome, self._outcome()),
        ]
        if told.status != "open":
            found += self._compare("log", _log_texts(shown.log), self._log_texts(len(shown.log)))
        found += self._wrong_choices(shown)
        found += self._wrong_curtain(shown)
        found += self._compare("wishes", shown.wishes, self._wishes())
        if shown.waits:  # people may have closed them
            found += self._compare("waits", len(shown.waits), len(self._waits()))
        found += self._compare("replaceable", self._offered(shown), self._replaceable())
        found += [f"failed: {part}" for part in shown.failed]
        has_clock = told.standing is not None and told.standing.due > 0 and not self._looked
        found += self._compare("clock", bool(shown.clock), has_clock)
        return found

    def _compare(self, what: str, shown: object, wanted: object) -> list[str]:
        if _bare(shown) == _bare(wanted):
            return []
        if isinstance(shown, list) and isinstance(wanted, list):
            pairs = zip([*shown, *[None] * len(wanted)], [*wanted, *[None] * len(shown)])
            different = [(one, other) for one, other in pairs if _bare(one) != _bare(other)]
            named = "; ".join(f"{one!r} for {other!r}" for one, other in different[:SLACK])
            return [f"{what}: {len(shown)} shown, {len(wanted)} told: {named}"]
        return [f"{what}: {shown!r} shown, {wanted!r} told"]

    # What has to be shown.

    def _lead(self, shown: Shown) -> str:
        told = self._told
        if told.status == "open":
            if any(seat.kind == "open" for seat in told.seats):
                return self._words("web-waiting")
            return self._words("web-ready-start" if told.is_host else "web-ready")
        if told.is_frozen:
            return self._words("web-frozen")
        standing = told.standing
        if self._looked is not None:
            last = 0 if standing is None else standing.line
            return self._words("web-look-line", line=self._looked.line, last=last)
        if standing is None:
            return ""
        if standing.outcome is not None:
            return self._words("web-over")
        if self._may_choose() and not shown.curtain and not shown.is_pending:
            return self._words("lobby-your-turn")
        if shown.is_pending:
            return shown.lead
        seat = told.seats[standing.asked]
        words = "web-bot-thinks" if seat.bot else "web-turn-of"
        return self._words(words, name=self._names[standing.asked])

    def _may_choose(self) -> bool:
        standing = self._told.standing
        return standing is not None and any(view.actions for view in standing.views)

    def _question(self, shown: Shown) -> str:
        if shown.curtain:
            return ""
        asked = self._looked or self._told.standing
        return "" if asked is None else self._said(asked.question)

    def _asked(self) -> int:
        asked = self._looked or self._told.standing
        return NOBODY if asked is None else asked.asked

    def _seats(self) -> list[str]:
        told = self._told
        return [self._seat(seat) for seat in range(len(told.seats))]

    def _seat(self, number: int) -> str:
        told = self._told
        seat = told.seats[number]
        you = f"({self._words('web-you')})" if number in told.own else ""
        level = level_of(seat.bot) if seat.kind == "bot" else 0
        beside = [self._words("table-level", level=level)] if level else []
        if number < len(told.players) and not told.players[number].isdecimal():
            beside.append(self._named("seat", told.players[number]))
        is_away = seat.kind == "person" and not seat.bot and not seat.here
        if is_away and told.status == "running":
            beside.append(self._words("web-away"))
        return f"{self._names[number]} {you} {' · '.join(beside)}"

    def _scores(self) -> list[dict[str, int]]:
        if self._looked is not None:
            return self._looked.scores
        standing = self._told.standing
        return self._told.scores if standing is None else standing.scores

    def _totals(self) -> list[str]:
        if self._told.status == "open":
            return [""] * len(self._told.seats)
        return [str(sum(points.values())) for points in self._scores()]

    def _points(self) -> list[list[str]]:
        scores = self._scores()
        used = [
            source for source in (scores[0] if scores else {}) if any(it[source] for it in scores)
        ]
        if not used:
            return []
        rows = [
            [self._named("source", source), *(str(points[source]) for points in scores)]
            for source in used
        ]
        return [*rows, [self._words("web-total"), *(str(sum(it.values())) for it in scores)]]

    def _log_texts(self, number: int) -> list[str]:
        """Return as many of the latest lines as are shown, but at least those that were told."""
        number = max(number, len(self._told.log))
        items = self._log[max(0, len(self._log) - number) :]
        return [
            f"{item.seat} {item.line} "
            + " ".join(self._said(part) for parts in item.lines for part in parts)
            for item in items
        ]

    def _chat(self) -> list[str]:
        seats = self._told.seats
        lines = self._told.chat
        return [f"{self._texts.speak(speaker(line, seats))} {line.text}" for line in lines]

    def _outcome(self) -> list[str]:
        standing = self._told.standing
        if standing is None or standing.outcome is None:
            return []
        return [self._said(said) for said in standing.outcome.told]

    # What must not be shown otherwise.

    def _wrong_choices(self, shown: Shown) -> list[str]:
        """What can be chosen is offered, and nothing else."""
        standing = self._told.standing
        if standing is None or self._looked is not None or shown.curtain or shown.is_pending:
            return _unless(not shown.legal, f"nothing can be chosen, but {shown.legal}")
        offered = [choice for view in standing.views for choice in view.actions]
        places = {place for choice in offered for place in choice.places}
        if shown.actions:
            return self._compare(
                "actions", sorted(shown.actions), sorted(choice.text for choice in offered)
            )
        return [
            *_unless(shown.legal <= places, f"cannot be chosen: {shown.legal - places}"),
            *_unless(shown.choices > 0 or not offered, "nothing can be pressed to choose"),
        ]

    def _wrong_curtain(self, shown: Shown) -> list[str]:
        """A curtain hides everything of an own seat, and asks for the one who is to come."""
        told = self._told
        if not shown.curtain:
            return []
        asked = NOBODY if told.standing is None else told.standing.asked
        comes = [asked] if asked in told.own and not told.seats[asked].bot else told.own
        titles = [self._words("web-pass-title", name=self._names[seat]) for seat in comes]
        deeds = {self._words(id) for id in BEHIND}
        return [
            *_unless(len(told.own) > 1, "a curtain for one person"),
            *_unless(shown.curtain in titles, f"the curtain says {shown.curtain!r}, not {titles}"),
            *_unless(not shown.board, "the board is shown behind a curtain"),
            *_unless(not deeds & {*shown.buttons}, "a curtain does not hide what shows a hand"),
        ]

    def _all_wishes(self) -> list[tuple[UndoWish | PaceWish, str]]:
        """Return the wishes of somebody, with the text for those who have to answer."""
        found: list[tuple[UndoWish | PaceWish, str]] = []
        if (wish := self._told.undo) is not None:
            found.append((wish, self._words("web-undo-wish", name=self._names[wish.seat])))
        if (clock := self._told.pace_wish) is not None:
            name, pace = self._names[clock.seat], self._pace(clock.pace)
            found.append((clock, self._words("web-pace-wish", name=name, pace=pace)))
        return found

    def _wishes(self) -> list[str]:
        """Return what this person has to answer."""
        own = self._told.own
        return [text for wish, text in self._all_wishes() if {*own} & {*wish.missing}]

    def _waits(self) -> list[str]:
        """Return what this person has asked for, and need not answer as well."""
        own = self._told.own
        return [
            text
            for wish, text in self._all_wishes()
            if wish.seat in own and not {*own} & {*wish.missing}
        ]

    def _pace(self, pace: int) -> str:
        """Return what a time for a move is called."""
        return self._words(f"web-pace-{pace}") if pace in PACES else f"0:{pace:02}"

    def _replaceable(self) -> list[str]:
        """Return those for whom a bot may be let play."""
        told, standing = self._told, self._told.standing
        if standing is None or told.status != "running" or not told.own or told.is_frozen:
            return []
        found: list[str] = []
        for number, seat in enumerate(told.seats):
            since = standing.silent_from if seat.here else standing.absent_from
            is_late = number == standing.asked and 0 < since <= told.now
            if seat.kind == "person" and not seat.bot and number not in told.own:
                if seat.left or is_late:
                    found.append(self._words("web-take-over", name=self._names[number]))
        return found

    def _offered(self, shown: Shown) -> list[str]:
        """Return those for whom a page offers to let a bot play."""
        texts = [self._words("web-take-over", name=name) for name in self._names]
        return [text for text in texts if text in shown.buttons]

    # Words.

    def _words(self, id: str, **values: Value) -> str:
        return words_in(self._language, id, **values)

    def _said(self, said: Message) -> str:
        return said_in(self._language, said)

    def _named(self, what: str, name: str) -> str:
        return self._words(f"{self._told.game}-{what}-{name.replace('_', '-')}")


def _log_texts(log: list[LogShown]) -> list[str]:
    return [
        f"{item.seat.split('seat-')[1].split()[0]} {item.line} {' '.join(item.lines)}"
        for item in log
    ]


def _unless(holds: bool, complaint: str) -> list[str]:
    return [] if holds else [complaint]


def _bare(value: object) -> object:
    """Return texts without spaces, which a page may set otherwise."""
    if isinstance(value, str):
        return "".join(value.split())
    if isinstance(value, list):
        return [_bare(item) for item in value]
    return value
