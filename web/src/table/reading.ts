// What is read about a game: its primer, on one screen, and passages of its rules in plain words.
import type { Printed } from "../ask";
import type { Values } from "../texts.svelte";

/** What a game is played with, at a table or in general. */
export interface InPlay {
  readonly printed: Printed; // what is printed on the components, an owner's values included
  readonly options: Readonly<Record<string, string>>;
}

/** Something that is said about a game, and maybe drawn. */
export interface Told {
  readonly text: string; // ends the id of its text
  readonly picture?: string; // which one `Drawing.svelte` draws
  readonly values?: (inPlay: InPlay) => Values;
}

/** A passage of the rules in plain words, and the rules that say the same exactly. */
export interface Passage extends Told {
  readonly rules: readonly string[];
}

/** `games/<game>/reading.ts`; ids of texts are `<game>-primer-…` and `<game>-passage-…`. */
export interface Reading {
  readonly goal: readonly Told[];
  readonly turn: readonly Told[];
  readonly scoring: readonly Told[];
  readonly passages: readonly Passage[];
}

/** What a drawing is given: `games/<game>/Drawing.svelte`. */
export interface DrawingProps extends InPlay {
  readonly picture: string; // empty: nothing but what all of them draw with
}
