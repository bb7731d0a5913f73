// Where one is: the fragment of the address, which browsers send to nobody.
import { tokenIn } from "./kept";

export type Route =
  | { page: "lobby" }
  | { page: "join"; table: string; invite: string }
  | { page: "table"; table: string; own: string[]; watch: string; line: number | null }
  | { page: "lost" };

const TABLE = /^#\/table\/([A-Za-z0-9_-]{8,32})(?:\/(.*))?$/;
const BETWEEN = "."; // tokens of one device

export function routeOf(path: string, hash: string): Route {
  if (path !== "/") return { page: "lost" };
  if (hash === "" || hash === "#" || hash === "#/") return { page: "lobby" };
  const found = TABLE.exec(hash);
  if (!found?.[1]) return { page: "lost" };
  const table = found[1];
  const rest = (found[2] ?? "").split("/").filter((part) => part !== "");
  if (rest[0] === "join" && rest[1]) return { page: "join", table, invite: rest[1] };
  const own = rest[0] === "watch" || rest[0] === "at" ? "" : (rest[0] ?? "");
  const after = (word: string) => (rest.includes(word) ? (rest[rest.indexOf(word) + 1] ?? "") : "");
  return {
    page: "table",
    table,
    own: own.split(BETWEEN).map(tokenIn).filter(Boolean),
    watch: tokenIn(after("watch")),
    line: /^\d{1,9}$/.test(after("at")) ? Number(after("at")) : null,
  };
}

export const tableHash = (table: string): string => `#/table/${table}`;

const linkTo = (table: string, ...rest: (string | number)[]): string =>
  `${location.origin}/${[tableHash(table), ...rest].join("/")}`;

export const joinLink = (table: string, invite: string): string => linkTo(table, "join", invite);

const watching = (watch: string): string[] => (watch ? ["watch", watch] : []);

/** Return a link by which somebody watches a table; without a token it must be a public one. */
export const watchLink = (table: string, watch: string): string =>
  linkTo(table, ...watching(watch));

/** Return a link to a move, for whoever may watch. */
export const moveLink = (table: string, watch: string, line: number): string =>
  linkTo(table, ...watching(watch), "at", line);

/** Return a link that takes all that a device holds at a table to another one. */
export const ownLink = (table: string, own: string[], watch: string): string =>
  linkTo(table, own.join(BETWEEN), ...watching(watch));
