"""The lobby page, in the language of whoever reads it."""

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from boardwright.core.texts import Texts, languages

PAGE: Final = files("boardwright.server").joinpath("page")
TEXT: Final = re.compile(r"\{\{ ([a-z0-9-]+) \}\}")  # where a page names a text by its id
FILES: Final = {"lobby.css": "text/css", "lobby.js": "text/javascript"}


async def lobby_page(request: Request) -> Response:
    """Return the page on which tables are made and found."""
    language = _language(request.headers.get("accept-language", ""))
    return HTMLResponse(_page(language), headers={"vary": "accept-language"})


async def page_file(request: Request) -> Response:
    """Return what the page is made of."""
    file = request.path_params["file"]
    if file not in FILES:
        return PlainTextResponse("", 404)
    headers = {"cache-control": "no-cache"}
    return Response(_file(file), media_type=FILES[file], headers=headers)


def _language(wanted: str) -> str:
    """Return the first wanted language that we speak, else English."""
    known = languages()
    for part in wanted[:200].split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in known:
            return language
    return "en"


@cache
def _page(language: str) -> str:
    texts = Texts(language)
    html = _file("lobby.html").replace("{{ language }}", language)
    return TEXT.sub(lambda found: escape(texts.words(found[1])), html)


@cache
def _file(name: str) -> str:
    return PAGE.joinpath(name).read_text("utf-8")
