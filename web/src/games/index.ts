// The games, found by their folders: each has a picture, a mood, variants, and maybe a board.
import type { Component } from "svelte";
import type { BoardProps } from "../table/board";

type AnyBoard = Component<BoardProps<unknown>>;

import.meta.glob("./*/mood.css", { eager: true });
const pictures = import.meta.glob<Component>("./*/Picture.svelte", {
  eager: true,
  import: "default",
});
const variants = import.meta.glob<Record<string, string[]>>("./*/variants.ts", {
  eager: true,
  import: "variants",
});
const boards = import.meta.glob<AnyBoard>("./*/Board.svelte", { import: "default" });

export const pictureOf = (game: string): Component | undefined =>
  pictures[`./${game}/Picture.svelte`];

/** Return the values that the lobby offers for each option, the first one being the default. */
export const variantsOf = (game: string): Record<string, string[]> =>
  variants[`./${game}/variants.ts`] ?? {};

/** Load the board of a game; a game without one is played by lists of its actions. */
export const boardOf = (game: string): Promise<AnyBoard | null> =>
  boards[`./${game}/Board.svelte`]?.() ?? Promise.resolve(null);
