"""The server as one application: its routes as a list, and what it needs while it runs."""

import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from multiprocessing import parent_process
from threading import Thread
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from boardwright.core.library import left_out
from boardwright.core.refused import Refused, refuse
from boardwright.server.http.answers import (
    KnownHosts,
    SecurityHeaders,
    answer,
    asker,
    body_of,
    is_from_here,
    is_local,
    refused,
    table_of,
    token_of,
)
from boardwright.server.http.open_connections import CALLERS, Callers
from boardwright.server.http.pages import asset, catalogue, game_catalogue, not_found, page
from boardwright.server.http.socket import Client
from boardwright.server.lobby.invitations import Join
from boardwright.server.lobby.lobby import Lobby, Own
from boardwright.server.room.rooms import Rooms
from boardwright.server.running.garbage_collection import search_seldom
from boardwright.server.running.health import Health
from boardwright.server.running.limits import Buckets, Shares
from boardwright.server.running.logs import leave_out_noise, note, note_error, write_logs
from boardwright.server.running.metrics import Metrics
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.new_table import Import, NewTable
from boardwright.server.table.play_on import PlayOn
from boardwright.server.thinking.advice_workers import AdviceWorkers
from boardwright.server.thinking.bot_workers import BotWorkers
from boardwright.store.open import open_store
from boardwright.store.store import StoreFailed
from boardwright.texts import ENGLISH

SETTINGS: Final = "BOARDWRIGHT_SETTINGS"  # how worker processes are told theirs

Endpoint = Callable[[Request], Awaitable[Response]]


class Server:
    """Everything that runs while the server does."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self._requests = Buckets(settings.requests_a_second, settings.requests_at_once)
        self._pages = Buckets(settings.pages_a_second, settings.pages_at_once)
        self._shares = Shares(settings)
        self._connections: Counter[str] = Counter()
        self.rooms: Rooms
        self.health: Health
        self.lobby: Lobby
        self.advice_workers: AdviceWorkers

    @asynccontextmanager
    async def running(self, app: Starlette) -> AsyncIterator[Mapping[str, object]]:
        """Open the store, serve, and finish what was accepted before closing it."""
        settings = self.settings
        store = await open_store(settings.store)
        bots = BotWorkers(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.advice_workers = AdviceWorkers(settings, self.metrics)
        self.rooms = Rooms(store, bots, settings, self.metrics)
        self.health = Health(store)
        self.lobby = Lobby(self.rooms)
        self.rooms.begin()
        note("open", store=store.name)
        for name, reason in left_out().items():
            note_error("a game is left out", None, game=name, why=ENGLISH.speak(reason))
        try:
            yield {CALLERS: Callers(settings, self.metrics)}
        finally:
            await self.rooms.close()
            await self.advice_workers.close()
            await bots.close()
            await store.close()
            note("closed")

    def routes(self) -> list[BaseRoute]:
        """Return what can be asked for."""
        return [
            Route("/", self._page(page)),
            Route("/assets/{file}", self._page(asset)),
            Route("/texts/{language}", self._page(catalogue)),
            Route("/texts/{language}/{game}", self._page(game_catalogue)),
            Route("/api/games", self._api(self._games)),
            Route("/api/games/{game}/rules", self._api(self._rules)),
            Route("/api/games/{game}/changes", self._api(self._changes)),
            Route("/api/games/{game}/printed", self._api(self._printed_on)),
            Route("/api/tables", self._api(self._public), methods=["GET"]),
            Route("/api/tables", self._api(self._create), methods=["POST"]),
            Route("/api/tables/own", self._api(self._own), methods=["POST"]),
            Route("/api/tables/{table}/invitation", self._api(self._invitation)),
            Route("/api/tables/{table}/join", self._api(self._join), methods=["POST"]),
            Route("/api/tables/{table}/record", self._api(self._record)),
            Route("/api/tables/{table}/rules", self._api(self._rules_at)),
            Route("/api/tables/{table}/printed", self._api(self._printed)),
            Route("/api/tables/{table}/differing", self._api(self._differing)),
            Route("/api/tables/{table}/play-on", self._api(self._play_on), methods=["POST"]),
            Route("/api/records", self._api(self._import), methods=["POST"]),
            Route("/health", self._api(self._health)),
            Route("/metrics", self._metrics),
            WebSocketRoute("/socket", self._socket),
        ]

    def _api(self, endpoint: Endpoint) -> Endpoint:
        """Return an endpoint that refuses strangers' pages and too many requests."""

        async def checked(request: Request) -> Response:
            try:
                if not is_from_here(request.headers, self.settings):
                    return refused(refuse("server-origin"), HTTPStatus.FORBIDDEN)
                if not self._requests.take(asker(request)):
                    return refused(refuse("server-too-fast"), HTTPStatus.TOO_MANY_REQUESTS)
                return await endpoint(request)
            except Refused as error:
                self.metrics.count("refused_total")
                return refused(error)
            except ClientDisconnect:
                return Response(status_code=HTTPStatus.BAD_REQUEST)  # that nobody will read
            except Exception as error:
                self.metrics.count("errors_total")
                note_error("a request could not be answered", error)
                return refused(refuse("server-error"), HTTPStatus.INTERNAL_SERVER_ERROR)

        return checked

    def _page(self, endpoint: Endpoint) -> Endpoint:
        """Return an endpoint of the page, of which a household may ask for many, yet not all."""

        async def checked(request: Request) -> Response:
            if not self._pages.take(asker(request)):
                return refused(refuse("server-too-fast"), HTTPStatus.TOO_MANY_REQUESTS)
            return await endpoint(request)

        return checked

    async def _games(self, request: Request) -> Response:
        return answer(self.lobby.games())

    async def _rules(self, request: Request) -> Response:
        return answer(self.lobby.rules(request.path_params["game"]))

    async def _changes(self, request: Request) -> Response:
        return answer(self.lobby.changes(request.path_params["game"]))

    async def _printed_on(self, request: Request) -> Response:
        return answer(self.lobby.printed_on(request.path_params["game"]))

    async def _public(self, request: Request) -> Response:
        wanted = request.query_params.get("status", "open")
        match wanted:
            case "open" | "running" | "finished":
                return answer(await self.lobby.public(wanted))
            case _:
                raise refuse("server-no-status", text=wanted[:20])

    async def _create(self, request: Request) -> Response:
        wanted = await body_of(request, NewTable)
        made = await self.lobby.create(wanted, asker(request))
        return answer(made, HTTPStatus.CREATED)

    async def _own(self, request: Request) -> Response:
        return answer(await self.lobby.own(await body_of(request, Own)))

    async def _invitation(self, request: Request) -> Response:
        table, invite = table_of(request), token_of(request)
        return answer(await self.lobby.invitation(table, invite))

    async def _join(self, request: Request) -> Response:
        wanted = await body_of(request, Join)
        return answer(await self.lobby.join(table_of(request), wanted))

    async def _record(self, request: Request) -> Response:
        text = await self.lobby.record(table_of(request), token_of(request))
        return PlainTextResponse(text)

    async def _printed(self, request: Request) -> Response:
        return answer(await self.lobby.printed(table_of(request), token_of(request)))

    async def _rules_at(self, request: Request) -> Response:
        return answer(await self.lobby.rules_at(table_of(request), token_of(request)))

    async def _differing(self, request: Request) -> Response:
        return answer(await self.lobby.differing(table_of(request), token_of(request)))

    async def _import(self, request: Request) -> Response:
        wanted = await body_of(request, Import)
        made = await self.lobby.import_record(wanted, asker(request))
        return answer(made, HTTPStatus.CREATED)

    async def _play_on(self, request: Request) -> Response:
        table, wanted = table_of(request), await body_of(request, PlayOn)
        made = await self.lobby.play_on(table, wanted, asker(request))
        return answer(made, HTTPStatus.CREATED)

    async def _health(self, request: Request) -> Response:
        try:
            await self.health.check()
        except StoreFailed as error:
            note_error("the store fails", error)
            return answer({"status": "store fails"}, HTTPStatus.SERVICE_UNAVAILABLE)
        return answer({"status": "ok"})

    async def _metrics(self, request: Request) -> Response:
        """Tell figures to this machine only: they are nobody else's business."""
        if not is_local(request):
            return refused(refuse("server-local-only"), HTTPStatus.FORBIDDEN)
        return PlainTextResponse(self.metrics.to_text(self.rooms.store.figures))

    async def _socket(self, socket: WebSocket) -> None:
        household = asker(socket)
        is_welcome = (
            is_from_here(socket.headers, self.settings)
            and self._connections[household] < self.settings.connections
            and self._requests.take(household)
        )
        if not is_welcome:
            await socket.close()
            return
        self._connections[household] += 1
        try:
            client = Client(
                socket, self.rooms, self.lobby, self.advice_workers, household, self._shares
            )
            await client.serve()
        finally:
            self._connections[household] -= 1
            if not self._connections[household]:
                del self._connections[household]


def make_app(settings: ServerSettings) -> Starlette:
    """Return the application."""
    leave_out_noise()
    server = Server(settings)
    app = Starlette(
        routes=server.routes(),
        middleware=[Middleware(SecurityHeaders), Middleware(KnownHosts, settings)],
        exception_handlers={HTTPException: not_found},
        lifespan=server.running,
    )
    app.state.server = server
    return app


def app_of_worker() -> Starlette:
    """Return the application in a process that uvicorn started; its settings are handed down."""
    write_logs()
    search_seldom()
    Thread(target=_end_with_parent, daemon=True).start()
    return make_app(msgspec.json.decode(os.environ[SETTINGS], type=ServerSettings))


def _end_with_parent() -> None:
    """Stop in order when the process that started this one is gone, however it went."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
