// All that happened at a table, which is told in pieces.
import type { Table } from "./table.svelte";

/** Ask for all that happened, from the beginning. */
export async function wholeLog(table: Table): Promise<void> {
  for (let first; table.hasEarlier && first !== table.log[0];) {
    first = table.log[0];
    await table.earlier();
  }
}
