"""Text that cannot be read: cut off at an edge, or covered by something that is drawn over it."""

from typing import Final

from playwright.async_api import Page

# For every line of text that is shown: is a part of it outside of what a box lets be seen, or is
# something painted over it, or does it hang out of what is painted behind it? What can be scrolled
# to counts as seen, and what is there for screen readers alone is not meant to be. A title does not
# make up for dots: a phone never shows it.
UNREADABLE: Final = """
(within) => {
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }"); // so that points find all of it
  document.adoptedStyleSheets.push(touchable);
  const found = new Set();
  const texts = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  const page = document.documentElement;
  while (texts.nextNode()) {
    const words = texts.currentNode.data.trim();
    const holder = texts.currentNode.parentElement;
    const isShown = holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!words || !isShown || holder.closest("option") || isForReaders(holder)) continue;
    if (holder.closest("svg")?.clientWidth === 0) continue; // a store of drawings
    holder.scrollIntoView({ block: "center", inline: "center" });
    for (const box of boxes(holder)) unscroll(box);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      const cutting = boxes(holder).find((box) => cuts(box, line, holder));
      if (cutting) found.add(`${words} (cut by ${named(cutting)})`);
      const drawn = grounds(holder).find((box) => isOutside(box, line, holder));
      if (drawn) found.add(`${words} (out of ${named(drawn)})`);
      const covering = cutting ? null : cover(line, holder);
      if (covering) found.add(`${words} (covered by ${named(covering)})`);
      if (line.right > page.clientWidth + 1) found.add(`${words} (beyond the page)`);
    }
  }
  document.adoptedStyleSheets.pop();
  window.scrollTo(0, 0);
  return [...found];

  function* chain(part) {
    for (let box = part; box && box !== page; box = box.parentElement) yield box;
  }
  function boxes(part) {
    return [...chain(part)];
  }
  function isForReaders(part) {
    return boxes(part).some((box) => getComputedStyle(box).clipPath === "inset(50%)");
  }
  function grounds(part) {
    // All that is painted behind it, up to what lies on the page as a sheet or a badge of its own.
    const all = boxes(part).filter((box) => box !== document.body);
    const isApart = (box) => /absolute|fixed/.test(getComputedStyle(box).position);
    const apart = all.findIndex(isApart);
    // Cards that lie together on a layer of their own, which is not painted itself, have their own.
    const cards = apart < 0 ? [] : all.slice(0, apart + 1).filter(paints);
    if (cards.length) return cards;
    const painted = all.filter(paints);
    const own = painted.findIndex(isApart);
    return own < 0 ? painted : painted.slice(0, own + 1);
  }
  function hides(overflow) {
    return overflow === "hidden" || overflow === "clip";
  }
  function unscroll(box) {
    // What hides its overflow is not scrolled by people, though it has just been scrolled here.
    const { overflowX, overflowY } = getComputedStyle(box);
    if (hides(overflowX)) box.scrollLeft = 0;
    if (hides(overflowY)) box.scrollTop = 0;
  }
  function scrolls(from, box, axis) {
    const between = boxes(from).slice(0, boxes(from).indexOf(box));
    return between.some((part) => /auto|scroll/.test(getComputedStyle(part)[axis]));
  }
  function isOutside(box, line, holder) {
    const edge = box.getBoundingClientRect();
    const rest = line.height / 4;
    const isBeside = line.right > edge.right + 1 || line.left < edge.left - 1;
    const isAbove = line.bottom > edge.bottom + rest || line.top < edge.top - rest;
    return (
      (isBeside && !scrolls(holder, box, "overflowX")) ||
      (isAbove && !scrolls(holder, box, "overflowY"))
    );
  }
  function cuts(box, line, holder) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    const right = edge.left + box.clientLeft + box.clientWidth;
    const bottom = edge.top + box.clientTop + box.clientHeight;
    const rest = line.height / 4; // a line is higher than its letters
    const isOutX = line.right > right + 1 || line.left < edge.left - 1;
    const isOutY = line.bottom > bottom + rest || line.top < edge.top - rest;
    return (
      (hides(overflowX) && isOutX && !scrolls(holder, box, "overflowX")) ||
      (hides(overflowY) && isOutY && !scrolls(holder, box, "overflowY"))
    );
  }
  function paints(part) {
    const { fill, backgroundColor, backgroundImage } = getComputedStyle(part);
    if (part instanceof SVGGeometryElement) return fill !== "none";
    const [, alpha] = /rgba\\(.*, ([\\d.]+)\\)/.exec(backgroundColor) ?? [null, "1"];
    return backgroundImage !== "none" || (backgroundColor !== "transparent" && Number(alpha) > 0.5);
  }
  function cover(line, holder) {
    for (const share of [0.1, 0.5, 0.9]) {
      const [x, y] = [line.left + share * line.width, line.top + line.height / 2];
      const at = document.elementsFromPoint(x, y);
      const above = at.slice(0, at.indexOf(holder)); // nothing if the point is out of sight
      const covering = above.find((part) => !holder.contains(part) && paints(part));
      if (at.includes(holder) && covering) return covering;
    }
    return null;
  }
  function named(part) {
    return `${part.tagName.toLowerCase()}.${part.getAttribute("class") ?? ""}`;
  }
}
"""


async def unreadable_texts(page: Page, within: str = "body") -> list[str]:
    """Return what cannot be read in full there, each text with what cuts or covers it."""
    await page.evaluate("document.fonts.ready")
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    found: list[str] = await page.evaluate(UNREADABLE, within)
    return found
