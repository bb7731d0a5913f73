// What is heard of the moves of each game.
import type { Sounds } from "../table/tones";

const sounds = import.meta.glob<Sounds>("./*/sounds.ts", { eager: true, import: "sounds" });

/** Return the sounds of a game; one that brings none sounds the same whatever is done. */
export const soundsOf = (game: string): Sounds => sounds[`./${game}/sounds.ts`] ?? {};
