import { beforeEach, expect, test } from "vitest";
import { heldOf, keep, keepJoined, keepMade, kept, tokens, tokensOf } from "../src/kept";

beforeEach(() => localStorage.clear());

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
