// The games, found by their folders: each has a picture, a mood and variants, maybe a board and
// pictures of choices.
import type { Component } from "svelte";
import type { BoardProps } from "../table/board";
import type { ChoiceProps, Variant } from "../table/variants";

type AnyBoard = Component<BoardProps<unknown>>;

import.meta.glob("./*/mood.css", { eager: true });
const pictures = import.meta.glob<Component>("./*/Picture.svelte", {
  eager: true,
  import: "default",
});
const variants = import.meta.glob<readonly Variant[]>("./*/variants.ts", {
  eager: true,
  import: "variants",
});
const boards = import.meta.glob<AnyBoard>("./*/Board.svelte", { import: "default" });
const choices = import.meta.glob<Component<ChoiceProps>>("./*/Choice.svelte", {
  import: "default",
});

export const pictureOf = (game: string): Component | undefined =>
  pictures[`./${game}/Picture.svelte`];

/** Return what a game lets people choose before it begins. */
export const variantsOf = (game: string): readonly Variant[] =>
  variants[`./${game}/variants.ts`] ?? [];

/** Load what draws the choices of a game, if something does. */
export const choiceOf = (game: string): Promise<Component<ChoiceProps> | null> =>
  choices[`./${game}/Choice.svelte`]?.() ?? Promise.resolve(null);

/** Load the board of a game; a game without one is played by lists of its actions. */
export const boardOf = (game: string): Promise<AnyBoard | null> =>
  boards[`./${game}/Board.svelte`]?.() ?? Promise.resolve(null);
