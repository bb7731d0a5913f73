"""What one hears and is told, in a real browser: computed sounds, title, icon and notices."""

import subprocess
from pathlib import Path
from typing import Any, Final

from playwright.async_api import expect

from tests.web.test_film import sit
from tests.web.test_table import set_up
from tools.live.browser import TOP, World, browse
from tools.live.kept_games import middle_of

# The loudest that a sound may be where 1 is the loudest that a device plays.
LOUDEST: Final = 0.6
SOFTEST: Final = 0.02
LONGEST: Final = 1.5  # seconds

TONES: Final = TOP / "web/src/table/tones.ts"
WITHOUT_TYPES: Final = """
const { readFileSync } = require("node:fs");
const { transpileModule } = require("typescript");
const compilerOptions = { target: "es2022", module: "esnext" };
process.stdout.write(transpileModule(readFileSync(0, "utf-8"), { compilerOptions }).outputText);
"""
# Computes each sound and tells its length, its peak, its last moment, and how far it leans.
COMPUTE: Final = """
async () => {
  %s
  const found = {};
  for (const sound of SOUNDS) {
    const rate = 22050;
    const audio = new OfflineAudioContext(1, 2 * rate, rate);
    sing(audio, sound, 1);
    const heard = (await audio.startRendering()).getChannelData(0);
    const last = heard.findLastIndex((one) => Math.abs(one) > 0.001);
    const peak = heard.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    found[sound] = [last / rate, peak, Math.abs(heard[0]), lengthOf(sound)];
  }
  return found;
}
"""
# Counts what plays, and what asks the person whether the system may tell something.
COUNTING: Final = """
window.counted = { contexts: 0, questions: 0 };
const Context = window.AudioContext;
window.AudioContext = class extends Context {
  constructor() { super(); window.counted.contexts += 1; }
};
Notification.requestPermission = async () => {
  window.counted.questions += 1;
  return window.answer ?? "denied";
};
"""


def test_every_sound_is_heard_short_and_never_clipped(tmp_path: Path) -> None:
    node = TOP / ".venv/bin/node"
    program = subprocess.run(
        [node if node.exists() else "node", "-e", WITHOUT_TYPES],
        input=TONES.read_text("utf-8"),
        capture_output=True,
        text=True,
        check=True,
        cwd=TOP / "web",
    ).stdout.replace("export ", "")

    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.page.goto("about:blank")
        found: dict[str, list[float]] = await ann.page.evaluate(COMPUTE % program)
        assert {"place", "sail", "take", "fight", "score", "turn", "win"} <= found.keys()
        for sound, (seconds, peak, first, told) in found.items():
            assert SOFTEST < peak < LOUDEST, (sound, peak)
            assert 0.05 < seconds < LONGEST, (sound, seconds)
            assert seconds <= told + 0.1, (sound, seconds, told)
            assert first < 0.01, (sound, "begins with a click")

    browse(tmp_path, scenario)


def test_nothing_sounds_before_the_page_is_touched(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.context.add_init_script(COUNTING)
        await sit(ann, middle_of("imhotep", 20))  # by a link: it is the own turn at once
        await expect(ann.page).to_have_title("● Your turn – Imhotep")
        assert (await ann.page.evaluate("counted"))["contexts"] == 0
        await ann.choose()
        await ann.page.wait_for_function("counted.contexts === 1")
        await ann.choose()
        assert (await ann.page.evaluate("counted"))["contexts"] == 1

    browse(tmp_path, scenario)


def test_the_own_turn_shows_in_title_and_icon_until_one_has_moved(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben = await world.visitor(), await world.visitor()
        await set_up(ann, "Imhotep", "open")
        await ann.button("Invite friends").click()
        seat = await ann.page.get_by_label("Link for seat 2", exact=True).input_value()
        await ben.open(seat)
        await ben.page.get_by_label("Your name").fill("Ben")
        await ben.button("Sit down").click()
        await ann.button("^Start$").click()

        async def shown(turns: Any, waits: Any) -> None:
            await expect(turns.page).to_have_title("● Your turn – Imhotep")
            await expect(waits.page).to_have_title("Imhotep")
            icon, usual = [
                await one.page.locator("link[rel=icon]").evaluate("it => it.href")
                for one in (turns, waits)
            ]
            assert "icon_turn" in icon
            assert "icon_turn" not in usual
            assert (await ann.context.request.get(icon)).ok

        await shown(ann, ben)
        await ann.choose()
        await shown(ben, ann)

    browse(tmp_path, scenario)


def test_the_browser_asks_only_after_a_click_and_a_no_is_explained(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.context.add_init_script(COUNTING)
        await ann.play_bots("imhotep")
        await ann.choose()
        await ann.page.get_by_text("Settings").click()
        assert (await ann.page.evaluate("counted"))["questions"] == 0
        box = ann.page.get_by_label("Notify me when it is my turn")
        for answer, why in (("denied", "blocks notifications"), ("default", "not answered")):
            await ann.page.evaluate("(answer) => (window.answer = answer)", answer)
            await box.click()
            await expect(ann.page.get_by_role("alert")).to_contain_text(why)
            await expect(box).not_to_be_checked()
        await ann.page.evaluate("window.answer = 'granted'")
        await box.click()
        await expect(box).to_be_checked()
        await expect(ann.page.get_by_role("alert")).to_have_count(0)
        assert (await ann.page.evaluate("counted"))["questions"] == 3
        await ann.page.get_by_label("Sounds").first.uncheck()
        await expect(ann.page.get_by_label("Volume")).to_have_count(0)
        assert await ann.axe() == []

    browse(tmp_path, scenario)
