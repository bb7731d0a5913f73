// What this device remembers: tokens of seats, links to send, and how somebody likes it.
import type { TableMade } from "./wire";

const PREFIX = "boardwright-";
const MOST_TABLES = 50;
const MOST_TOKENS = 8;

export interface Links {
  watch: string;
  invites: { seat: number; invite: string }[];
}

export const kept = {
  read<T>(name: string, otherwise: T): T {
    try {
      const text = localStorage.getItem(PREFIX + name);
      return text === null ? otherwise : (JSON.parse(text) as T);
    } catch {
      return otherwise; // storage is forbidden, or somebody wrote something else there
    }
  },

  write(name: string, value: unknown): void {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // Without storage the page works, until it is closed.
    }
  },
};

let tables: Record<string, string[]> | null = null; // also where storage is forbidden

/** Return the tokens that this device holds, by table. */
export function tokens(): Record<string, string[]> {
  tables = { ...tables, ...kept.read<Record<string, string[]>>("tables", {}) };
  return tables;
}

/** Keep tokens of a table; the tables that were kept first are forgotten first. */
export function keepTokens(table: string, ...more: string[]): void {
  const all = tokens();
  const own = [...new Set([...(all[table] ?? []), ...more])].slice(-MOST_TOKENS);
  delete all[table];
  tables = Object.fromEntries([...Object.entries(all), [table, own]].slice(-MOST_TABLES));
  kept.write("tables", tables);
}

/** Keep what only the creator of a table is told. */
export function keepMade(made: TableMade): void {
  const own = made.seats.flatMap((held) => (held.token ? [held.token] : []));
  keepTokens(made.table, made.host, ...own);
  const invites = made.seats.flatMap((held) =>
    held.invite ? [{ seat: held.seat, invite: held.invite }] : [],
  );
  const links = { ...kept.read<Record<string, Links>>("links", {}) };
  links[made.table] = { watch: made.watch, invites };
  kept.write("links", Object.fromEntries(Object.entries(links).slice(-MOST_TABLES)));
}

export function linksOf(table: string): Links | null {
  return kept.read<Record<string, Links>>("links", {})[table] ?? null;
}
