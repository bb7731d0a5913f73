// A view as lines to read, for a game that draws no board.
import type { Texts } from "../texts.svelte";

export interface Line {
  readonly name: string;
  readonly value: string;
}

// The question and the choices tell these.
const TOLD_ELSEWHERE = ["seat", "asked", "detail"];

/** Return what a view says, field by field; lists by seat with the names of those who sit there. */
export function plainly(
  words: Texts,
  view: unknown,
  game: string,
  names: readonly string[],
): Line[] {
  if (typeof view !== "object" || view === null) return [];
  const shown = (value: unknown): string => {
    if (!Array.isArray(value)) return plain(value);
    if (value.length !== names.length) return value.map(plain).join(" ");
    return words.list(value.map((item, seat) => `${names[seat]} ${plain(item)}`));
  };
  return Object.entries(view)
    .filter(([name]) => !TOLD_ELSEWHERE.includes(name))
    .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => ({ name: words.named(game, "field", name), value: shown(value) }));
}

const plain = (value: unknown): string =>
  typeof value === "object" ? JSON.stringify(value) : String(value);
