"""A store that an earlier program wrote is opened, and what rests there is played to its end.

`stores/` holds such files with the tokens of their tables. Never make one anew: it stands for what
people have.
"""

import gzip
import json
from pathlib import Path
from typing import Final

import pytest

from boardwright.core.library import game_names
from boardwright.core.match import replay
from boardwright.core.record import parse_record
from tools.live.served import Json, Served, serve

STORES: Final = Path(__file__).with_name("stores")


def laid_out(folder: Path, name: str) -> tuple[Path, Json]:
    """Lay a kept store out in a folder; return it, and what is known of its tables."""
    store = folder / "tables.db"
    store.write_bytes(gzip.decompress((STORES / f"{name}.db.gz").read_bytes()))
    tables: Json = json.loads((STORES / f"{name}.json").read_text("utf-8"))
    return store, tables


@pytest.mark.parametrize("game", game_names())
def test_a_game_that_rests_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    store, tables = laid_out(tmp_path, "schema-2")
    kept = tables[game]

    async def scenario(served: Served) -> None:
        resting = await served.table(kept["table"])
        assert (resting.sheet.line, resting.sheet.n, resting.number) >= (
            kept["line"],
            kept["n"],
            kept["number"],
        )
        ann = await served.sit(kept["table"], kept["tokens"][0], kept["host"])
        numbers = [item["number"] for item in ann.table["log"]]
        assert numbers[0] > 0
        assert numbers == sorted(set(numbers))
        ben = await served.sit(kept["table"], kept["tokens"][1])
        assert (await ben.say("take_back", seat=1))["type"] == "done"
        while not ann.standing["outcome"]:
            await ann.say("resync")
            await ben.say("resync")
            asked = next((person for person in (ann, ben) if person.choices()), ann)
            if asked.choices():
                assert (await asked.choose())["type"] == "done"
            elif not ann.standing["outcome"]:
                await ann.hear()
        bearer = {"authorization": f"Bearer {kept['watch']}"}
        text = (await served.http.get(f"/api/tables/{kept['table']}/record", headers=bearer)).text
        record = parse_record(text)
        assert record.lines[kept["line"]].hash == kept["hash"]
        rules = (await served.table(kept["table"])).rules
        assert rules is not None
        assert replay(rules.game, record).state.is_terminal()

    serve(store, scenario)


def test_an_open_seat_is_still_open_and_a_finished_game_still_told(tmp_path: Path) -> None:
    store, tables = laid_out(tmp_path, "schema-2")

    async def scenario(served: Served) -> None:
        kept = tables["open"]
        body = {"invite": kept["invite"], "name": "Cleo"}
        joined = (await served.http.post(f"/api/tables/{kept['table']}/join", json=body)).json()
        cleo = await served.sit(kept["table"], joined["token"])
        assert (await cleo.say("start"))["type"] == "done"
        kept = tables["finished"]
        watcher = await served.sit(kept["table"], kept["watch"])
        assert watcher.standing["outcome"]
        assert (await watcher.say("history", before=2**31))["type"] == "done"

    serve(store, scenario)
