import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Texts, type People, type Values } from "../src/texts.svelte";

function speaking(...lines: string[]): Texts {
  const texts = new Texts();
  texts.take("en", lines.join("\n"));
  return texts;
}

describe("texts", () => {
  test("values are filled in, and messages in messages are worded too", () => {
    const texts = speaking("card = Lever", "takes = { $seat } takes { $card }.");
    const said = { id: "takes", values: { seat: "Ann", card: { id: "card" } } };
    expect(texts.said(said)).toBe("Ann takes Lever.");
  });

  test("a list of messages is joined", () => {
    const texts = speaking("a = one", "b = two", "all = { $things }!");
    expect(texts.words("all", { things: [{ id: "a" }, { id: "b" }] })).toBe("one and two!");
  });

  test("plurals follow the language", () => {
    const texts = speaking("stones = { $n ->\n    [one] one stone\n   *[other] { $n } stones\n}");
    expect(texts.words("stones", { n: 1 })).toBe("one stone");
    expect(texts.words("stones", { n: 3 })).toBe("3 stones");
  });

  test("the time that is left is told by the clock, and from an hour on in words", () => {
    const texts = speaking("");
    const told = [0, 9, 3599, 3600, 86_399, 86_400, 612_000].map((left) => texts.timeLeft(left));
    const words = ["1 hr", "23 hrs, 59 mins", "1 day", "7 days, 2 hrs"];
    expect(told).toEqual(["0:00", "0:09", "59:59", ...words]);
    texts.take("pl", "");
    expect(texts.timeLeft(90_000)).toBe("1 dzień i 1 godz.");
  });

  test("an id without a text is shown, so that it is noticed", () => {
    expect(speaking("").words("nowhere")).toBe("nowhere");
  });

  test("names of the game have dashes where its vocabulary has underscores", () => {
    expect(
      speaking("imhotep-card-paved-path = Paved Path").named("imhotep", "card", "paved_path"),
    ).toBe("Paved Path");
  });
});

test("what is written from right to left turns nothing round in a list", () => {
  const texts = new Texts();
  texts.take("en", "said = { $names }");
  const names = texts.list(["דנה", "Ann"]).replaceAll(/[\u2066-\u2069]/g, "|");
  expect(names).toBe("|דנה| and Ann");
});

// The same cases as tests/core/test_texts_alike.py: a sentence is the same here and there.
describe("what Python says too", () => {
  interface Case {
    language: string;
    catalogue: string[];
    people?: People;
    values?: Values;
    says: string;
    wrong?: boolean;
  }
  const file = join(import.meta.dirname, "../../tests/core/texts_alike.json");
  const cases = JSON.parse(readFileSync(file, "utf-8")) as Case[];
  const told = vi.spyOn(console, "error");

  beforeEach(() => void told.mockImplementation(() => {}));
  afterEach(() => void told.mockReset());

  test.each(cases)("$language: $says", ({ language, catalogue, people, values, says, wrong }) => {
    const texts = new Texts();
    if (people) texts.callBy(() => people);
    texts.take(language, catalogue.join("\n"));
    expect(texts.words("said", values)).toBe(says);
    expect(told.mock.calls.length > 0).toBe(wrong ?? false);
  });
});
