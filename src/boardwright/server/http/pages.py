"""What browsers load: the page with its files, and the texts of a language."""

import gzip
import re
from functools import cache
from html import escape
from http import HTTPStatus
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from boardwright.core.library import game_names
from boardwright.texts import Texts, catalogues_of, language_of, languages

BUNDLE: Final = files("boardwright.server").joinpath("bundle")  # made by `make web`
TEXT: Final = re.compile(r"\{\{ ([a-z0-9-]+) \}\}")  # where the page names a text by its id
KINDS: Final = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
NOT_FOR_BROWSERS: Final = ("cli", "client", "lab", "store")  # catalogues, up to the first dash
AT_TABLES: Final = ("explained", "lesson")  # those of a game that only its tables need, after it
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name of a file tells its content


class Packed(NamedTuple):
    """Something to send, and the same in fewer bytes."""

    plain: bytes
    packed: bytes


async def page(request: Request) -> Response:
    """Return the page, in the language of whoever reads it."""
    return _page(request, HTTPStatus.OK)


async def not_found(request: Request, error: Exception) -> Response:
    """Answer for an address that is none: people get the page, which says so in their language."""
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.NOT_FOUND and "text/html" in request.headers.get(
        "accept", ""
    ):
        return _page(request, HTTPStatus.NOT_FOUND)
    return PlainTextResponse(error.detail, error.status_code, headers=error.headers)


async def asset(request: Request) -> Response:
    """Return a file that the page is made of."""
    name = request.path_params["file"]
    if name not in _assets():
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return _sent(request, _asset(name), KINDS[name.rpartition(".")[2]], FOR_EVER)


async def catalogue(request: Request) -> Response:
    """Return the texts of a language, as Fluent."""
    language = request.path_params["language"]
    if language not in languages():
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return _sent(request, _catalogue(language), "text/plain", "no-cache")


async def table_catalogue(request: Request) -> Response:
    """Return what is said in a language at the tables of one game alone."""
    language, game = request.path_params["language"], request.path_params["game"]
    if language not in languages() or game not in game_names():
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return _sent(request, _table_catalogue(language, game), "text/plain", "no-cache")


def _page(request: Request, status: HTTPStatus) -> Response:
    language = language_wanted(request.headers.get("accept-language", ""))
    answer = _sent(request, _page_in(language), "text/html", "no-cache")
    answer.status_code = status
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


def _sent(request: Request, content: Packed, kind: str, keep: str) -> Response:
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(content.packed, media_type=kind, headers=headers)
    return Response(content.plain, media_type=kind, headers=headers)


def language_wanted(wanted: str) -> str:
    """Return the first wanted language that we speak, else English."""
    known = languages()
    for part in wanted[:200].split(","):
        language = language_of(part.partition(";")[0].strip())
        if language in known:
            return language
    return "en"


@cache
def _page_in(language: str) -> Packed:
    texts = Texts(language)
    html = BUNDLE.joinpath("index.html").read_text("utf-8")
    html = html.replace("{{ language }}", language)
    html = html.replace("{{ languages }}", " ".join(languages()))
    return _packed(TEXT.sub(lambda found: escape(texts.words(found[1])), html).encode())


@cache
def _assets() -> frozenset[str]:
    return frozenset(file.name for file in BUNDLE.joinpath("assets").iterdir())


@cache
def _asset(name: str) -> Packed:
    return _packed(BUNDLE.joinpath("assets", name).read_bytes())


@cache
def _catalogue(language: str) -> Packed:
    """Put the catalogues together; what a language lacks is there in English, before it."""
    texts = {
        (folder, file.name): file.read_text("utf-8")
        for folder in ("en", language)
        for file in catalogues_of(folder)
        if _whose(file) not in NOT_FOR_BROWSERS and _what(file) not in AT_TABLES
    }
    return _packed("\n".join(texts.values()).encode())


@cache
def _table_catalogue(language: str, game: str) -> Packed:
    """Put the catalogues of a game together that its tables need besides; English comes first."""
    texts = {
        (folder, file.name): file.read_text("utf-8")
        for folder in ("en", language)
        for file in catalogues_of(folder)
        if _whose(file) == game and _what(file) in AT_TABLES
    }
    return _packed("\n".join(texts.values()).encode())


def _whose(file: Traversable) -> str:
    return file.name.removesuffix(".ftl").partition("-")[0]


def _what(file: Traversable) -> str:
    return file.name.removesuffix(".ftl").partition("-")[2]


def _packed(content: bytes) -> Packed:
    return Packed(content, gzip.compress(content, 9, mtime=0))
