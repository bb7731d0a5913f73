// What a game's board is given, and all that it may know.
import type { Printed } from "../ask";
import type { Texts } from "../texts.svelte";
import type { Choice, LogItem } from "../wire";
import type { Picking } from "./picking.svelte";
import type { Scene } from "./staging.svelte";

/** The properties of `games/<game>/Board.svelte`; V and P are `View` and `Prospects` of `words.ts`. */
export interface BoardProps<V, P = unknown> {
  view: V; // the table as the seat sees it
  prospects: P | null; // what follows from it, or until that is told from the view just before; or null
  seat: number; // who looks, -1 for a spectator
  actions: readonly Choice[]; // what may be chosen now; empty when somebody else is asked
  choose: (choice: Choice) => void; // sends an action of `actions`
  words: Texts; // all that is read comes from here
  picking: Picking; // makes elements places that can be clicked, focused and read
  names: readonly string[]; // by seat: who sits there
  players: readonly string[]; // by seat: what the game calls it, such as its colour
  printed: Printed; // what is printed on the components, an owner's values included
  options: Readonly<Record<string, string>>; // the options that the game was made with
  latest: LogItem | null; // the move that led here, if one watched it: what to animate
  stage: (scene: Scene) => Promise<void>; // shows more of a move after what is drawn of it has landed
}
