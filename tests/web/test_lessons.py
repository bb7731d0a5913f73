"""Every guided game in a real browser, to its end: by clicks, by keys and on a phone."""

import asyncio
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.async_api import Locator, expect

from boardwright.core.library import game_names
from boardwright.server.table.table import Table
from boardwright.server.table.teaching import reply_of, taught_now
from boardwright.server.wire.tells import ThoughtTold
from boardwright.texts import Texts
from boardwright.wording.lessons import Lesson, lessons_of
from tests.web.keys import Keys
from tools.live.browser import PATIENCE, Visitor, World, browse

FIRST: Final = [(name, lessons_of(name)[0]) for name in game_names() if lessons_of(name)]
CHAPTERS: Final = [(name, lesson) for name in game_names() for lesson in lessons_of(name)[1:]]
# Chapters in which something is answered that has no place on the board.
ANSWERING: Final = [one for one in CHAPTERS if one[1].name in ("fights", "blue-cards", "b-sides")]
MOST_TRIED: Final = 2  # steps at which something else is done first
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
# The middle of a place is in sight, and nothing of the lesson lies on it.
IS_FREE: Final = """
(place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && !top.closest("[data-coach], [data-question]");
}
"""
# What has the focus shows it, and its middle is in sight once the board has been scrolled to it.
SEES_FOCUS: Final = """
() => {
  const it = document.activeElement;
  const { y, height } = it.getBoundingClientRect();
  return it.matches(":focus-visible") && y + height / 2 >= 0 && y + height / 2 <= innerHeight;
}
"""
# Where a place can be pressed, from its corner, as other things may lie on its middle; or nothing.
FREE_POINT: Final = """
(place) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
  const points = parts.flatMap((y) => parts.map((x) => ({ x: width * x, y: height * y })));
  const isFree = ({ x, y }) => {
    const at = document.elementFromPoint(left + x, top + y);
    return place.contains(at) && at.closest("[data-legal]") === place;
  };
  return points.find(isFree) ?? null;
}
"""


def named(part: str | Lesson) -> str:
    """Return what a game or a lesson is called where tests are listed."""
    return part if isinstance(part, str) else part.name


class Learner(NamedTuple):
    """Somebody at a guided game, and the game as the server has it."""

    world: World
    visitor: Visitor
    table: str
    seat: int
    texts: Texts

    async def press(self, target: Locator) -> None:
        """Press something of the lesson."""
        await self.visitor.press(target)

    @property
    def coach(self) -> Locator:
        """Return what speaks."""
        return self.visitor.page.locator("[data-coach]")

    @property
    def go_on(self) -> Locator:
        """Return what is pressed to read on, or to close an answer."""
        return self.coach.locator("footer button.strong")

    async def now(self) -> Table:
        """Return the table as the server has it, once no other seat's move is due."""
        async with asyncio.timeout(PATIENCE / 1000):
            while True:
                table = await self.world.served.table(self.table)
                if reply_of(table) < 0 and table.asked() == self.seat:
                    return table
                await asyncio.sleep(0.02)

    async def thoughts(self) -> list[ThoughtTold]:
        """Return what is to be thought now."""
        told = taught_now(await self.now(), self.seat)
        assert told is not None
        return told.thoughts

    async def hears(self, thought: ThoughtTold) -> None:
        """Expect that a thought is said, in the language of the page."""
        words = " ".join(self.texts.speak(thought.said).split())
        await expect(self.coach.get_by_role("status")).to_have_text(words)

    def place(self, place: str) -> Locator:
        """Return a place of the board that can be chosen."""
        return self.visitor.page.locator(f'[data-board] [data-place="{place}"][data-legal]').first

    async def sees(self) -> None:
        """Expect that what the lesson points at is there, and something of it lies free."""
        lit = self.visitor.page.locator("[data-board] [data-taught]")
        await expect(lit.first).to_be_attached()
        async with asyncio.timeout(PATIENCE / 1000):
            while not any([await at.evaluate(IS_FREE) for at in await lit.all()]):
                await asyncio.sleep(0.05)

    async def act(self, action: int) -> None:
        """Choose an action where it is on the board, and wait until it is done."""
        table = await self.now()
        assert table.state is not None
        places = table.state.action_places(action)
        menu = self.visitor.page.locator(".menu button.strong")
        async with asyncio.timeout(PATIENCE / 1000):
            while not await self.is_done(table):
                if await menu.count():
                    await self.press(menu)
                elif not await self.press_first(places):
                    await self.press_answer(table, action)

    async def is_done(self, before: Table) -> bool:
        """Tell whether the table has gone on."""
        await asyncio.sleep(0.05)
        return (await self.world.served.table(self.table)).sheet.n > before.sheet.n

    async def any_legal(self, places: list[str]) -> list[Locator]:
        """Return those of these places that can be chosen."""
        return [found for place in places if await (found := self.place(place)).count()]

    async def press_first(self, places: list[str]) -> bool:
        """Press the first of these places that is still to be picked; tell whether there is one."""
        legal = await self.any_legal(places)
        for found in legal:
            if not await found.evaluate("it => 'picked' in it.dataset"):
                await self.press_free(found)
                break
        return bool(legal)

    async def press_free(self, target: Locator) -> bool:
        """Press something where nothing lies on it, if that can be seen now; tell whether it is."""
        point = await target.evaluate(FREE_POINT)
        press = target.tap if self.visitor.has_touch else target.click
        if point is not None:
            await press(position=point)
        return point is not None

    async def press_answer(self, table: Table, action: int) -> None:
        """Press an answer that has no place of its own, unless it has been done meanwhile."""
        found = self.answer(table, action)
        if await found.count():
            await self.press(found)

    def answer(self, table: Table, action: int) -> Locator:
        """Return the answer of the board that is an action."""
        assert table.rules is not None
        assert table.state is not None
        groups = table.rules.words.groups(table.state.view(self.seat), [action])
        name = self.texts.speak(groups[0].choices[0].label)
        board = self.visitor.page.locator("[data-board]")
        return board.get_by_role("button", name=name, exact=True)


class Typist(Learner):
    """The same by keys alone; where the lesson goes, the focus has gone already."""

    async def press(self, target: Locator) -> None:
        """Press what has the focus."""
        await expect(target).to_be_focused()
        await self.visitor.page.wait_for_function(SEES_FOCUS)
        await self.visitor.page.keyboard.press("Enter")

    async def act(self, action: int) -> None:
        """Press what has the focus; in a menu, go to what is marked."""
        table, page = await self.now(), self.visitor.page
        assert table.state is not None
        places = table.state.action_places(action)
        fresh = page.locator("[data-board] [data-legal]:focus:not([data-picked])")
        async with asyncio.timeout(PATIENCE / 1000):
            while not await self.is_done(table):
                if await page.locator(".menu").count():
                    while not await page.locator(".menu button.strong:focus").count():
                        await page.keyboard.press("ArrowDown")
                    await page.keyboard.press("Enter")
                elif not await self.any_legal(places):
                    await self.press(self.answer(table, action))
                elif await fresh.count() and await fresh.get_attribute("data-place") in places:
                    await page.wait_for_function(SEES_FOCUS)
                    await page.keyboard.press("Enter")


async def begin(
    world: World,
    game: str,
    lesson: Lesson,
    language: str,
    kind: type[Learner] = Learner,
    **more: Any,
) -> Learner:
    """Begin a lesson from the lobby."""
    visitor = await world.visitor(locale=language, **more)
    await visitor.open()
    card = visitor.page.locator(f"[data-game={game}]")
    button = card.locator(f"[data-learn='{lesson.name}']").first
    if lesson is not lessons_of(game)[0]:
        await visitor.press(card.locator("summary"))
    if kind is Typist:
        await Keys(visitor).tab_to(button)
        await visitor.page.keyboard.press("Enter")
    else:
        await visitor.press(button)
    await visitor.page.wait_for_url("**/#/table/*")
    table = visitor.page.url.rpartition("/")[2]
    return kind(world, visitor, table, lesson.seat, Texts(language))


async def read_on(learner: Learner) -> list[ThoughtTold]:
    """Read until something is to be done; return the thoughts."""
    thoughts = await learner.thoughts()
    for thought in thoughts:
        await learner.hears(thought)
        if thought.action < 0:
            await learner.press(learner.go_on)
    return thoughts


async def go_otherwise(learner: Learner, wanted: int) -> None:
    """Do something else all the same."""
    await choose_otherwise(learner, wanted)
    table = await learner.now()
    await learner.visitor.press(learner.coach.get_by_role("button", name="Do it anyway"))
    async with asyncio.timeout(PATIENCE / 1000):
        while not await learner.is_done(table):
            pass


async def choose_otherwise(learner: Learner, wanted: int) -> None:
    """Press what the lesson does not want now; it answers."""
    table = await learner.now()
    assert table.state is not None
    legal = {action: table.state.action_places(action) for action in table.state.legal_actions()}
    for action, places in legal.items():
        # One click must tell it from all others, or else a menu asks.
        alone = [at for at in places if sum(at in others for others in legal.values()) == 1]
        if action != wanted and alone and await learner.place(alone[0]).count():
            await learner.place(alone[0]).evaluate("it => it.scrollIntoView({ block: 'center' })")
            if await learner.press_free(learner.place(alone[0])):
                await expect(learner.coach.locator(".said.aside")).to_be_visible()
                return


async def try_otherwise(learner: Learner, wanted: int) -> None:
    """Do what the lesson does not want, and what cannot be done; it answers both."""
    page, table = learner.visitor.page, await learner.now()
    await choose_otherwise(learner, wanted)
    if await learner.coach.locator(".said.aside").count():
        await learner.press(learner.go_on)
    still = page.locator("[data-board] [data-place]:not([data-legal]):not(:has([data-legal]))")
    if await still.count():
        tip = page.locator("[data-tip]")
        async with asyncio.timeout(PATIENCE / 1000):
            while not await tip.is_visible():  # it leaves while the page scrolls to what is taught
                await still.first.dispatch_event("click")
                await asyncio.sleep(0.3)
        await page.keyboard.press("Escape")
    assert (await learner.now()).sheet.n == table.sheet.n


async def follow(learner: Learner, lesson: Lesson, *, tries: bool) -> None:
    """Go through a lesson to its end."""
    tried = 0
    heard: list[str] = []
    while True:
        thoughts = await learner.thoughts()
        for thought in thoughts:
            await learner.hears(thought)
            heard.append(thought.said.id)
            if thought.places:
                await learner.sees()
            if thought.action < 0:
                await learner.press(learner.go_on)
        wanted = thoughts[-1].action if thoughts else -1
        if wanted < 0:
            break
        if tries and tried < MOST_TRIED:
            tried += 1
            await try_otherwise(learner, wanted)
            await learner.hears(thoughts[-1])
        await learner.act(wanted)
    assert len(heard) == len([step for step in lesson.steps if hasattr(step, "text")])
    await expect(learner.coach).to_have_attribute("data-coach", "over")
    await learner.press(learner.go_on)
    await expect(learner.coach).to_have_count(0)
    assert (await learner.now()).sheet.status == "running"


async def plays_on_and_is_done(learner: Learner, game: str, lesson: Lesson) -> None:
    """Expect that the game goes on without a lesson, and that the lobby knows it is learned."""
    visitor = learner.visitor
    moves = await visitor.moves()
    await visitor.choose()
    await visitor.until_moves(moves + 1)
    await expect(learner.coach).to_have_count(0)
    await visitor.page.locator("header a").first.click()
    button = visitor.page.locator(f"[data-game={game}] [data-learn='{lesson.name}']").first
    await expect(button).to_have_text(learner.texts.words("learning-again"))


FIRST_GAMES = pytest.mark.parametrize(("game", "lesson"), FIRST, ids=named)


@FIRST_GAMES
def test_a_first_game_by_clicks_wrong_ones_included(
    tmp_path: Path, game: str, lesson: Lesson
) -> None:
    async def scenario(world: World) -> None:
        learner = await begin(world, game, lesson, "en")
        await follow(learner, lesson, tries=True)
        await plays_on_and_is_done(learner, game, lesson)

    browse(tmp_path, scenario)


@FIRST_GAMES
def test_a_first_game_by_keys(tmp_path: Path, game: str, lesson: Lesson) -> None:
    async def scenario(world: World) -> None:
        learner = await begin(world, game, lesson, "de", Typist)
        await follow(learner, lesson, tries=False)

    browse(tmp_path, scenario)


@FIRST_GAMES
def test_a_first_game_on_a_phone(tmp_path: Path, game: str, lesson: Lesson) -> None:
    async def scenario(world: World) -> None:
        learner = await begin(world, game, lesson, "fi", **PHONE)
        await follow(learner, lesson, tries=True)
        assert not await learner.visitor.is_too_wide()

    browse(tmp_path, scenario)


@pytest.mark.parametrize(("game", "lesson"), ANSWERING, ids=named)
def test_an_answer_without_a_place_is_pointed_at_and_the_keys_go_on_from_it(
    tmp_path: Path, game: str, lesson: Lesson
) -> None:
    async def scenario(world: World) -> None:
        learner = await begin(world, game, lesson, "en", Typist)
        await follow(learner, lesson, tries=False)
        focused = learner.visitor.page.locator("[data-board] [data-legal]:focus")
        await expect(focused).to_have_count(1)

    browse(tmp_path, scenario)


@pytest.mark.parametrize(("game", "lesson"), CHAPTERS, ids=named)
def test_a_chapter_is_opened_and_followed(tmp_path: Path, game: str, lesson: Lesson) -> None:
    async def scenario(world: World) -> None:
        learner = await begin(world, game, lesson, "en")
        await follow(learner, lesson, tries=False)

    browse(tmp_path, scenario)


@pytest.mark.parametrize(("game", "lesson"), FIRST[:1], ids=named)
def test_a_lesson_is_left_by_a_move_taken_back_left_for_good_and_begun_again(
    tmp_path: Path, game: str, lesson: Lesson
) -> None:
    async def scenario(world: World) -> None:
        learner = await begin(world, game, lesson, "en", **SMALL)
        visitor, page = learner.visitor, learner.visitor.page
        thoughts = await read_on(learner)
        await go_otherwise(learner, thoughts[-1].action)
        await expect(learner.coach).to_have_attribute("data-coach", "strayed")
        await visitor.press(visitor.button("Take back"))
        await expect(learner.coach).to_have_attribute("data-coach", "thought")
        await read_on(learner)
        await learner.act(thoughts[-1].action)
        await page.reload()  # what was begun goes on where it was
        await expect(learner.coach).to_have_attribute("data-coach", "thought")
        await visitor.press(page.locator("header a").first)
        begun = page.locator(f"[data-game={game}] [data-learn='{lesson.name}']").first
        await expect(begun).to_have_text("Go on learning")
        await visitor.press(begun)
        await page.wait_for_url(f"**/{learner.table}")
        assert await visitor.axe() == []
        await visitor.press(visitor.button("Leave the lesson"))
        await visitor.press(visitor.button("Stay"))
        await expect(learner.coach).to_have_attribute("data-coach", "thought")
        await visitor.press(visitor.button("Leave the lesson"))
        await visitor.press(learner.coach.get_by_role("button", name="Leave the lesson"))
        await expect(learner.coach).to_have_count(0)
        await page.reload()
        await expect(visitor.choices().first).to_be_visible()
        await expect(learner.coach).to_have_count(0)
        await visitor.press(page.locator("header a").first)
        await expect(begun).to_have_text("Learn to play")

    browse(tmp_path, scenario)
