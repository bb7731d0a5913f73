import { describe, expect, test } from "vitest";
import { Texts } from "../src/texts.svelte";

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
    expect(texts.words("all", { things: [{ id: "a" }, { id: "b" }] })).toBe("one, two!");
  });

  test("plurals follow the language", () => {
    const texts = speaking("stones = { $n ->\n    [one] one stone\n   *[other] { $n } stones\n}");
    expect(texts.words("stones", { n: 1 })).toBe("one stone");
    expect(texts.words("stones", { n: 3 })).toBe("3 stones");
  });

  test("a later text of an id goes before an earlier one, as a translation before English", () => {
    expect(speaking("yes = Yes", "yes = Ja").words("yes")).toBe("Ja");
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
