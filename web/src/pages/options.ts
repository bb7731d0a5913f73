// What a game lets one choose, read from the patterns of its options.
import type { GameListed } from "../wire";

const MOST_PLAYERS = 8;

/** Return how many can play, from the fewest to the most. */
export function playersOf(game: GameListed): number[] {
  const pattern = game.options.find(([name]) => name === "players")?.[2] ?? "2";
  const fits = new RegExp(`^(?:${pattern})$`);
  return Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1).filter((number) =>
    fits.test(String(number)),
  );
}

/** Return the options of a game if nobody chooses anything. */
export const usualOf = (game: GameListed | undefined): Record<string, string> =>
  Object.fromEntries((game?.options ?? []).map(([name, otherwise]) => [name, otherwise]));

export const defaultOf = (game: GameListed, option: string): string =>
  game.options.find(([name]) => name === option)?.[1] ?? "";
