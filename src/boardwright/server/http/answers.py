"""What all answers over HTTP have in common: who may ask, how much, and what browsers may do."""

import ipaddress
from http import HTTPStatus
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette import types
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from boardwright.core.messages import Message
from boardwright.core.refused import Refused, refuse
from boardwright.server.running.households import household_of
from boardwright.server.running.settings import ServerSettings
from boardwright.server.wire.asks import TableId

T = TypeVar("T")

LONGEST_BODY: Final = 150_000  # bytes

# What proxies add to requests that they pass on.
FORWARDED: Final = (
    *("forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"),
    *("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"),
)

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",  # of films that the page makes of itself
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class SecurityHeaders:
    """Puts the headers that keep browsers careful onto every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: types.Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


class KnownHosts:
    """Answers only who asks for this server by a name of its own.

    A foreign page can have its own name point to this machine. The browser then takes it for a page
    of this server; yet it still asks for the foreign name.
    """

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan" or is_known_host(Headers(scope=scope), self._settings):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            host = Headers(scope=scope).get("host", "")[:100]
            wrong = refused(refuse("server-host", host=host), HTTPStatus.MISDIRECTED_REQUEST)
            await wrong(scope, receive, send)


def is_known_host(headers: Headers, settings: ServerSettings) -> bool:
    """Tell whether a request asks for a name of this server; a number is nobody else's name."""
    try:
        name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    names = (*settings.hosts, *(urlsplit(origin).hostname for origin in settings.origins))
    return name == "localhost" or name in names or _is_number(name)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class RefusedBody(msgspec.Struct, frozen=True):
    """What an answer over HTTP says when something is refused."""

    why: Message
    rule: str = ""


def answer(body: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return an answer as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def refused(error: Refused, status: HTTPStatus = HTTPStatus.BAD_REQUEST) -> Response:
    """Return why something is refused."""
    return answer(RefusedBody(error.why, error.rule), status)


def is_from_here(headers: Headers, settings: ServerSettings) -> bool:
    """Tell whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def asker(connection: HTTPConnection) -> str:
    """Return the household that a request comes from, by which it is counted."""
    return household_of(_address_of(connection))


def is_local(connection: HTTPConnection) -> bool:
    """Tell whether a request was made on this very machine, and is not passed on by a proxy here.

    Such a proxy says for whom it asks, asks by the name that it was asked by, or, if nobody has
    told it how, in the old version 1.0 of HTTP.
    """
    try:
        host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    is_here = _is_loopback(_address_of(connection))
    is_passed_on = any(name in connection.headers for name in FORWARDED)
    is_old = connection.scope["http_version"] == "1.0"
    is_by_name = host != "localhost" and not _is_loopback(host)
    return is_here and not is_passed_on and not is_old and not is_by_name


def _address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def _is_loopback(address: str) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return (mapped or parsed).is_loopback


def table_of(request: Request) -> str:
    """Return the table that the path of a request names; refuse what no table can be called."""
    try:
        return msgspec.convert(request.path_params["table"], TableId)
    except msgspec.ValidationError as error:
        raise refuse("server-no-table") from error


def token_of(request: Request) -> str:
    """Return the token that a request bears; it never stands in an address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


async def body_of(request: Request, kind: type[T]) -> T:
    """Read the body of a request, within bounds."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise refuse("server-no-json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LONGEST_BODY:
            raise refuse("server-message-long", most=LONGEST_BODY)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise refuse("server-garbage", reason=str(error)[:200]) from error
