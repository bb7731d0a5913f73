// How far this device has come to know a game: until its first one is over, the table explains.
import { kept } from "./kept";
import { preferences } from "./preferences.svelte";

const FINISHED = "finished"; // the name that devices know it by
const MOST = 100; // games that are remembered

const textsIn = (found: unknown): string[] =>
  (Array.isArray(found) ? found : []).filter((one) => typeof one === "string").slice(-MOST);

let finished = $state.raw(textsIn(kept.read<unknown>(FINISHED, null)));

/** Tell whether the table explains as one plays: at one's first game, or as one has chosen. */
export const explainsAt = (game: string): boolean =>
  preferences.explains === "always" ||
  (preferences.explains === "first" && !finished.includes(game));

/** Remember that somebody has played a game to its end here. */
export function hasFinished(game: string): void {
  if (finished.includes(game)) return;
  finished = textsIn([...finished, game]);
  kept.write(FINISHED, finished);
}
