"""What browsers load: the page with its files, and the texts of a language."""

import gzip
import re
from collections.abc import Callable
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
from boardwright.texts import Texts, game_catalogues, language_of, languages, shared_catalogues
from boardwright.texts.catalogue import texts_in

BUNDLE: Final = files("boardwright.server").joinpath("bundle")  # made by `make web`
TEXT: Final = re.compile(r"\{\{ ([a-z0-9-]+) \}\}")  # where the page names a text by its id
KINDS: Final = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
NOT_FOR_BROWSERS: Final = ("cli", "client", "lab", "store")  # catalogues, up to the first dash
OF_ONE_GAME: Final = ("explained", "lesson", "primer")  # a game's own, after the first dash
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


async def game_catalogue(request: Request) -> Response:
    """Return what is said in a language at the tables of one game, or to who reads about it."""
    language, game = request.path_params["language"], request.path_params["game"]
    if language not in languages() or game not in game_names():
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return _sent(request, _game_catalogue(language, game), "text/plain", "no-cache")


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
    """Put the texts together that every page needs."""

    def needed(spoken: str) -> list[Traversable]:
        shared = [f for f in shared_catalogues(spoken) if _begins(f) not in NOT_FOR_BROWSERS]
        return [*shared, *(f for f in game_catalogues(spoken) if _ends(f) not in OF_ONE_GAME)]

    return _put_together(language, needed)


@cache
def _game_catalogue(language: str, game: str) -> Packed:
    """Put the texts together that only those need who are at a game, or read about it."""

    def needed(spoken: str) -> list[Traversable]:
        files = game_catalogues(spoken)
        return [f for f in files if _begins(f) == game and _ends(f) in OF_ONE_GAME]

    return _put_together(language, needed)


def _put_together(language: str, needed: Callable[[str], list[Traversable]]) -> Packed:
    """Put the texts of catalogues together, each once; what a language lacks is there in English.

    A game of somebody else takes no text away from ours, whatever its catalogues are called.
    """
    texts: dict[str, str] = {}
    for spoken in ("en", language):
        texts |= texts_in("\n".join(file.read_text("utf-8") for file in needed(spoken)))
    return _packed("\n".join(texts.values()).encode())


def _begins(file: Traversable) -> str:
    return file.name.removesuffix(".ftl").partition("-")[0]


def _ends(file: Traversable) -> str:
    return file.name.removesuffix(".ftl").partition("-")[2]


def _packed(content: bytes) -> Packed:
    return Packed(content, gzip.compress(content, 9, mtime=0))
