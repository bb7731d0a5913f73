"""Links to tables: written, read again, and refused when they are none."""

import pytest

from boardwright.client.links import Link, NoLink, clean_server, parse_link

TABLE = "Qm3x-9_aBcDeFgHi"


@pytest.mark.parametrize(
    "link",
    [
        Link("http://localhost:8400", TABLE),
        Link("https://games.example/tables", TABLE, ("t0ken-_",)),
        Link("http://localhost:8400", TABLE, ("seat-1", "seat_2", "host"), "eyes"),
        Link("http://localhost:8400", TABLE, watch="eyes"),
        Link("http://[::1]:8400", TABLE, invite="t0ken"),
    ],
)
def test_a_link_that_is_written_is_read_as_the_same(link: Link) -> None:
    assert parse_link(link.to_text()) == link
    assert parse_link(f" {link.to_text()}/\n") == link


def test_a_link_to_a_move_leads_to_its_table() -> None:
    assert parse_link(f"http://a/#/table/{TABLE}/at/12") == Link("http://a", TABLE)
    assert parse_link(f"http://a/#/table/{TABLE}/watch/w/at/12") == Link("http://a", TABLE, (), "w")


def test_no_secret_stands_before_the_number_sign() -> None:
    link = Link("http://localhost:8400", TABLE, ("t0ken",), "t0ken", "t0ken").to_text()
    assert "t0ken" not in link.partition("#")[0]


@pytest.mark.parametrize(
    "text",
    ["", "imhotep", "http://localhost:8400", "http://a/#/table/short", "ftp://a/#/table/" + TABLE],
)
def test_what_is_no_link_is_refused_in_words(text: str) -> None:
    with pytest.raises(NoLink, match="is not a link to a table"):
        parse_link(text)


def test_the_address_of_a_server_may_be_short() -> None:
    assert clean_server("games.example:8400/") == "http://games.example:8400"
    assert clean_server("https://games.example/tables/") == "https://games.example/tables"
    for text in ("", "ws://games.example", "http://", "http://a?b=c"):
        with pytest.raises(NoLink, match="is not the address of a server"):
            clean_server(text)
