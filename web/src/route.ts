// Where one is: the fragment of the address, which browsers send to nobody.

export type Route =
  | { page: "lobby" }
  | { page: "join"; table: string; invite: string }
  | { page: "table"; table: string; token: string; line: number | null }
  | { page: "lost" };

const TABLE = /^#\/table\/([A-Za-z0-9_-]{8,32})(?:\/(.*))?$/;

export function routeOf(path: string, hash: string): Route {
  if (path !== "/") return { page: "lost" };
  if (hash === "" || hash === "#" || hash === "#/") return { page: "lobby" };
  const found = TABLE.exec(hash);
  if (!found?.[1]) return { page: "lost" };
  const table = found[1];
  const rest = (found[2] ?? "").split("/").filter((part) => part !== "");
  if (rest[0] === "join" && rest[1]) return { page: "join", table, invite: rest[1] };
  const token = rest[0] !== undefined && rest[0] !== "at" ? rest[0] : "";
  const at = rest.indexOf("at");
  const line = at >= 0 ? Number(rest[at + 1]) : NaN;
  return { page: "table", table, token, line: Number.isInteger(line) && line >= 0 ? line : null };
}

export const tableHash = (table: string): string => `#/table/${table}`;

export const linkTo = (table: string, ...rest: (string | number)[]): string =>
  `${location.origin}/${[tableHash(table), ...rest].join("/")}`;
