// What decided a game, told from its points alone: who was ahead when, and by which source.
import type { LogItem } from "../../wire";

export type Scores = readonly Readonly<Record<string, number>>[]; // by seat

/** Return the points of each seat. */
export const totalsOf = (scores: Scores): number[] =>
  scores.map((points) => Object.values(points).reduce((sum, more) => sum + more, 0));

/** Return the sources that gave anybody points, in their order. */
export const sourcesOf = (scores: Scores): string[] =>
  Object.keys(scores[0] ?? {}).filter((source) => scores.some((points) => points[source] !== 0));

/** Return the seats from the first place to the last, those that share one in their order. */
export const ranked = (places: readonly number[]): number[] =>
  places.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]!);

export interface Margin {
  readonly winner: number;
  readonly second: number;
  readonly points: number; // ahead; 0 if something else broke a tie
  readonly source: string; // where the winner gained most on the second; empty for none
  readonly own: number; // the points that each has of it
  readonly other: number;
}

/** Return by how much who won alone was ahead of the second place, and where that came from. */
export function marginOf(places: readonly number[], scores: Scores): Margin | null {
  const [winner, second] = ranked(places);
  if (winner === undefined || second === undefined || places[second] === 1) return null;
  const [best, next] = [scores[winner] ?? {}, scores[second] ?? {}];
  const gained = (source: string) => (best[source] ?? 0) - (next[source] ?? 0);
  const [source] = sourcesOf(scores).toSorted((one, other) => gained(other) - gained(one));
  const isMore = source !== undefined && gained(source) > 0;
  const totals = totalsOf(scores);
  return {
    winner,
    second,
    points: totals[winner]! - totals[second]!,
    source: isMore ? source : "",
    own: (isMore && best[source]) || 0,
    other: (isMore && next[source]) || 0,
  };
}

/** Return each seat's points after the setup and each move; nothing if the log does not tell all. */
export function pointsCurve(log: readonly LogItem[], scores: Scores): number[][] | null {
  const last = Math.max(0, ...log.map(({ line }) => line));
  const curve = Array.from({ length: last + 1 }, () => scores.map(() => 0));
  for (const { line, earned } of log)
    for (const { seat, points } of earned ?? [])
      for (const totals of curve.slice(line)) totals[seat]! += points;
  const totals = totalsOf(scores);
  return last && curve[last]!.every((points, seat) => points === totals[seat]) ? curve : null;
}

/** Return who alone has most, if anybody has. */
function leader(totals: readonly number[]): number | null {
  const most = Math.max(...totals);
  const first = totals.indexOf(most);
  return totals.lastIndexOf(most) === first ? first : null;
}

export type Turn =
  | { readonly kind: "since"; readonly move: number; readonly seat: number } // in the lead
  | { readonly kind: "at-the-end"; readonly seat: number; readonly points: number }; // led before

/** Return when the game turned: the last points overtook somebody, or since when the winner led. */
export function turnOf(curve: readonly number[][], winner: number): Turn | null {
  const last = curve.length - 1;
  const before = curve[last - 1] ?? [];
  const led = before.length ? leader(before) : null;
  if (led !== null && led !== winner) {
    const second = Math.max(...before.filter((_, seat) => seat !== led));
    return { kind: "at-the-end", seat: led, points: before[led]! - second };
  }
  const behind = curve.findLastIndex((totals) => leader(totals) !== winner);
  return behind < last ? { kind: "since", move: behind + 1, seat: winner } : null;
}

export interface Swing {
  readonly move: number;
  readonly seat: number;
  readonly before: number; // chance to win
  readonly after: number;
}

/** Return the move after which somebody's chance to win had changed most. */
export function swingOf(chances: readonly number[][]): Swing | null {
  let most: Swing | null = null;
  for (let move = 1; move < chances.length; move++)
    chances[move]!.forEach((after, seat) => {
      const before = chances[move - 1]![seat]!;
      const size = Math.abs(after - before);
      if (size > 0 && (!most || size > Math.abs(most.after - most.before)))
        most = { move, seat, before, after };
    });
  return most;
}
