import { beforeEach, expect, test } from "vitest";
import { keepMade, keepTokens, kept, linksOf, tokens } from "../src/kept";

beforeEach(() => localStorage.clear());

test("tokens of a table add up, each once", () => {
  keepTokens("table-1a", "a", "b");
  keepTokens("table-1a", "b", "c");
  expect(tokens()["table-1a"]).toEqual(["a", "b", "c"]);
});

test("the oldest of too many tables is forgotten", () => {
  for (let number = 0; number < 60; number++) keepTokens(`table-${number}`, "t");
  expect(
    Object.keys(JSON.parse(localStorage.getItem("boardwright-tables")!) as object),
  ).toHaveLength(50);
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
  expect(tokens()["table-2b"]).toEqual(["h", "own"]);
  expect(linksOf("table-2b")).toEqual({ watch: "w", invites: [{ seat: 1, invite: "friend" }] });
});

test("what somebody else wrote there is not believed", () => {
  localStorage.setItem("boardwright-likes", "{broken");
  expect(kept.read("likes", { name: "" })).toEqual({ name: "" });
});
