// The same game once more, against bots of the next level.
import type { SeatShown, SeatWanted } from "../../wire";
import { levelOf } from "../names";

/** Return the level above that of all bots, where one person played against bots alone. */
export function higherLevel(seats: readonly SeatShown[], highest: number): number | null {
  const bots = seats.filter(({ kind }) => kind === "bot");
  const levels = bots.map(({ bot }) => levelOf(bot));
  const level = Math.max(0, ...levels);
  const isOneAgainstBots = bots.length > 0 && bots.length === seats.length - 1;
  return isOneAgainstBots && levels.every(Boolean) && level < highest ? level + 1 : null;
}

/** Return who is to sit where: the person as before, and bots of a level. */
export const seatsAtLevel = (
  seats: readonly SeatShown[],
  level: number,
  name: string,
): SeatWanted[] =>
  seats.map(({ kind }) =>
    kind === "bot" ? { kind, bot: `level:${level}` } : { kind: "person", name },
  );
