import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  forget,
  heldOf,
  keep,
  keepJoined,
  keepMade,
  keepRenewed,
  kept,
  tokens,
  tokensOf,
} from "../src/kept";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("tokens of a table add up, each once", () => {
  keep("table-1a", { own: ["a", "b"] });
  keep("table-1a", { own: ["b", "c"] });
  expect(tokens()["table-1a"]).toEqual(["a", "b", "c"]);
});

test("the oldest of too many tables is forgotten", () => {
  for (let number = 0; number < 60; number++) keep(`table-${number}`, { own: ["t"] });
  expect(Object.keys(JSON.parse(localStorage.getItem("boardwright-held")!) as object)).toHaveLength(
    50,
  );
});

test("who makes a table keeps seats, host and links apart", () => {
  keepMade({
    table: "table-2b",
    host: "h",
    watch: "w",
    seats: [
      { seat: 0, token: "own" },
      { seat: 1, invite: "friend" },
    ],
  });
  expect(heldOf("table-2b")).toEqual({
    own: ["h", "own"],
    watch: "w",
    invites: [{ seat: 1, invite: "friend" }],
  });
  expect(tokensOf("table-2b")).toEqual(["h", "own", "w"]);
});

test("who watches has no seat, and keeps the link to watch after sitting down", () => {
  keep("table-3d", { watch: "w" });
  expect(heldOf("table-3d").own).toEqual([]);
  expect(tokensOf("table-3d")).toEqual(["w"]);
  keepJoined({ table: "table-3d", seat: 1, token: "own" });
  expect(tokensOf("table-3d")).toEqual(["own", "w"]);
});

test("a hello never has more tokens than the server takes", () => {
  for (let number = 0; number < 20; number++) keep("table-4e", { own: [`${number}`], watch: "w" });
  expect(tokensOf("table-4e")).toHaveLength(8);
});

test("what somebody else wrote there is not believed", () => {
  localStorage.setItem("boardwright-likes", "{broken");
  expect(kept.read("likes", { name: "" })).toEqual({ name: "" });
});

const NOTHING = { own: [], watch: "", invites: [] };

test.each(["__proto__", "constructor", "hasOwnProperty", "toString", "__defineGetter__"])(
  "a table that is called %s is like any other",
  (table) => {
    expect(heldOf(table)).toEqual(NOTHING);
    keep(table, { own: ["a"] });
    expect(tokensOf(table)).toEqual(["a"]);
    expect(Object.entries(tokens())).toContainEqual([table, ["a"]]);
  },
);

test.each([
  "null",
  "7",
  '"held"',
  "[]",
  "[[]]",
  '{"table-5f":null}',
  '{"table-5f":7}',
  '{"table-5f":{}}',
  '{"table-5f":{"own":"a","watch":{},"invites":{"length":9}}}',
  '{"table-5f":{"own":[1,null,"<b>",""],"watch":7,"invites":[null,7,{"seat":"1","invite":"i"}]}}',
])("of %s nothing is believed that could not have been written here", (text) => {
  localStorage.setItem("boardwright-held", text);
  expect(heldOf("table-5f")).toEqual(NOTHING);
  expect(tokens()["table-5f"] ?? []).toEqual([]);
});

test.each(["getItem", "setItem"] as const)("without storage (%s) the page still knows", (deed) => {
  vi.spyOn(Storage.prototype, deed).mockImplementation(() => {
    throw new DOMException("full, or forbidden");
  });
  keep("table-6g", { own: ["a"], watch: "w" });
  expect(tokensOf("table-6g")).toEqual(["a", "w"]);
});

test("new tokens take the place of old ones, once all of them are there", () => {
  keepMade({
    table: "table-7h",
    host: "h",
    watch: "w",
    seats: [
      { seat: 0, token: "a" },
      { seat: 1, invite: "i" },
    ],
  });
  const hosts = {
    type: "renewed" as const,
    re: 1,
    own: [{ seat: 1, invite: "i2" }],
    watch: "w2",
    host: "h2",
  };
  keepRenewed("table-7h", [hosts], false);
  expect(tokensOf("table-7h")).toEqual(["h", "a", "h2", "w2"]);
  keepRenewed(
    "table-7h",
    [hosts, { type: "renewed", re: 2, own: [{ seat: 0, token: "a2" }] }],
    true,
  );
  expect(heldOf("table-7h")).toEqual({
    own: ["h2", "a2"],
    watch: "w2",
    invites: [{ seat: 1, invite: "i2" }],
  });
});

test("tokens that are worth nothing are forgotten, and newer ones are not", () => {
  keep("table-8i", { own: ["old", "new"], watch: "w" });
  forget("table-8i", ["old", "w"]);
  expect(tokensOf("table-8i")).toEqual(["new", "w"]);
});
