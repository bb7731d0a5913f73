// Which place answers a click: what glows does so over its whole area, whatever lies on it.

type Place = HTMLElement | SVGElement;

const PRESSED = "button, summary, a, label, dialog"; // what has a meaning of its own

/** Tell whether something lies on a place, and not merely before a part of it. */
function liesOn(upper: Element, place: Element): boolean {
  const [inner, outer] = [upper.getBoundingClientRect(), place.getBoundingClientRect()];
  const EDGE = 1; // px, as positions are rounded
  return (
    inner.left >= outer.left - EDGE &&
    inner.right <= outer.right + EDGE &&
    inner.top >= outer.top - EDGE &&
    inner.bottom <= outer.bottom + EDGE
  );
}

/** Return the place that a click means: the one under the pointer, or the one that lies under it. */
export function answering({ target, clientX, clientY }: MouseEvent): Place | null {
  if (!(target instanceof Element)) return null;
  const own = target.closest<Place>("[data-open]");
  if (own || !target.closest("[data-board]") || target.closest(PRESSED)) return own;
  const upper = target.closest("[data-place]") ?? target;
  const under = document.elementsFromPoint(clientX, clientY);
  const glowing = under.flatMap((element) => element.closest<Place>("[data-legal]") ?? []);
  return glowing.find((place) => liesOn(upper, place)) ?? null;
}
