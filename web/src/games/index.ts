// The games, found by their folders: each has a picture, a mood and variants, maybe a board,
// pictures of choices, and what is read about it with drawings.
import type { Component } from "svelte";
import type { BoardProps } from "../table/board";
import type { DrawingProps, Reading } from "../table/reading";
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

const readings = import.meta.glob<Reading>("./*/reading.ts", { import: "reading" });
const drawings = import.meta.glob<Component<DrawingProps>>("./*/Drawing.svelte", {
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

/** Tell whether a game brings something to read besides its rules. */
export const hasReading = (game: string): boolean => `./${game}/reading.ts` in readings;

/** Load what is read about a game; of a game that brings nothing of it, only its rules are. */
export const readingOf = (game: string): Promise<Reading | null> =>
  readings[`./${game}/reading.ts`]?.() ?? Promise.resolve(null);

/** Load what draws the pictures in that, if something does. */
export const drawingOf = (game: string): Promise<Component<DrawingProps> | null> =>
  drawings[`./${game}/Drawing.svelte`]?.() ?? Promise.resolve(null);

/** Load the board of a game; a game without one is played by lists of its actions. */
export const boardOf = (game: string): Promise<AnyBoard | null> =>
  boards[`./${game}/Board.svelte`]?.() ?? Promise.resolve(null);
