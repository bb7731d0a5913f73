// On a small screen a question may be asked where nobody looks.
import { swift } from "./swift";

/** Scroll to what can be chosen on a board if none of it is in sight, unless one looks elsewhere. */
export function bringInSight(board: Element): void {
  const choices = [...board.querySelectorAll("[data-legal]")];
  if (choices.some(isInSight) || !isPartlyInSight(board)) return;
  choices[0]?.scrollIntoView({ block: "center", behavior: swift() ? "smooth" : "instant" });
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
}

function isPartlyInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
