// The moves at which much changed: by the chances to win where those are known, else by points.
import type { LogItem, Message } from "../wire";
import { percent } from "./percent";

export interface TurningPoint {
  line: number;
  size: number; // the larger, the more changed
  said: Message;
}

const MOST = 6; // marks, so that each stands out
const LEAST_SWING = 0.08; // of the chance to win
const GAINS = "table-gains";

/** Return the largest, in the order of the game. */
const largest = (found: TurningPoint[]): TurningPoint[] =>
  found
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MOST)
    .toSorted((one, other) => one.line - other.line);

/** Return where the chances to win moved most. */
export function swings(
  curve: readonly (readonly number[])[],
  names: readonly string[],
): TurningPoint[] {
  const found = curve.flatMap((shares, line) => {
    const before = curve[line - 1];
    if (!before) return [];
    const moved = shares.map((share, seat) => share - (before[seat] ?? share));
    const size = Math.max(...moved.map(Math.abs));
    const seat = moved.findIndex((change) => Math.abs(change) === size);
    const name = names[seat] ?? "";
    const values = {
      line,
      name,
      before: percent(before[seat] ?? 0),
      after: percent(shares[seat]!),
    };
    return size < LEAST_SWING ? [] : [{ line, size, said: { id: "looking-chance", values } }];
  });
  return largest(found);
}

/** Return all points that a message tells of, gained and lost. */
function pointsIn({ values = {} }: Message): number {
  return Object.entries(values).reduce((sum, [name, value]) => {
    if (name === "points" && typeof value === "number") return sum + value;
    const inside = Array.isArray(value) ? value : typeof value === "object" ? [value] : [];
    return inside.reduce((all, message) => all + pointsIn(message), sum);
  }, 0);
}

/** Return where most points were made, as far as the log tells. */
export function gains(log: readonly LogItem[]): TurningPoint[] {
  const found = log.flatMap(({ line, lines }) =>
    lines.flat().flatMap((message) => {
      if (message.id !== GAINS) return [];
      const gained = message.values?.["gained"] ?? "";
      const said = { id: "looking-points", values: { line, gained } };
      return [{ line, size: pointsIn(message), said }];
    }),
  );
  return largest(found);
}
