"""Letters that are too small to read, as large as they are drawn: in drawings they are scaled."""

from typing import Final

from playwright.async_api import Page

LEAST: Final = 11  # px; smaller letters nobody reads on a phone

# For every text that is shown: the size of its letters times what its drawing, or whatever it lies
# in, is scaled by. Texts that a drawing uses several times are measured where they are used, and
# signs that a style adds count as well. What is there for screen readers alone is not looked at.
SMALL: Final = """
([within, least]) => {
  const found = new Map();
  const root = document.querySelector(within);
  for (const part of [root, ...root.querySelectorAll("*")]) {
    if (part.matches("option, script, style") || part.closest("defs, symbol")) continue;
    const words = wordsOf(part);
    if (!words || !isShown(part)) continue;
    for (const [text, style] of words) {
      const size = parseFloat(style.fontSize) * scaleOf(part);
      if (size >= least - 0.05) continue;
      found.set(`${text} (${named(part)}): ${size.toFixed(1)} px`, true);
    }
  }
  return [...found.keys()];

  function wordsOf(part) {
    const style = getComputedStyle(part);
    const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const said = own.map((node) => node.data.trim()).join(" ").trim();
    const texts = said ? [[said, style]] : [];
    if (part instanceof SVGUseElement) {
      const used = document.querySelector(part.getAttribute("href"));
      if (used instanceof SVGTextElement) texts.push([used.textContent.trim(), style]);
    }
    for (const where of ["::before", "::after"]) {
      const added = getComputedStyle(part, where);
      const sign = /^"(.+)"$/.exec(added.content);
      if (sign) texts.push([sign[1], added]);
    }
    return texts.length ? texts : null;
  }
  function isShown(part) {
    if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let box = part; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === "inset(50%)") return false;
    const { width, height } = part.getBoundingClientRect();
    return width > 0 && height > 0;
  }
  function scaleOf(part) {
    if (part instanceof SVGGraphicsElement && part.ownerSVGElement) {
      const { a, b, c, d } = part.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    let scale = 1;
    for (let box = part; box; box = box.parentElement) {
      const { transform } = getComputedStyle(box);
      const { a, b, c, d } = new DOMMatrix(transform === "none" ? "" : transform);
      scale *= Math.sqrt(Math.abs(a * d - b * c));
    }
    return scale;
  }
  function named(part) {
    return `${part.tagName.toLowerCase()}.${part.getAttribute("class") ?? ""}`;
  }
}
"""


async def small_texts(page: Page, within: str = "body") -> list[str]:
    """Return what is drawn with letters that are too small, each with their size."""
    await page.evaluate("document.fonts.ready")
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    found: list[str] = await page.evaluate(SMALL, [within, LEAST])
    return found
