// Where the lines and marks of a curve lie.

export const SIZE = { width: 640, height: 220, left: 44, right: 12, top: 24, bottom: 14 } as const;

export type Range = readonly [lowest: number, highest: number];

export interface Mark {
  readonly move: number;
  readonly seat: number;
  readonly label: string;
}

export interface Dot {
  x: number;
  y: number;
  seat: number;
  label: string;
}

/** Return how far down a value lies. */
export function levelOf(value: number, [lowest, highest]: Range): number {
  const share = (value - lowest) / (highest - lowest);
  return SIZE.top + (1 - share) * (SIZE.height - SIZE.top - SIZE.bottom);
}

function at(
  curve: readonly number[][],
  range: Range,
  move: number,
  seat: number,
): [number, number] {
  const last = Math.max(1, curve.length - 1);
  const x = SIZE.left + (move / last) * (SIZE.width - SIZE.left - SIZE.right);
  return [x, levelOf(curve[move]?.[seat] ?? 0, range)];
}

/** Return the path of a seat's line. */
export function lineOf(curve: readonly number[][], range: Range, seat: number): string {
  const points = curve.map((_, move) =>
    at(curve, range, move, seat).map((part) => part.toFixed(1)),
  );
  return `M${points.map((point) => point.join(" ")).join("L")}`;
}

/** Return where marks lie on the lines of their seats. */
export function dots(curve: readonly number[][], range: Range, marks: readonly Mark[]): Dot[] {
  return marks.map(({ move, seat, label }) => {
    const [x, y] = at(curve, range, move, seat);
    return { x, y, seat, label };
  });
}
