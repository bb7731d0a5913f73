// Boards follow what is printed, an owner's values included.
import { expect, test } from "vitest";
import { numbersOf, readBox } from "../src/games/builders/box";
import { burialSpots, sledSpots, DEPTH, FOOT, HEAD } from "../src/games/imhotep/geometry";
import { printingOf } from "../src/games/imhotep/printing";
import { cardWords } from "../src/games/imhotep/speech";
import type { Texts } from "../src/texts.svelte";

test("what cards do is said with the values of the box", () => {
  const printed = { "cards.statues": [2, 4, 7, 11], "cards.stones_per_decoration_point": 9 };
  const printing = printingOf(printed, { players: "2", sides: "AAAAA" }, []);
  const said: [string, unknown][] = [];
  const words = {
    named: () => "",
    words: (id: string, values: unknown) => (said.push([id, values]), ""),
  };
  cardWords(words as unknown as Texts, printing, "statue");
  cardWords(words as unknown as Texts, printing, "pyramid_decoration");
  const values = { stones: 9, points: "2\u00a04\u00a07\u00a011", most: 4 };
  expect(said).toEqual([
    ["imhotep-board-effect-statue", values],
    ["imhotep-board-effect-decoration", values],
  ]);
});

test("every number that a tile or token shows can be drawn", () => {
  const box = readBox({
    "weapons.tnt.hearts": 25,
    "mobs.spider_1.hearts": 21,
    "mobs.spider_1.experience": 33,
    "mobs.spider_1.points": 0,
    "mobs.spider_1.icon": "extra_action",
    "buildings.hut.biome": "forest",
    "buildings.hut.material": "wood",
    "buildings.hut.type": "dwelling",
    "buildings.hut.cost": "11 wood, 2 sand",
    "buildings.hut.experience": 44,
  });
  expect(numbersOf(box)).toEqual(expect.arrayContaining([11, 2, 44, 21, 33, 0, 25]));
  expect(new Set(numbersOf(box)).size).toBe(numbersOf(box).length);
});

test("a long sled ends before the quarry, and many rows before the foot of the site", () => {
  const panel = { x: 0, y: 0, w: 210, h: 134 };
  for (const places of [1, 5, 7, 20]) {
    const last = sledSpots(panel, places).at(-1)!;
    expect(last.x + 28 * last.size).toBeLessThan(162);
  }
  const plot = { x: 0, y: 0, w: 160, h: 274 };
  for (const rows of [3, 4, 9]) {
    const last = burialSpots(plot, rows, 1, 46, 64)[rows - 1]!;
    expect(last.y).toBeGreaterThan(HEAD);
    expect(last.y + DEPTH * last.size).toBeLessThan(plot.h - FOOT - 60);
  }
});
