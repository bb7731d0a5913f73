"""What a page shows, read from it as it stands, in no more than one look."""

from typing import Final

import msgspec

READ: Final = """
() => {
  const all = (what, from = document) => [...from.querySelectorAll(what)];
  const plain = (element) => (element?.textContent ?? "").replace(/\\s+/g, " ").trim();
  const held = JSON.parse(localStorage.getItem("boardwright-held") ?? "{}");
  const table = /^#\\/table\\/([\\w-]+)(?![\\w-]|\\/join\\/)/.exec(location.hash)?.[1] ?? "";
  const question = document.querySelector("[data-question]");
  const asked = question?.querySelector("[role=status]");
  const seats = all("[aria-labelledby=seats-title] li");
  const points = all("[aria-labelledby=seats-title] tbody tr");
  const past = document.querySelector("details:has(input[type=range])");
  const curtain = document.querySelector(".play > section > button[data-legal]");
  const ending = document.querySelector(".play section [role=status]:has(> h2)");
  const range = past?.querySelector("input[type=range]");
  return JSON.stringify({
    table,
    tokens: table && held[table] ? [...held[table].own, held[table].watch].filter(Boolean) : [],
    invites: held[table]?.invites?.map(({ seat, invite }) => [seat, invite]) ?? [],
    watch: held[table]?.watch ?? "",
    language: document.documentElement.lang,
    isThere: question !== null,
    isRefused: document.querySelector("main > section.alone[role=alert]") !== null,
    lead: plain(asked?.querySelector("strong")),
    question: plain(asked?.querySelector("span")),
    clock: plain(question?.querySelector("[role=timer]")),
    alerts: question ? all("[role=alert]", question).map(plain) : [],
    failed: all("[data-failed]").map(plain),
    wishes: all(".notes [role=alert]:has(button.strong) > span").map(plain),
    waits: all(".notes > [role=status] > span").map(plain),
    messages: all(".notes :is(.notice, .hint) button.plain").length,
    seats: seats.map((seat) => plain(seat.querySelector(".who"))),
    totals: seats.map((seat) => plain(seat.querySelector(".total [aria-hidden]"))),
    asked: seats.findIndex((seat) => seat.hasAttribute("aria-current")),
    points: points.map((row) => all("th, td", row).map(plain)),
    log: all("li:has(> [data-line])").map((item) => ({
      seat: item.className,
      line: plain(item.querySelector("[data-line]")),
      lines: all("p", item).map(plain),
    })),
    chat: all(".lines[role=log] p:not(.soft)").map(plain),
    outcome: ending ? all("p", ending).map(plain) : [],
    curtain: curtain ? plain(curtain.parentElement.querySelector("h2")) : "",
    board: all("[data-board] [data-place]").map((place) => [
      place.dataset.place,
      place.getAttribute("aria-label") ?? "",
      place.hasAttribute("data-legal") ? "legal" : "",
    ]),
    sheet: all("[data-board] dialog [data-place]").map((place) => place.dataset.place),
    choices: all("[data-board] :is([data-legal], [data-leads])").length,
    actions: all("[data-board] [data-action]").map((button) => button.dataset.action),
    isPicking: all("[data-picked]").length > 0,
    isPending: all("[data-question] [data-legal]").length > 0,
    menu: all(".menu[role=dialog] button").length,
    looked: past?.querySelector("button.strong") ? Number(range.value) : -1,
    buttons: all("button:enabled, a.button").map(
      (button) => button.getAttribute("aria-label") ?? plain(button),
    ),
  });
}
"""


class LogShown(msgspec.Struct):
    """A line of the log on a page."""

    seat: str  # the classes of its element
    line: str
    lines: list[str]


class Shown(msgspec.Struct, rename="camel"):
    """A page as somebody sees it, and the tokens that its device keeps."""

    table: str
    tokens: list[str]
    invites: list[tuple[int, str]]
    watch: str
    language: str
    is_there: bool  # a table is shown
    is_refused: bool  # it says that there is nothing
    lead: str
    question: str
    clock: str
    alerts: list[str]
    failed: list[str]  # parts of the page that could not be drawn
    wishes: list[str]  # that this person has to answer
    waits: list[str]  # own wishes that wait for an answer
    messages: int  # that can be closed
    seats: list[str]
    totals: list[str]
    asked: int
    points: list[list[str]]
    log: list[LogShown]
    chat: list[str]
    outcome: list[str]
    curtain: str  # what it says when the device is to be passed on
    board: list[tuple[str, str, str]]  # place, name, whether it can be chosen
    sheet: list[str]  # the places of a sheet that lies open over the board
    choices: int  # places and buttons that can be pressed to choose, or that lead to such
    actions: list[str]  # that can be chosen without a place
    is_picking: bool  # a place is picked, and another one is to follow
    is_pending: bool  # a choice is shown once more before it is sent
    menu: int  # answers to choose from
    looked: int  # the line that is looked back at; -1: none
    buttons: list[str]

    @property
    def legal(self) -> set[str]:
        """Return the places that can be chosen."""
        return {place for place, _, is_legal in self.board if is_legal}


def shown_by(read: str) -> Shown:
    """Return what `READ` has read."""
    return _DECODER.decode(read)


_DECODER: Final = msgspec.json.Decoder(Shown)
