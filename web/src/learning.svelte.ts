// How far this device has come to know a game: until its first one is over, the table explains.
import { kept } from "./kept";
import { preferences } from "./preferences.svelte";

const FINISHED = "finished"; // the name that devices know it by
const TOLD = "told"; // the same of what it has told
const MOST = 300; // games and topics that are remembered

const textsIn = (found: unknown): string[] =>
  (Array.isArray(found) ? found : []).filter((one) => typeof one === "string").slice(-MOST);

let finished = $state.raw(textsIn(kept.read<unknown>(FINISHED, null)));

let told = $state.raw(textsIn(kept.read<unknown>(TOLD, null)));

const topicIn = (game: string, topic: string): string => `${game} ${topic}`;

/** Tell whether a topic of a game was told here before. */
export const wasTold = (game: string, topic: string): boolean =>
  told.includes(topicIn(game, topic));

/** Remember that a topic is told, so that it never is again. */
export function hasTold(game: string, topic: string): void {
  told = textsIn([...told, topicIn(game, topic)]);
  kept.write(TOLD, told);
}

/** Tell everything once more, as somebody wants it. */
export function tellAnew(): void {
  told = [];
  kept.write(TOLD, told);
}

/** Tell whether a game was played to its end here. */
export const isKnown = (game: string): boolean => finished.includes(game);

/** Tell whether the table explains as one plays: at one's first game, or as one has chosen. */
export const explainsAt = (game: string): boolean =>
  preferences.explains === "always" || (preferences.explains === "first" && !isKnown(game));

/** Remember that somebody has played a game to its end here. */
export function hasFinished(game: string): void {
  if (isKnown(game)) return;
  finished = textsIn([...finished, game]);
  kept.write(FINISHED, finished);
}
