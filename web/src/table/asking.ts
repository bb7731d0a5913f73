// Before which moves one is asked whether one means them.
import { isKnown } from "../learning.svelte";
import { preferences } from "../preferences.svelte";
import type { Choice } from "../wire";

/**
 * Tell whether a choice is shown once more before it is sent. At a first game that is each one that
 * was not chosen in words: a click on the board may have been meant as a look.
 */
export function asksBefore(choice: Choice, game: string, isInWords: boolean): boolean {
  const { asks } = preferences;
  if (asks === "always" || asks === "never") return asks === "always";
  return choice.is_final || (asks === "first" && !isInWords && !isKnown(game));
}
