"""A table of older rules is played on from the terminal; one of newer rules is refused."""

from pathlib import Path

import pytest

from boardwright.server.table import showing
from boardwright.server.wire.tells import TableTold
from tests.client.test_play import play
from tests.server.test_old_store import laid_out
from tools.live.served import Served, serve, tokens_of


@pytest.mark.parametrize("game", ["imhotep", "builders", "biotopia"])
def test_a_table_of_version_1_is_played_on(tmp_path: Path, game: str) -> None:
    store, tables = laid_out(tmp_path, "rules-1")
    kept = tables[game]

    async def scenario(served: Served) -> None:
        both = ".".join(kept["tokens"])
        link = f"http://{served.host}/#/table/{kept['table']}/{both}"
        result = await play("1\n1\n1\nquit\n", "--join", link)
        assert "Come back with" in result.output
        assert (await served.table(kept["table"])).sheet.line >= kept["line"] + 2

    serve(store, scenario)


def test_a_table_of_newer_rules_than_here_is_refused_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def newer(**fields: object) -> TableTold:
        return TableTold(**{**fields, "version": 7})  # type: ignore[arg-type]  # by name

    monkeypatch.setattr(showing, "TableTold", newer)

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        link = f"http://{served.host}/#/table/{made['table']}/{tokens_of(made)[0]}"
        result = await play("", "--join", link)
        words = "plays version 7 of the rules, but the newest here is 2: update Boardwright here."
        assert words in str(result.exception)

    serve(tmp_path / "tables.db", scenario)
