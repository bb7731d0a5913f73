// What a film waits for: a table that is there, and a board that rests.
import { frame } from "../table/flights";
import type { Table } from "../table/table.svelte";

const PATIENCE = 20_000; // ms
const OFTEN = 30; // ms

/** Wait until a table is told; fail if it is not, or may not be seen. */
export async function isThere(table: Table): Promise<void> {
  for (let waited = 0; !table.standing; waited += OFTEN) {
    if (table.link === "refused" || waited > PATIENCE) throw new Error("there is no table");
    await new Promise((passed) => setTimeout(passed, OFTEN));
  }
}

/** Bring all that moves in an element to its end, and wait until it has been laid out. */
export async function settled(element: HTMLElement): Promise<void> {
  for (let frames = 0; frames < 2; frames++) {
    await frame();
    for (const moving of element.getAnimations({ subtree: true }))
      if (moving.effect?.getComputedTiming().iterations !== Infinity) moving.finish();
  }
}
