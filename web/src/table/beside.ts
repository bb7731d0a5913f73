// Where something may lie that speaks of a place: beside it, and on nothing that matters.

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 8; // px to the place
const MARGIN = 4; // px to the edge of the screen
const STEPS = 6; // along each side of the place, that are tried
const FAR = 20; // px² that may be covered rather than lie one px farther away

/** Return how much of one box lies on another, in px². */
export function shared(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Return positions along a stretch from where something ends there to where it begins there. */
const along = (from: number, length: number, size: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => from - size + ((length + size) * step) / STEPS);

/** Return the distance between the middles of two boxes. */
const apart = (one: Box, other: Box): number =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );

/**
 * Return where something of a size lies best: at the side of its place where it covers least of
 * what has to be seen, in the middle of that side rather than at its ends, below rather than above.
 * Where there is no room at any side, it covers as little of the place itself as can be.
 */
export function beside(size: Size, own: Box, others: readonly Box[], screen: Size): Box {
  const { width, height } = size;
  const around = {
    left: own.left - GAP,
    top: own.top - GAP,
    width: own.width + 2 * GAP,
    height: own.height + 2 * GAP,
  };
  const edges = [around.top + around.height, around.top - height, screen.height - height, 0];
  const sides = [around.left + around.width, around.left - width, screen.width - width, 0];
  const kept = (at: number, room: number): number => Math.max(MARGIN, Math.min(at, room - MARGIN));
  const box = (left: number, top: number): Box => ({
    left: kept(left, screen.width - width),
    top: kept(top, screen.height - height),
    ...size,
  });
  const found = [
    ...edges.flatMap((top) => along(own.left, own.width, width).map((left) => box(left, top))),
    ...sides.flatMap((left) => along(own.top, own.height, height).map((top) => box(left, top))),
  ];
  const cost = (box: Box): number =>
    others.reduce((sum, other) => sum + shared(box, other), 4 * shared(box, around)) +
    FAR * apart(box, own);
  return found.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
