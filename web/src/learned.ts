// What was learned on this device: which guided games were heard to their end, and where.
import { kept } from "./kept";

const LESSONS = "learned";
const TABLES = "taught";
const MOST_TABLES = 50;

let lessons = new Set<string>(); // also where storage is forbidden
let tables = new Set<string>();

/** Return a list of texts that was kept, as far as it can be believed. */
function listOf(name: string): string[] {
  const found = kept.read<unknown>(name, null);
  return Array.isArray(found) ? found.filter((text) => typeof text === "string") : [];
}

const all = (name: string, known: Set<string>) => new Set([...listOf(name), ...known]);

/** Tell whether a guided game was heard to its end here, once at least. */
export const isLearned = (game: string, lesson: string): boolean =>
  all(LESSONS, lessons).has(`${game}-${lesson}`);

/** Tell whether nothing more is taught at a table: its lesson was heard, or left. */
export const isTaught = (table: string): boolean => all(TABLES, tables).has(table);

/** Remember that a guided game was heard to its end. */
export function keepLearned(game: string, lesson: string): void {
  lessons = all(LESSONS, lessons).add(`${game}-${lesson}`);
  kept.write(LESSONS, [...lessons]);
}

/** Remember that nothing more is to be taught at a table; those kept first are forgotten first. */
export function keepTaught(table: string): void {
  tables = new Set([...all(TABLES, tables).add(table)].slice(-MOST_TABLES));
  kept.write(TABLES, [...tables]);
}
