// Before which moves one is asked.
import { beforeEach, describe, expect, test } from "vitest";
import { hasFinished } from "../src/learning.svelte";
import { ASKS, preferences } from "../src/preferences.svelte";
import { asksBefore } from "../src/table/asking";
import { choice } from "./told";

const plain = choice(1, "a");
const final = { ...plain, is_final: true };

describe("asking before a move", () => {
  beforeEach(() => hasFinished("known"));

  test.each([
    // of a new game, of a known one; clicked, in words
    ["first", [true, false, false, false], [true, true, true, true]],
    ["final", [false, false, false, false], [true, true, true, true]],
    ["always", [true, true, true, true], [true, true, true, true]],
    ["never", [false, false, false, false], [false, false, false, false]],
  ] as const)("%s", (asks, ofPlain, ofFinal) => {
    preferences.asks = asks;
    const all = (of: typeof plain) =>
      ["new", "known"].flatMap((game) => [false, true].map((said) => asksBefore(of, game, said)));
    expect([all(plain), all(final)]).toEqual([ofPlain, ofFinal]);
    expect(ASKS).toContain(asks);
  });
});
