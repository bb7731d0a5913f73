import { describe, expect, test } from "vitest";
import { routeOf } from "../src/route";

const TABLE = "abcdEFGH1234";

describe("addresses", () => {
  test("no fragment is the lobby", () => {
    expect(routeOf("/", "")).toEqual({ page: "lobby" });
    expect(routeOf("/", "#/")).toEqual({ page: "lobby" });
  });

  test("a table, with a token, with a line", () => {
    const table = { page: "table", table: TABLE, token: "", line: null };
    expect(routeOf("/", `#/table/${TABLE}`)).toEqual(table);
    expect(routeOf("/", `#/table/${TABLE}/tok-en`)).toEqual({ ...table, token: "tok-en" });
    expect(routeOf("/", `#/table/${TABLE}/at/41`)).toEqual({ ...table, line: 41 });
    expect(routeOf("/", `#/table/${TABLE}/tok-en/at/0`)).toEqual({
      ...table,
      token: "tok-en",
      line: 0,
    });
  });

  test("an invitation", () => {
    expect(routeOf("/", `#/table/${TABLE}/join/xyz`)).toEqual({
      page: "join",
      table: TABLE,
      invite: "xyz",
    });
  });

  test("anything else is nowhere", () => {
    expect(routeOf("/nowhere", "")).toEqual({ page: "lost" });
    expect(routeOf("/", "#/tables")).toEqual({ page: "lost" });
    expect(routeOf("/", "#/table/short")).toEqual({ page: "lost" });
  });
});
