// On a small screen a question may be asked where nobody looks.
import { swift } from "./swift";

const ROOM = 8; // px around what is lit

/** Return between which heights of the screen nothing lies over the board. */
export function freeHeights(): [number, number] {
  let [upper, lower] = [0, innerHeight];
  for (const speaks of document.querySelectorAll("[data-question], [data-coach]")) {
    const { top, bottom } = speaks.getBoundingClientRect();
    const isSheet = getComputedStyle(speaks).position === "fixed"; // at the lower edge
    if (isSheet) lower = Math.min(lower, top);
    else if (speaks.matches("[data-question]")) upper = Math.max(upper, bottom);
  }
  return [upper, lower];
}

/** Scroll to what can be chosen on a board if none of it is in sight, unless one looks elsewhere. */
export function bringInSight(board: Element): void {
  const choices = [...board.querySelectorAll("[data-legal]")];
  if (choices.some(isInSight) || !isPartlyInSight(board)) return;
  choices[0]?.scrollIntoView({ block: "center", behavior: swift() ? "smooth" : "instant" });
}

/** Scroll to what is lit on a board, so that nothing lies over the uppermost of it. */
export function bringLitInSight(board: Element): void {
  const places = [...board.querySelectorAll("[data-lit]")];
  if (!places.length || !isPartlyInSight(board)) return;
  places[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const lit = places.map((place) => place.getBoundingClientRect());
  const [start, end] = freeHeights();
  const upper = start + ROOM;
  const top = Math.min(...lit.map((box) => box.top));
  const bottom = Math.max(...lit.map((box) => box.bottom));
  const lower = end - ROOM;
  if (top >= upper && bottom <= lower) return;
  const isWhole = bottom - top <= lower - upper;
  const by = isWhole && bottom > lower ? bottom - lower : top - upper;
  const behavior = swift() ? "smooth" : "instant";
  for (const scrolled of [board.parentElement, document.scrollingElement])
    scrolled?.scrollBy({ top: by, behavior });
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const [upper, lower] = freeHeights();
  return top >= upper && bottom <= lower && left >= 0 && right <= innerWidth;
}

function isPartlyInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
