"""`boardwright serve`: tables for people and bots, over the network."""

import asyncio
import os
import socket
import webbrowser
from contextlib import suppress
from dataclasses import fields
from threading import Timer
from typing import Any

import click
import msgspec
import uvicorn

from boardwright.cli.speech import say
from boardwright.cli.stores import FILE, store_or_default
from boardwright.core.game import unknown_text
from boardwright.server.http.app import SETTINGS, make_app
from boardwright.server.http.http_protocol import ArrivingRequest
from boardwright.server.http.open_connections import at_once
from boardwright.server.http.websocket_protocol import ReadingSocket
from boardwright.server.running.garbage_collection import search_seldom
from boardwright.server.running.logs import write_logs
from boardwright.server.running.settings import RANGES, ServerSettings
from boardwright.server.wire.asks import LONGEST_MESSAGE
from boardwright.store.address import is_postgres
from boardwright.store.open import open_store
from boardwright.store.system import refused_by_system


async def _check_store(store: str) -> None:
    """Open the store once before anything listens, so that a refusal is one clear line."""
    await (await open_store(store)).close()


async def _check_address(host: str, port: int, url: str) -> None:
    """Try the address before the lobby is announced; it is let go at once."""
    loop = asyncio.get_running_loop()
    try:
        server = await loop.create_server(asyncio.Protocol, host, port, start_serving=False)
    except OSError as error:
        why = refused_by_system(error)
        raise ValueError(say("serve-no-address", url=url, reason=why)) from error
    server.close()


@click.command("serve", help=say("serve-help"), epilog=say("serve-examples"))
@click.option("--host", default="127.0.0.1", show_default=True, help=say("serve-option-host"))
@click.option(
    "--port",
    default=8400,
    show_default=True,
    type=click.IntRange(0, 65535),
    help=say("serve-option-port"),
)
@click.option(
    "--store", metavar=say("cli-word-path-or-url"), help=say("serve-option-store", file=FILE)
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help=say("serve-option-workers"),
)
@click.option("--bots", type=click.IntRange(1, 64), help=say("serve-option-bots"))
@click.option("--origin", multiple=True, metavar="URL", help=say("serve-option-origin"))
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar=say("cli-word-limit"),
    help=say("serve-option-limit"),
)
@click.option("--proxy", metavar=say("cli-word-address"), help=say("serve-option-proxy"))
@click.option("--open", "opens", is_flag=True, help=say("serve-option-open"))
def command(
    host: str,
    port: int,
    store: str | None,
    workers: int,
    bots: int | None,
    origin: tuple[str, ...],
    limits: tuple[str, ...],
    proxy: str | None,
    opens: bool,
) -> None:
    """Serve until stopped."""
    given = _limits(limits)
    store = store_or_default(store)
    if workers > 1 and not is_postgres(store):
        raise ValueError(say("serve-workers-sqlite", workers=workers))
    asyncio.run(_check_store(store))
    cores = os.cpu_count() or 1
    settings = ServerSettings(
        store=store,
        origins=origin,
        hosts=_names(host),
        bot_workers=bots if bots is not None else max(1, (cores - 1) // workers),
        **given,
    )
    shown = "localhost" if host in ("127.0.0.1", "::1") else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    asyncio.run(_check_address(host, port, url))
    click.echo(say("serve-lobby", url=url))
    if opens:
        Timer(1.0, webbrowser.open, [url]).start()
    _run(settings, host, port, workers, proxy)


def _names(host: str) -> tuple[str, ...]:
    """Return the names by which a server that listens on an address is reached."""
    own = socket.gethostname().lower()
    return (host.lower(), own, f"{own}.local")


def _limits(given: tuple[str, ...]) -> dict[str, Any]:
    """Return the bounds that are given as `connections=500`."""
    known = {
        field.name: field.type for field in fields(ServerSettings) if field.type in (int, float)
    }
    limits: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise unknown_text("limit", name, sorted(known))
        try:
            limits[name] = msgspec.convert(value, known[name], strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(say("serve-limit-unfit", name=name, text=value)) from error
        least, most = RANGES[name]
        if not least <= limits[name] <= most:  # so no NaN either
            within = {"least": f"{least:g}", "most": f"{most:.0f}"}
            raise ValueError(say("serve-limit-range", name=name, text=value, **within))
    return limits


def _run(settings: ServerSettings, host: str, port: int, workers: int, proxy: str | None) -> None:
    write_logs()
    search_seldom()
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    with suppress(KeyboardInterrupt):  # stopping is not an error
        uvicorn.run(
            "boardwright.server.http.app:app_of_worker" if workers > 1 else make_app(settings),
            factory=workers > 1,
            workers=workers,
            host=host,
            port=port,
            backlog=at_once(),
            http=ArrivingRequest,
            ws=ReadingSocket,
            ws_ping_interval=40.0,  # half as often as usual: of thousands it is still many a second
            ws_per_message_deflate=False,  # it costs a fifth of a move's time, for few bytes
            ws_max_size=4 * LONGEST_MESSAGE,
            access_log=False,
            log_config=None,
            server_header=False,
            date_header=False,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
            timeout_graceful_shutdown=20,
        )
