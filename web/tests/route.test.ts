import { describe, expect, test } from "vitest";
import { joinLink, moveLink, ownLink, routeOf, screenLink, watchLink } from "../src/route";

const TABLE = "abcdEFGH1234";

describe("addresses", () => {
  test("no fragment is the lobby", () => {
    expect(routeOf("/", "")).toEqual({ page: "lobby" });
    expect(routeOf("/", "#/")).toEqual({ page: "lobby" });
  });

  test("a table, with tokens, to watch, with a line", () => {
    const table = { page: "table", table: TABLE, own: [], watch: "", line: null, isScreen: false };
    expect(routeOf("/", `#/table/${TABLE}`)).toEqual(table);
    expect(routeOf("/", `#/table/${TABLE}/tok-en`)).toEqual({ ...table, own: ["tok-en"] });
    expect(routeOf("/", `#/table/${TABLE}/a.b.c`)).toEqual({ ...table, own: ["a", "b", "c"] });
    expect(routeOf("/", `#/table/${TABLE}/at/41`)).toEqual({ ...table, line: 41 });
    expect(routeOf("/", `#/table/${TABLE}/at/x`)).toEqual(table);
    expect(routeOf("/", `#/table/${TABLE}/a/at/0`)).toEqual({ ...table, own: ["a"], line: 0 });
    expect(routeOf("/", `#/table/${TABLE}/watch/w`)).toEqual({ ...table, watch: "w" });
    expect(routeOf("/", `#/table/${TABLE}/screen`)).toEqual({ ...table, isScreen: true });
  });

  test("a link that is made leads to what it was made of", () => {
    const leads = (link: string) => routeOf("/", new URL(link).hash);
    const table = { page: "table", table: TABLE, own: [], watch: "", line: null, isScreen: false };
    expect(leads(ownLink(TABLE, ["a", "b"], "w"))).toEqual({
      ...table,
      own: ["a", "b"],
      watch: "w",
    });
    expect(leads(ownLink(TABLE, ["a"], ""))).toEqual({ ...table, own: ["a"] });
    expect(leads(watchLink(TABLE, "w"))).toEqual({ ...table, watch: "w" });
    expect(leads(moveLink(TABLE, "w", 7))).toEqual({ ...table, watch: "w", line: 7 });
    expect(leads(screenLink(TABLE, "w"))).toEqual({ ...table, watch: "w", isScreen: true });
    expect(leads(moveLink(TABLE, "", 7))).toEqual({ ...table, line: 7 });
    expect(leads(joinLink(TABLE, "i"))).toEqual({ page: "join", table: TABLE, invite: "i" });
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
