// What this device remembers: tokens of seats, links to send, and preferences.
import type { SeatTaken, Renewed, TableMade } from "./wire";

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

const READ = "read"; // games whose primer was shown on this device
const read = new Set<unknown>(); // the same, also where storage is forbidden

/** Tell whether a game is new to this device; it is so only once. */
export function isNew(game: string): boolean {
  for (const known of listIn(kept.read<unknown>(READ, null))) read.add(known);
  if (read.has(game)) return false;
  read.add(game);
  kept.write(READ, [...read]);
  return true;
}

let tables = new Map<string, Held>(); // also where storage is forbidden

const isObject = (found: unknown): found is object => typeof found === "object" && found !== null;
const listIn = (found: unknown): unknown[] => (Array.isArray(found) ? found : []);

/** Return a text if it may be a token; anything else would be refused, with all that is beside it. */
export const tokenIn = (found: unknown): string =>
  typeof found === "string" && /^[\w-]{1,64}$/.test(found) ? found : "";

/** Return as much of what was kept as can be believed: anybody may have written there. */
function heldIn(found: object): Held {
  const { own, watch, invites } = found as Partial<Record<keyof Held, unknown>>;
  return {
    own: listIn(own).map(tokenIn).filter(Boolean),
    watch: tokenIn(watch),
    invites: listIn(invites)
      .filter(isObject)
      .flatMap((found) => {
        const { seat, invite } = found as { seat?: unknown; invite?: unknown };
        return typeof seat === "number" && tokenIn(invite)
          ? [{ seat, invite: tokenIn(invite) }]
          : [];
      }),
  };
}

/** Return what is held of each table; a map, as a table may be called like what objects have. */
function allHeld(): Map<string, Held> {
  const found = kept.read<unknown>("held", null);
  const written = isObject(found) ? Object.entries(found) : [];
  for (const [table, held] of written) if (isObject(held)) tables.set(table, heldIn(held));
  return tables;
}

function write(table: string, held: Held): void {
  const others = [...allHeld()].filter(([other]) => other !== table);
  tables = new Map([...others, [table, held] as const].slice(-MOST_TABLES));
  kept.write("held", Object.fromEntries(tables));
}

/** Return what this device holds of a table. */
export function heldOf(table: string): Held {
  return allHeld().get(table) ?? { own: [], watch: "", invites: [] };
}

const tokensIn = ({ own, watch }: Held): string[] => (watch ? [...own, watch] : own);

/** Return the tokens that this device may show at a table, the mightier first. */
export const tokensOf = (table: string): string[] => tokensIn(heldOf(table));

/** Return the same for every table. */
export const tokens = (): Record<string, string[]> =>
  Object.fromEntries([...allHeld()].map(([table, held]) => [table, tokensIn(held)]));

/** Keep more of a table; the tables that were kept first are forgotten first. */
export function keep(table: string, more: Partial<Held>): void {
  const { own, watch, invites } = heldOf(table);
  write(table, {
    own: [...new Set([...own, ...(more.own ?? [])])].slice(-MOST_OWN),
    watch: more.watch || watch,
    invites: more.invites ?? invites,
  });
}

/** Forget tokens of a table that are worth nothing any more. */
export function forget(table: string, dead: readonly string[]): void {
  const held = heldOf(table);
  const own = held.own.filter((token) => !dead.includes(token));
  if (own.length < held.own.length) write(table, { ...held, own });
}

/** Keep new tokens; once they are for all that was held, instead of the old ones. */
export function keepRenewed(table: string, all: readonly Renewed[], isAll: boolean): void {
  const { own: old, watch, invites } = heldOf(table);
  const seats = all.flatMap(({ own }) => own);
  const hosts = all.flatMap(({ host }) => (host ? [host] : []));
  const own = [...hosts, ...seats.flatMap(({ token }) => (token ? [token] : []))];
  const found = seats.flatMap(({ seat, invite }) => (invite ? [{ seat, invite }] : []));
  write(table, {
    own: isAll ? own : [...old, ...own].slice(-MOST_OWN),
    watch: all.find((renewed) => renewed.watch)?.watch ?? watch,
    invites: hosts.length ? found : invites,
  });
}

/** Keep what only somebody who has sat down is told. */
export function keepJoined({ table, token, watch = "" }: SeatTaken): void {
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
