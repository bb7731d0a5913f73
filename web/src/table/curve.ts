// Where the lines and marks of a win-chance curve lie.

export const SIZE = { width: 640, height: 220, left: 44, right: 12, top: 12, bottom: 14 };

export interface Dot {
  x: number;
  y: number;
  seat: number;
  label: string;
}

function at(
  curve: readonly number[][],
  move: number,
  seat: number,
  width: number,
): [number, number] {
  const last = Math.max(1, curve.length - 1);
  const share = curve[move]?.[seat] ?? 0;
  const x = SIZE.left + (move / last) * (width - SIZE.left - SIZE.right);
  return [x, SIZE.top + (1 - share) * (SIZE.height - SIZE.top - SIZE.bottom)];
}

/** Return the path of a seat's line. */
export function lineOf(curve: readonly number[][], seat: number, width = SIZE.width): string {
  const points = curve.map((_, move) =>
    at(curve, move, seat, width).map((part) => part.toFixed(1)),
  );
  return `M${points.map((point) => point.join(" ")).join("L")}`;
}

/** Return where marks lie on the lines of their seats. */
export function dots(
  curve: readonly number[][],
  marks: readonly { move: number; seat: number; label: string }[],
  width = SIZE.width,
): Dot[] {
  return marks.map(({ move, seat, label }) => {
    const [x, y] = at(curve, move, seat, width);
    return { x, y, seat, label };
  });
}
