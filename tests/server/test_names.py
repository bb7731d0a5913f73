"""What people and bots are called: each reader reads it in their own language."""

from pathlib import Path

import pytest

from boardwright.core.messages import Message, message
from boardwright.core.refused import Refused
from boardwright.server.table import entries, seating
from boardwright.server.table.changes import after
from boardwright.server.table.entries import AnyEntry
from boardwright.server.table.names import sitters, speaker
from boardwright.server.table.new_table import NewTable, SeatWanted, make
from boardwright.server.table.table import Table
from boardwright.server.wire.tells import ChatShown, SeatShown, read_item
from boardwright.texts import Texts
from boardwright.wording.cast import bot_name
from tools.live.served import Served, serve, tokens_of


def table_of(*names: str, bots: int = 0) -> Table:
    """Return a table of people, some of them without a name, and of bots."""
    people = [SeatWanted("person", name) for name in names]
    return make(NewTable("imhotep", [*people, *[SeatWanted("bot", bot="level:2")] * bots])).table


def names_at(table: Table, language: str) -> list[str]:
    """Return who sits at a table, in a language."""
    return [Texts(language).speak(name) for name in sitters(table.sheet.seats)]


def latest(table: Table, language: str) -> str:
    """Return the latest line of the log, in a language."""
    [[words]] = read_item(table.sheet.log[-1]).lines
    return Texts(language).speak(words)


def test_guests_have_no_name_and_are_called_so_in_each_language() -> None:
    assert names_at(table_of("", bots=1), "en") == ["Guest", "Rilo"]
    assert names_at(table_of("", bots=1), "de") == ["Gast", "Rilo"]
    assert names_at(table_of("", ""), "fi") == ["Vieras (1)", "Vieras (2)"]
    assert names_at(table_of("", "Ann", ""), "pl") == ["Gość (1)", "Ann", "Gość (3)"]


@pytest.mark.parametrize(
    ("happens", "english", "german"),
    [
        (entries.Left(1, 1), "Guest has left.", "Gast ist gegangen."),
        (
            entries.TakenOver(1, 1, "level:3"),
            "Nefru · level 3 takes over for Guest.",
            "Nefru · Stufe 3 spielt für Gast.",
        ),
        (
            entries.TakenOver(1, 0, "greedy"),
            "Bot greedy takes over for Ann.",
            "Bot greedy spielt für Ann.",
        ),
        (entries.TakenBack(1, 1), "Guest is back.", "Gast ist zurück."),
    ],
)
def test_the_log_names_guests_and_bots_in_each_language(
    happens: AnyEntry, english: str, german: str
) -> None:
    table = after(table_of("Ann", ""), happens)
    assert latest(table, "en") == english
    assert latest(table, "de") == german


def test_bots_of_a_level_have_names_of_their_own_at_a_table() -> None:
    names = [bot_name(f"level:{level}", seat) for level in range(1, 6) for seat in range(5)]
    assert len({str(name.values["name"]) for name in names}) == 25
    said = message("server-log-taken-over", name="Ann", bot=names[-1])
    assert Texts("fi").speak(said).startswith("Sovira · taso 5 ")
    assert Texts("en").speak(bot_name("level:9", 1)) == "Bot level 9"
    assert Texts("en").speak(bot_name("greedy", 1)) == "Bot greedy"


def test_a_person_who_is_called_as_a_bot_is_told_apart() -> None:
    assert names_at(table_of("Rilo", bots=2), "en") == ["Rilo (1)", "Rilo (2)", "Nabi"]


def test_the_log_tells_guests_apart() -> None:
    table = after(table_of("", ""), entries.Left(1, 1))
    assert latest(table, "en") == "Guest (2) has left."


def test_who_is_not_away_is_named_in_each_language() -> None:
    with pytest.raises(Refused) as refused:
        seating.take_over(table_of("Ann", ""), 1, "random", 0, own=False, patience=60)
    why = refused.value.why
    assert Texts("en").speak(why).startswith("Guest is not away:")
    assert Texts("sv").speak(why).startswith("Gäst är inte borta:")


def test_logs_of_old_tables_which_have_plain_names_stay_readable() -> None:
    old = Message("server-log-taken-over", {"name": "Ann", "bot": "level:3"})
    assert Texts("en").speak(old) == "level:3 takes over for Ann."


def test_the_chat_names_who_spoke_and_not_who_sits_there_now() -> None:
    def said_by(name: str, *now: str) -> str:
        seats = [SeatShown("person", other, "", True, False) for other in now]
        return Texts("de").speak(speaker(ChatShown(0, name, "hi", 1), seats))

    assert said_by("Ann", "Ann", "") == "Ann"
    assert said_by("Ann", "Ben", "") == "Ann"
    assert said_by("", "", "Ann") == "Gast"
    assert said_by("", "", "") == "Gast (1)"
    assert said_by("", "Ben", "") == "Gast"


def test_no_word_of_a_language_is_kept_for_a_guest(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "", "open", is_public=True)
        path = f"/api/tables/{made['table']}/join"
        joined = (await served.http.post(path, json={"name": "  "})).json()
        ann = await served.sit(made["table"], *tokens_of(made))
        assert [(seat["kind"], seat["name"]) for seat in ann.table["seats"]] == [("person", "")] * 2
        assert (await ann.say("chat", seat=0, text="hi"))["type"] == "done"
        ben = await served.sit(made["table"], joined["token"])
        assert ben.table["chat"][0]["name"] == ""
        [listed] = (await served.http.get("/api/tables?status=open")).json()
        assert [seat["name"] for seat in listed["seats"]] == ["", ""]
        for person in (ann, ben):
            await person.close()

    serve(tmp_path / "tables.db", scenario)
