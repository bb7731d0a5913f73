// Where one is: the fragment of the address, which browsers send to nobody.
import { tokenIn } from "./kept";

export type Route =
  | { page: "lobby" }
  | { page: "join"; table: string; invite: string }
  | {
      page: "table";
      table: string;
      own: string[];
      watch: string;
      line: number | null;
      isScreen: boolean;
    }
  | { page: "rules"; game: string; rule: string } // empty: from the beginning
  | { page: "lost" };

const TABLE = /^#\/table\/([A-Za-z0-9_-]{8,32})(?:\/(.*))?$/;
const RULES = /^#\/rules\/([a-z][a-z0-9]{1,31})(?:\/([A-Za-z0-9.-]{1,32}))?$/;
const SCREEN = "screen";
const WORDS = ["watch", "at", SCREEN];
const BETWEEN = "."; // tokens of one device

export function routeOf(path: string, hash: string): Route {
  if (path !== "/") return { page: "lost" };
  if (hash === "" || hash === "#" || hash === "#/") return { page: "lobby" };
  const read = RULES.exec(hash);
  if (read?.[1]) return { page: "rules", game: read[1], rule: read[2] ?? "" };
  const found = TABLE.exec(hash);
  if (!found?.[1]) return { page: "lost" };
  const table = found[1];
  const rest = (found[2] ?? "").split("/").filter((part) => part !== "");
  if (rest[0] === "join" && rest[1]) return { page: "join", table, invite: rest[1] };
  const own = WORDS.includes(rest[0] ?? "") ? "" : (rest[0] ?? "");
  const after = (word: string) => (rest.includes(word) ? (rest[rest.indexOf(word) + 1] ?? "") : "");
  return {
    page: "table",
    table,
    own: own.split(BETWEEN).map(tokenIn).filter(Boolean),
    watch: tokenIn(after("watch")),
    line: /^\d{1,9}$/.test(after("at")) ? Number(after("at")) : null,
    isScreen: rest.at(-1) === SCREEN,
  };
}

export const tableHash = (table: string): string => `#/table/${table}`;

/** Where the big screen of a table is. */
export const screenHash = (table: string): string => `${tableHash(table)}/${SCREEN}`;

const linkTo = (table: string, ...rest: (string | number)[]): string =>
  `${location.origin}/${[tableHash(table), ...rest].join("/")}`;

/** Where the rules of a game are read, or one of them, without a table. */
export const rulesHash = (game: string, rule = ""): string =>
  `#/rules/${[game, rule].filter(Boolean).join("/")}`;

export const rulesLink = (game: string, rule: string): string =>
  `${location.origin}/${rulesHash(game, rule)}`;

export const joinLink = (table: string, invite: string): string => linkTo(table, "join", invite);

const watching = (watch: string): string[] => (watch ? ["watch", watch] : []);

/** Return a link by which somebody watches a table; without a token it must be a public one. */
export const watchLink = (table: string, watch: string): string =>
  linkTo(table, ...watching(watch));

/** Return a link to the big screen, for another device. */
export const screenLink = (table: string, watch: string): string =>
  linkTo(table, ...watching(watch), SCREEN);

/** Return a link to a move, for whoever may watch. */
export const moveLink = (table: string, watch: string, line: number): string =>
  linkTo(table, ...watching(watch), "at", line);

/** Return a link that takes all that a device holds at a table to another one. */
export const ownLink = (table: string, own: string[], watch: string): string =>
  linkTo(table, own.join(BETWEEN), ...watching(watch));
