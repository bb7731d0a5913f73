// Looking for words in the rules, grouping them, and what the games bring to be read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { drawingOf, readingOf } from "../src/games";
import { isNew } from "../src/kept";
import { grouped } from "../src/reading/grouping";
import { isFound, stretches, wordsOf } from "../src/reading/search";
import type { Passage, Told } from "../src/table/reading";
import { routeOf, rulesHash, rulesLink } from "../src/route";
import type { RuleListed } from "../src/wire";
import { catalogue } from "./english";

const GAMES = ["imhotep", "builders", "biotopia"];
const REGISTERS = join(import.meta.dirname, "../../src/boardwright/games");

beforeEach(() => localStorage.clear());

describe("searching", () => {
  const marked = (text: string, query: string) =>
    stretches(text, wordsOf(query)).map(({ text, isHit }) => (isHit ? `[${text}]` : text));

  test.each([
    ["The Temple pays.", "temple", ["The ", "[Temple]", " pays."]],
    ["Świątynia płaci", "swiatynia placi", ["[Świątynia]", " ", "[płaci]"]],
    ["Bjerge, sørgekåber", "sorgekab", ["Bjerge, ", "[sørgekåb]", "er"]],
    ["Meißel und Maß", "meissel", ["[Meißel]", " und Maß"]],
    ["À la fin", "a", ["[À]", " l", "[a]", " fin"]],
    ["kivi kivi", "KIVI", ["[kivi]", " ", "[kivi]"]],
    ["nothing here", "", ["nothing here"]],
    ["", "x", []],
  ])("in %s, %s is marked whatever its case and accents", (text, query, parts) => {
    expect(marked(text, query)).toEqual(parts);
  });

  test("all words must stand somewhere, in any order", () => {
    expect(isFound(["Sail a ship", "to a site"], wordsOf("site ship"))).toBe(true);
    expect(isFound(["Sail a ship"], wordsOf("ship market"))).toBe(false);
    expect(isFound(["anything"], wordsOf("  "))).toBe(true);
  });
});

describe("grouping", () => {
  const rule = (id: string, section: string, in_play = true): RuleListed => ({
    ...{ id, section: { id: section }, gist: { id }, rulebook: [], in_play },
  });
  const passages: Passage[] = [
    { text: "one", rules: ["1.1", "R1", "R2"] },
    { text: "two", rules: ["2.1"] },
    { text: "other-side", rules: ["2.2", "R3"] },
  ];
  const rules = [
    ...[rule("1.1", "first"), rule("1.2", "first"), rule("2.1", "second")],
    ...[rule("2.2", "second", false), rule("R1", "first", false)],
    ...[rule("R2", "second"), rule("R3", "third")],
  ];
  const told = (sections: ReturnType<typeof grouped>["inPlay"]) =>
    sections.map(({ id, groups }) => [
      id,
      groups.map(({ passage, rules }) => [passage?.text ?? "", rules.map(({ id }) => id).join()]),
    ]);

  test("a passage stands with its first rule, others come last, also of a passage apart", () => {
    const first = [
      ["one", "1.1,R2"],
      ["", "1.2"],
    ];
    expect(told(grouped(rules, passages).inPlay)).toEqual([
      ["first", first],
      ["second", [["two", "2.1"]]],
      ["third", [["", "R3"]]],
    ]);
  });

  test("what is not in play stands apart, a passage only if its first rule does", () => {
    expect(told(grouped(rules, passages).apart)).toEqual([
      ["second", [["other-side", "2.2"]]],
      ["first", [["", "R1"]]],
    ]);
  });

  test("a game without passages has its rules by sections", () => {
    const all = grouped([rule("1.1", "first"), rule("1.2", "first")], []);
    expect(told(all.inPlay)).toEqual([["first", [["", "1.1,1.2"]]]]);
    expect(all.apart).toEqual([]);
  });
});

describe.each(GAMES)("what is read about %s", (game) => {
  const ids = [
    ...readFileSync(join(REGISTERS, game, "rules.toml"), "utf-8").matchAll(/^id = "(.+)"$/gm),
  ].map((found) => found[1]!);
  const texts = new Set(
    [...catalogue(`${game}-primer`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!),
  );

  test("every rule stands behind one passage", async () => {
    const { passages } = (await readingOf(game))!;
    expect(passages.flatMap(({ rules }) => rules).toSorted()).toEqual(ids.toSorted());
  });

  test("each line has its text, and each text its line", async () => {
    const { goal, turn, scoring, passages } = (await readingOf(game))!;
    const named = (what: string, told: readonly Told[]) =>
      told.map(({ text }) => `${game}-${what}-${text}`);
    const all = [...named("primer", [...goal, ...turn, ...scoring]), ...named("passage", passages)];
    expect(all.toSorted()).toEqual([...texts].toSorted());
  });
});

describe("drawings", () => {
  const PRINTED = new Proxy<Record<string, never>>(
    {},
    { get: () => [1, 2, 3, 4], has: () => true, ownKeys: () => [] },
  );

  afterEach(() => document.body.replaceChildren());

  test.each(["imhotep", "biotopia"])("of %s each that is named is drawn", async (game) => {
    const reading = (await readingOf(game))!;
    const Drawing = (await drawingOf(game))!;
    const all = [...reading.goal, ...reading.turn, ...reading.scoring, ...reading.passages];
    for (const picture of new Set(all.flatMap(({ picture }) => picture ?? []))) {
      const options = { players: "3", sides: "AAAAA" };
      const props = { picture, printed: PRINTED, options };
      const shown = mount(Drawing, { target: document.body, props });
      expect(document.querySelectorAll("svg *").length, picture).toBeGreaterThan(1);
      await unmount(shown);
    }
  });

  test("a game that brings nothing to read has nothing", async () => {
    expect(await readingOf("pearls")).toBeNull();
    expect(await drawingOf("pearls")).toBeNull();
  });
});

test("a game is new to a device once, also if anything else is kept there", () => {
  localStorage.setItem("boardwright-read", JSON.stringify(["chess"]));
  expect([isNew("go"), isNew("go"), isNew("chess")]).toEqual([true, false, false]);
  localStorage.setItem("boardwright-read", "{broken");
  expect(isNew("hex")).toBe(true);
});

test("rules have addresses of their own", () => {
  expect(routeOf("/", rulesHash("imhotep"))).toEqual({ page: "rules", game: "imhotep", rule: "" });
  expect(routeOf("/", new URL(rulesLink("imhotep", "IM-5.1")).hash)).toEqual({
    page: "rules",
    game: "imhotep",
    rule: "IM-5.1",
  });
  for (const hash of ["#/rules", "#/rules/", "#/rules/imhotep/IM 5", "#/rules/Imhotep"])
    expect(routeOf("/", hash)).toEqual({ page: "lost" });
});
