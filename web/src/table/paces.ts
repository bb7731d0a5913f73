// How long a move may take.
import type { Texts } from "../texts.svelte";

export const PACES = [0, 60, 300, 3600, 86_400]; // seconds for a move

/** Return what a pace is called; one that is not among those that are offered, by its length. */
export const paceName = (words: Texts, pace: number): string =>
  PACES.includes(pace) ? words.words(`web-pace-${pace}`) : words.timeLeft(pace);
