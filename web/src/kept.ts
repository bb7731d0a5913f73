// What this device remembers: tokens of seats, links to send, and how somebody likes it.
import type { Joined, TableMade } from "./wire";

const PREFIX = "boardwright-";
const MOST_TABLES = 50;
const MOST_OWN = 7; // tokens of a table that a hello has room for, besides the spectators'

/** What opens a table, by what it lets one do. */
export interface Held {
  own: string[]; // tokens of seats, and of who made the table
  watch: string; // the spectators' token; empty if it is not known
  invites: { seat: number; invite: string }[]; // for others to join by
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

let tables: Record<string, Held> = {}; // also where storage is forbidden

function allHeld(): Record<string, Held> {
  tables = { ...tables, ...kept.read<Record<string, Held>>("held", {}) };
  return tables;
}

/** Return what this device holds of a table. */
export function heldOf(table: string): Held {
  return allHeld()[table] ?? { own: [], watch: "", invites: [] };
}

const tokensIn = ({ own, watch }: Held): string[] => (watch ? [...own, watch] : own);

/** Return the tokens that this device may show at a table, the mightier first. */
export const tokensOf = (table: string): string[] => tokensIn(heldOf(table));

/** Return the same for every table. */
export const tokens = (): Record<string, string[]> =>
  Object.fromEntries(Object.entries(allHeld()).map(([table, held]) => [table, tokensIn(held)]));

/** Keep more of a table; the tables that were kept first are forgotten first. */
export function keep(table: string, more: Partial<Held>): void {
  const { own, watch, invites } = heldOf(table);
  const held: Held = {
    own: [...new Set([...own, ...(more.own ?? [])])].slice(-MOST_OWN),
    watch: more.watch || watch,
    invites: more.invites ?? invites,
  };
  const others = Object.entries(allHeld()).filter(([other]) => other !== table);
  tables = Object.fromEntries([...others, [table, held]].slice(-MOST_TABLES));
  kept.write("held", tables);
}

/** Keep what only somebody who has sat down is told. */
export function keepJoined({ table, token, watch = "" }: Joined): void {
  keep(table, { own: [token], watch });
}

/** Keep what only the creator of a table is told. */
export function keepMade({ table, host, watch, seats }: TableMade): void {
  keep(table, {
    own: [host, ...seats.flatMap(({ token }) => (token ? [token] : []))],
    watch,
    invites: seats.flatMap(({ seat, invite }) => (invite ? [{ seat, invite }] : [])),
  });
}
