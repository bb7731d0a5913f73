import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readBox, readCost } from "../src/games/builders/box";
import {
  bestTurn,
  project,
  quarterTurn,
  standing,
  visibleBlocks,
} from "../src/games/builders/cube";
import { Fighting, heartsOf } from "../src/games/builders/fighting.svelte";
import { groupOutline } from "../src/games/builders/group";
import { isAtSide } from "../src/games/builders/naming";
import {
  CELL_NAMES,
  COLUMN_NAMES,
  LAYERS,
  type Prospects,
  type View,
} from "../src/games/builders/words";
import { catalogue } from "./english";
import { told } from "./told";

const FOLDER = join(import.meta.dirname, "../src/games/builders");

/** The cube at the beginning: what nobody can see is hidden. */
const CUBE = COLUMN_NAMES.length * LAYERS;
const whole = Object.fromEntries(
  COLUMN_NAMES.map((column) => {
    const isInner = /[bc][23]/.test(column);
    const blocks = Array.from({ length: LAYERS }, (_, layer) =>
      isInner && layer > 0 ? "hidden" : "stone",
    );
    return [column, blocks];
  }),
) as View["cube"];
const front = { turn: quarterTurn(0), tilt: 0.6 };

describe("the big cube", () => {
  test("shows what can be seen, and nothing hidden or taken", () => {
    expect(visibleBlocks(whole, front)).toHaveLength(CUBE - 12);
    const without = { ...whole, a1: whole.a1.with(0, null) };
    const blocks = visibleBlocks(without, front);
    expect(blocks).toHaveLength(CUBE - 13);
    expect(blocks.some(({ column, layer }) => column === "a1" && layer === 0)).toBe(false);
  });

  test("draws two sides and the top of the nearest corner, and no face that touches another", () => {
    const blocks = visibleBlocks(whole, front);
    const corner = blocks.find(({ column, layer }) => column === "d4" && layer === 0);
    expect(corner?.faces).toHaveLength(3);
    const inner = blocks.find(({ column, layer }) => column === "b2" && layer === 0);
    expect(inner?.faces.map((face) => face.isTop)).toEqual([true]);
    const far = blocks.find(({ column, layer }) => column === "a1" && layer === 2);
    expect(far?.faces).toEqual([]);
  });

  test.each([0, 1, 2, 3])("draws what is nearer later, seen from corner %i", (quarter) => {
    const angle = { turn: quarterTurn(quarter), tilt: 0.6 };
    const nearness = visibleBlocks(whole, angle)
      .filter(({ layer }) => layer === 0)
      .map(({ column }) => standing(column))
      .map(({ row, place }) => project(angle, place, row, 0)[1]);
    expect(nearness[0]).toBe(Math.min(...nearness));
    expect(nearness.at(-1)).toBe(Math.max(...nearness));
  });

  test("a block behind others is best seen from its own corner", () => {
    expect(bestTurn(whole, "d4", 1)).toBe(0);
    expect(bestTurn(whole, "a1", 1)).toBe(2);
  });
});

describe("what is printed", () => {
  test("tiles are numbered in printed order", () => {
    const box = readBox({
      "weapons.bow.hearts": 1,
      "mobs.spider_1.hearts": 1,
      "mobs.spider_1.experience": 2,
      "mobs.spider_1.icon": "extra_action",
      "mobs.spider_1.points": 0,
      "buildings.x.biome": "desert",
      "buildings.x.material": "stone",
      "buildings.x.type": "bridge",
      "buildings.x.cost": "1 sand, 3 stone",
      "buildings.x.experience": 3,
      "boards.board_1": ["forest", "mountains"],
    });
    expect(box.buildings).toEqual([
      { shows: ["desert", "stone", "bridge"], cost: { sand: 1, stone: 3 }, experience: 3 },
    ]);
    expect(box.mobs).toEqual([
      { kind: "spider", hearts: 1, experience: 2, icon: "extra_action", points: 0 },
    ]);
    expect(box.boards).toEqual([["forest", "mountains"]]);
    expect(box.hearts.bow).toBe(1);
  });

  test("a cost is read by material", () => {
    expect(readCost("1 wood, 2 obsidian")).toEqual({ wood: 1, obsidian: 2 });
  });

  test("weapon tokens lie at the side, stacks within", () => {
    expect([isAtSide("d1"), isAtSide("a3"), isAtSide("c3")]).toEqual([true, true, false]);
  });
});

test("a line goes around spaces that lie side by side, not between them", () => {
  const edges = (spaces: number[]) => groupOutline(spaces, 10).match(/M/g)?.length ?? 0;
  expect([edges([]), edges([4]), edges([0, 1]), edges([2, 3])]).toEqual([0, 4, 6, 8]);
});

describe("a fight", () => {
  const MOB = 0;
  const lying = (mob: number | null) =>
    Object.fromEntries(CELL_NAMES.map((cell) => [cell, mob === null ? null : { mob }]));
  const view = (more: Partial<View>): View =>
    ({
      turn: 3,
      fight_cell: null,
      turn_seat: 0,
      face_up: lying(MOB),
      revealed: {},
      hearts: 0,
      ...more,
    }) as View;
  const move = (n: number, text: string, revealed: string[]) => ({
    ...told(n),
    seat: 0,
    text,
    places: ["cell:c4"],
    revealed,
  });
  const counts = { bow: 1, stone_sword: 2, tnt: 0 };
  const prospects = { counts, lit: 5 } as unknown as Prospects;

  test("is told token by token, until the mob is beaten", () => {
    const fighting = new Fighting();
    fighting.follow(view({}), null);
    const stopped = view({ fight_cell: "c4", hearts: 1 });
    fighting.follow(stopped, move(1, "fight c4", ["weapon:bow", "weapon:tnt"]));
    expect(fighting.fight).toMatchObject({ mob: MOB, tokens: ["bow", "tnt"], isOver: false });
    expect(heartsOf(fighting.fight!, null)).toBe(1);
    const won = view({ face_up: lying(null) as View["face_up"] });
    fighting.follow(won, move(2, "light", ["weapon:stone_sword"]));
    const fight = fighting.fight!;
    expect(fight).toMatchObject({ fresh: 2, isLit: true, isOver: true, isBeaten: true });
    expect(fight.tokens).toEqual(["bow", "tnt", "stone_sword"]);
    expect(heartsOf(fight, prospects)).toBe(1 + 5 + 2);
    expect(heartsOf(fight, null)).toBeNull();
  });

  test("goes on no more once it is over", () => {
    const fighting = new Fighting();
    fighting.follow(view({}), null);
    fighting.follow(view({}), move(1, "fight c4", ["weapon:wooden_sword"]));
    const lost = fighting.fight;
    expect(lost).toMatchObject({ isOver: true, isBeaten: false, tokens: ["wooden_sword"] });
    fighting.follow(view({ turn: 4 }), move(2, "block a1", ["block:wood"]));
    expect(fighting.fight).toBe(lost);
  });

  test("whoever comes in the middle sees what lies there", () => {
    const fighting = new Fighting();
    const revealed = { stone_sword: 1, tnt: 1 };
    fighting.follow(view({ fight_cell: "c4", revealed, hearts: 7 }), null);
    expect(fighting.fight?.tokens).toEqual(["stone_sword", "tnt"]);
    expect(heartsOf(fighting.fight!, prospects)).toBe(7); // a TNT that was lit before counts
  });

  test("whoever looks away from the middle of one has none before them", () => {
    const fighting = new Fighting();
    fighting.follow(view({ fight_cell: "c4" }), null);
    expect(fighting.fight).not.toBeNull();
    fighting.follow(view({ turn: 4 }), null);
    expect(fighting.fight).toBeNull();
  });
});

test("every text of the board is asked for, and every one that is asked for is there", () => {
  const known = new Set(
    [...catalogue("builders-board").matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((at) => at[1]!),
  );
  const source = readdirSync(FOLDER)
    .map((file) => readFileSync(join(FOLDER, file), "utf-8"))
    .join("\n")
    .replaceAll('"board-card", letter', "`builders-board-card-$")
    .replaceAll("`board-kind-", "`builders-board-kind-");
  const named = [...source.matchAll(/["`](builders-board-[\w-]*)(["`$])/g)];
  const whole = named.filter((found) => found[2] !== "$").map((found) => found[1]!);
  const begun = named.filter((found) => found[2] === "$").map((found) => found[1]!);
  expect(whole.filter((id) => !known.has(id))).toEqual([]);
  const isAsked = (id: string) => whole.includes(id) || begun.some((start) => id.startsWith(start));
  expect([...known].filter((id) => !isAsked(id))).toEqual([]);
});
