// What somebody chooses before a game: what it comes to, what is remembered, what is said of it.
import { beforeEach, describe, expect, test } from "vitest";
import { variantsOf } from "../src/games";
import {
  isRight,
  optionsFor,
  remember,
  rememberedOf,
  swapped,
  toggled,
  usual,
  type Choices,
} from "../src/pages/choices";
import { chosenWords, playedWords } from "../src/pages/chosen";
import { Texts } from "../src/texts.svelte";

const IMHOTEP = variantsOf("imhotep");
const BUILDERS = variantsOf("builders");
const variant = (option: string) =>
  [...IMHOTEP, ...BUILDERS].find((found) => found.option === option)!;
const usually = (game: string): Choices =>
  Object.fromEntries(variantsOf(game).map((found) => [found.option, usual(found)]));

beforeEach(() => localStorage.clear());

describe("what a table is made with", () => {
  test.each(["imhotep", "builders", "biotopia"])("of %s is chance, if nobody chooses", (game) => {
    expect(optionsFor(variantsOf(game), usually(game), 3)).toEqual({ start: "random" });
  });

  test("is what was chosen, for those who play", () => {
    const choices = {
      ...usually("builders"),
      start: "3",
      colours: "green,red,blue,yellow",
      boards: "0310",
      beginners: "41",
    };
    expect(optionsFor(BUILDERS, choices, 4)).toEqual({ ...choices, beginners: "14" });
    expect(optionsFor(BUILDERS, choices, 2)).toEqual({
      start: "random",
      colours: "green,red",
      boards: "03",
      beginners: "1",
    });
  });

  test("leaves out what only seats chose that do not play", () => {
    const choices = {
      start: "1",
      colours: "red,blue,green,yellow",
      boards: "0040",
      beginners: "3",
    };
    expect(optionsFor(BUILDERS, choices, 2)).toEqual({ start: "1" });
  });

  test("has sides and the wrath if they are not as usual", () => {
    const choices = { ...usually("imhotep"), sides: "AABAA", wrath: "yes" };
    expect(optionsFor(IMHOTEP, choices, 2)).toEqual({
      start: "random",
      sides: "AABAA",
      wrath: "yes",
    });
  });
});

test("no two seats have the same; who had it takes the other's", () => {
  expect(swapped(["red", "blue", "green"], 0, "green")).toEqual(["green", "blue", "red"]);
  expect(swapped([..."300"], 1, "3")).toEqual([..."030"]);
  expect(swapped([..."310"], 0, "0")).toEqual([..."010"]);
});

test("a seat is taken in and left out again", () => {
  expect(toggled("", "2")).toBe("2");
  expect(toggled("24", "2")).toBe("4");
});

describe("what is remembered", () => {
  test("comes back for its game alone", () => {
    const choices = { ...usually("imhotep"), start: "2", sides: "BABAB" };
    remember("imhotep", choices);
    remember("biotopia", { start: "5" });
    expect(rememberedOf("imhotep", IMHOTEP)).toEqual(choices);
    expect(rememberedOf("builders", BUILDERS)).toEqual(usually("builders"));
  });

  test.each([
    ["start", "9"],
    ["start", "nobody"],
    ["colours", "black,white,brown"],
    ["colours", "black,white,brown,brown"],
    ["colours", "black,white,brown,pink"],
    ["boards", "1100"],
    ["boards", "105"],
    ["boards", "5000"],
    ["beginners", "11"],
    ["beginners", "9"],
    ["sides", "AAAA"],
    ["sides", "AAAAC"],
    ["wrath", "maybe"],
  ])("of %s is not %s", (option, text) => {
    expect(isRight(variant(option), text)).toBe(false);
  });

  test.each([
    null,
    "choices",
    [],
    { imhotep: null },
    { imhotep: "no" },
    { imhotep: { sides: 5, wrath: "maybe", start: null, colours: ["black"] } },
  ])("is not believed when it is %j", (written) => {
    localStorage.setItem("boardwright-choices", JSON.stringify(written));
    expect(rememberedOf("imhotep", IMHOTEP)).toEqual(usually("imhotep"));
    remember("imhotep", { start: "1" });
    expect(rememberedOf("imhotep", IMHOTEP)["start"]).toBe("1");
  });
});

describe("in words", () => {
  const words = new Texts();
  words.take(
    "en",
    `
web-begin-chosen = Seat { $seat } begins
web-seat = Seat { $seat }
web-colours-chosen = Colours: { $colours }
web-builders-boards-chosen = Boards: { $value }
web-builders-beginners-chosen = Beginners: { $seats }
web-imhotep-sides-chosen = Sides: { $value }
web-imhotep-wrath-chosen = With the wrath
builders-seat-green = Green
builders-seat-red = Red
`,
  );
  const options = { start: "2", colours: "green,red", boards: "30", beginners: "12" };

  test("is all that is not as usual", () => {
    expect(chosenWords(words, "builders", options)).toEqual([
      "Seat 2 begins",
      "Colours: Green and Red",
      "Boards: 3\u00a0?",
      "Beginners: Seat 1 and Seat 2",
    ]);
    expect(chosenWords(words, "builders", { start: "random", beginners: "no" })).toEqual([]);
  });

  test("is less of a table, where one sees who began, and each one's colour and board", () => {
    expect(playedWords(words, "builders", options)).toEqual(["Beginners: Seat 1 and Seat 2"]);
    const played = { players: "2", sides: "AABAA", wrath: "yes", start: "1" };
    expect(playedWords(words, "imhotep", played)).toEqual([
      "With the wrath",
      "Sides: A\u00a0A\u00a0B\u00a0A\u00a0A",
    ]);
    expect(playedWords(words, "imhotep", { sides: "AAAAA", wrath: "no", start: "1" })).toEqual([]);
  });
});
