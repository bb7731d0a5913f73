"""Pictures of the page, compared with those that are kept in `pictures/`.

In a test whose name has `picture` in it:

    ann = await world.visitor(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    await ann.resume("imhotep", 60)  # a kept game, after its 60th move
    await looks_as_kept(ann.page, "imhotep-desktop")

`make pictures` renews the kept ones; look at them before you commit them.
"""

import base64
import os
from pathlib import Path
from typing import Final, TypedDict

from playwright.async_api import Page

from tools.small_png import smaller

KEPT: Final = Path(__file__).parent / "pictures"
BUILD: Final = Path(__file__).parents[2] / "build/pictures"
RENEW: Final = "BOARDWRIGHT_RENEW_PICTURES"  # set by `make pictures`

# Pictures are compared at half their size, where the edges of letters, which every version of a
# browser draws a little differently, have melted into their surroundings.
SCALE: Final = 0.5
SAME: Final = 40  # of 255: so far the three colours of one point may lie apart altogether
SHARE: Final = 0.001  # of the points may be farther apart: a fourth of the smallest ship's

COMPARE: Final = """
async ([kept, fresh, scale, same]) => {
  const load = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    return image;
  };
  const [old, now] = [await load(kept), await load(fresh)];
  if (old.width !== now.width || old.height !== now.height)
    return { share: 1, why: `${old.width}x${old.height}, now ${now.width}x${now.height}`, map: "" };
  const [width, height] = [Math.round(old.width * scale), Math.round(old.height * scale)];
  const points = (image) => {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height).data;
  };
  const [a, b] = [points(old), points(now)];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext("2d");
  const map = pen.createImageData(width, height);
  let apart = 0;
  for (let at = 0; at < a.length; at += 4) {
    const far = [0, 1, 2].reduce((sum, part) => sum + Math.abs(a[at + part] - b[at + part]), 0);
    const isApart = far > same;
    if (isApart) apart += 1;
    const grey = 255 - (255 - (b[at] + b[at + 1] + b[at + 2]) / 3) / 4;
    map.data.set(isApart ? [220, 0, 60, 255] : [grey, grey, grey, 255], at);
  }
  pen.putImageData(map, 0, 0);
  const drawn = canvas.toDataURL("image/png").split(",")[1];
  return { share: apart / (width * height), why: "", map: drawn };
}
"""


class Compared(TypedDict):
    """How far two pictures are apart."""

    share: float  # of points that differ
    why: str  # sizes that differ
    map: str  # where they differ, as a picture


async def looks_as_kept(page: Page, name: str) -> None:
    """Fail if a page looks different from the kept picture of that name."""
    await page.mouse.move(0, 0)
    await page.evaluate("document.fonts.ready")
    fresh = await page.screenshot(animations="disabled", caret="hide", scale="css")
    kept = KEPT / f"{name}.png"
    if os.environ.get(RENEW):
        KEPT.mkdir(exist_ok=True)
        kept.write_bytes(await smaller(page, fresh))
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    (BUILD / f"{name}.png").write_bytes(fresh)
    assert kept.exists(), f"No picture {name} is kept: look at {BUILD}/{name}.png, make pictures."
    compared = await _compare(page, kept.read_bytes(), fresh)
    (BUILD / f"{name}-apart.png").write_bytes(base64.b64decode(compared["map"]))
    apart = compared["why"] or format(compared["share"], ".2%")
    assert compared["share"] <= SHARE, (
        f"The page does not look as in {kept}: {apart}."
        f" See {BUILD}/{name}.png and, in red, what differs: {BUILD}/{name}-apart.png."
        " If it is meant to look so, run make pictures."
    )


async def _compare(page: Page, kept: bytes, fresh: bytes) -> Compared:
    """Compare two pictures in a browser, which can read them without any library."""
    blank = await page.context.new_page()
    try:
        both = [base64.b64encode(picture).decode() for picture in (kept, fresh)]
        compared: Compared = await blank.evaluate(COMPARE, [*both, SCALE, SAME])
    finally:
        await blank.close()
    return compared
