// A guided game begins: at a table of one's own, which one goes to.
import { makeTable } from "./ask";
import { keepMade } from "./kept";
import { preferences } from "./preferences.svelte";
import { tableHash } from "./route";

export async function beginLesson(game: string, lesson: string): Promise<void> {
  const seats = [{ kind: "person" as const, name: preferences.name }];
  const made = await makeTable({ game, lesson, seats });
  keepMade(made);
  location.hash = tableHash(made.table);
}
