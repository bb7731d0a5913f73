"""`boardwright tables revoke`: links that got out are worth nothing any more, new ones are."""

import asyncio

import click
import msgspec

from boardwright.cli.speech import say
from boardwright.cli.stores import STORE, store_or_default
from boardwright.cli.tables_named import SETTINGS, complete
from boardwright.client.links import Link, clean_server
from boardwright.server.running.clock import now
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.changes import after, as_left
from boardwright.server.table.entries import to_bytes
from boardwright.server.table.new_links import Renewal, renew
from boardwright.server.table.summary import facts_of
from boardwright.server.table.table import NOBODY, Table
from boardwright.store.open import open_store
from boardwright.store.store import OutOfStep, Store, StoreDamaged, StoreRefused


def _run(table: str, store: str | None, seat: int | None, server: str) -> None:
    address = clean_server(server)
    for renewal in asyncio.run(_revoke(store_or_default(store), table, seat)):
        _show(address, table, renewal)


async def _revoke(where: str, id: str, seat: int | None) -> list[Renewal]:
    try:
        store = await open_store(where)
    except StoreRefused as error:
        if error.why.id != "store-in-use":
            raise
        raise StoreRefused("store-served", {"store": where}) from error
    try:
        while True:
            try:
                return await _renewed(store, id, seat)
            except OutOfStep:
                continue  # somebody has moved in between
    finally:
        await store.close()


async def _renewed(store: Store, id: str, seat: int | None) -> list[Renewal]:
    """Make new tokens for one seat, or for all people, the host, spectators and open seats."""
    try:
        kept = await store.load(id)
        if kept is None:
            raise ValueError(say("tables-absent", table=id, store=store.name))
        table = as_left(kept)
    except (msgspec.MsgspecError, StoreDamaged) as error:
        raise ValueError(say("tables-unreadable", table=id)) from error
    renewals = [renew(table, number, 0, now()) for number in _places(table, seat)]
    renewed = table
    for renewal in renewals:
        renewed = after(renewed, renewal.entry)
    facts = facts_of(renewed, now(), ServerSettings(store="").bot_rescue)
    entries = [to_bytes(renewal.entry) for renewal in renewals]
    await store.append(id, table.number, entries, facts, None)
    return renewals


def _places(table: Table, seat: int | None) -> list[int]:
    """Return whose links are to be renewed: a seat's, or everybody's."""
    if seat is None:
        return [NOBODY, *table.persons()]
    if seat - 1 not in table.persons():
        raise ValueError(say("tables-no-seat", seat=seat))
    return [seat - 1]


def _show(server: str, table: str, renewal: Renewal) -> None:
    told = renewal.told
    if told.host:
        click.echo(say("tables-revoked", table=table))
        link = Link(server, table, (told.host,), told.watch)
        click.echo(say("tables-revoked-host", link=link.to_text()))
        link = Link(server, table, watch=told.watch)
        click.echo(say("tables-revoked-watch", link=link.to_text()))
    for held in told.own:
        if held.token:
            link = Link(server, table, (held.token,))
            click.echo(say("tables-revoked-seat", seat=held.seat + 1, link=link.to_text()))
        else:
            link = Link(server, table, invite=held.invite)
            click.echo(say("tables-revoked-invite", seat=held.seat + 1, link=link.to_text()))


command = click.Command(
    "revoke",
    callback=_run,
    params=[
        click.Argument(["table"], metavar=say("cli-word-table"), shell_complete=complete),
        STORE,
        click.Option(
            ["--seat"],
            type=click.IntRange(min=1),
            help=say("tables-option-seat"),
        ),
        click.Option(
            ["--server"],
            default="http://localhost:8400",
            show_default=True,
            metavar="URL",
            help=say("tables-option-server"),
        ),
    ],
    help=say("tables-revoke-help"),
    epilog=say("tables-revoke-examples"),
    context_settings=SETTINGS,
)
