import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readBox, readCost } from "../src/games/builders/box";
import { bestTurn, project, quarterTurn, visibleBlocks } from "../src/games/builders/cube";
import { Fighting, heartsOf } from "../src/games/builders/fighting.svelte";
import { groupOutline } from "../src/games/builders/group";
import { cellText, columnText, isAtSide } from "../src/games/builders/naming";
import {
  BOW,
  CUBE,
  HIDDEN,
  LAYERS,
  STONE,
  STONE_SWORD,
  TAKEN,
  TNT,
  WOODEN_SWORD,
  type Prospects,
  type View,
} from "../src/games/builders/words";
import { told } from "./told";

const FOLDER = join(import.meta.dirname, "../src/games/builders");
const CATALOGUE = join(import.meta.dirname, "../../src/boardwright/locales/en/builders-board.ftl");

/** The cube at the beginning: what nobody can see is hidden. */
const whole: number[] = Array.from({ length: CUBE }, (_, at) => {
  const [column, layer] = [Math.floor(at / LAYERS), at % LAYERS];
  const isInside = (place: number) => place > 0 && place < LAYERS - 1;
  const isHidden = isInside(column % LAYERS) && isInside(Math.floor(column / LAYERS)) && layer > 0;
  return isHidden ? HIDDEN : STONE;
});
const front = { turn: quarterTurn(0), tilt: 0.6 };

describe("the big cube", () => {
  test("shows what can be seen, and nothing hidden or taken", () => {
    expect(visibleBlocks(whole, front)).toHaveLength(CUBE - 12);
    const without = whole.with(0, TAKEN);
    const blocks = visibleBlocks(without, front);
    expect(blocks).toHaveLength(CUBE - 13);
    expect(blocks.some(({ column, layer }) => column === 0 && layer === 0)).toBe(false);
  });

  test("draws two sides and the top of the nearest corner, and no face that touches another", () => {
    const blocks = visibleBlocks(whole, front);
    const corner = blocks.find(({ column, layer }) => column === 15 && layer === 0);
    expect(corner?.faces).toHaveLength(3);
    const inner = blocks.find(({ column, layer }) => column === 5 && layer === 0);
    expect(inner?.faces.map((face) => face.isTop)).toEqual([true]);
    const far = blocks.find(({ column, layer }) => column === 0 && layer === 2);
    expect(far?.faces).toEqual([]);
  });

  test.each([0, 1, 2, 3])("draws what is nearer later, seen from corner %i", (quarter) => {
    const angle = { turn: quarterTurn(quarter), tilt: 0.6 };
    const nearness = visibleBlocks(whole, angle)
      .filter(({ layer }) => layer === 0)
      .map(({ column }) => project(angle, column % LAYERS, Math.floor(column / LAYERS), 0)[1]);
    expect(nearness[0]).toBe(Math.min(...nearness));
    expect(nearness.at(-1)).toBe(Math.max(...nearness));
  });

  test("a block behind others is best seen from its own corner", () => {
    expect(bestTurn(whole, 15, 1)).toBe(0);
    expect(bestTurn(whole, 0, 1)).toBe(2);
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
    expect(box.buildings).toEqual([{ shows: [1, 6, 11], cost: [0, 1, 3, 0], experience: 3 }]);
    expect(box.mobs).toEqual([{ kind: "spider", hearts: 1, experience: 2, icon: 12, points: 0 }]);
    expect(box.boards).toEqual([[0, 2]]);
    expect(box.hearts[BOW]).toBe(1);
  });

  test("a cost is read by material", () => {
    expect(readCost("1 wood, 2 obsidian")).toEqual([1, 0, 0, 2]);
  });

  test("places have the names that actions give them", () => {
    expect([cellText(0), cellText(20), columnText(5)]).toEqual(["a1", "c4", "b2"]);
    expect([isAtSide(3), isAtSide(12), isAtSide(14)]).toEqual([true, true, false]);
  });
});

test("a line goes around spaces that lie side by side, not between them", () => {
  const edges = (spaces: number[]) => groupOutline(spaces, 10).match(/M/g)?.length ?? 0;
  expect([edges([]), edges([4]), edges([0, 1]), edges([2, 3])]).toEqual([0, 4, 6, 8]);
});

describe("a fight", () => {
  const MOB = 44;
  const view = (more: Partial<View>): View =>
    ({
      turn: 3,
      fight_cell: -1,
      asked_seat: 0,
      face_up: new Array<number>(36).fill(MOB),
      owner: new Array<number>(64).fill(-1),
      revealed: new Array<number>(9).fill(0),
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
  const prospects = { counts: [1, 2, 0, 1, 1, 1, 3, 4, 0], lit: 5 } as unknown as Prospects;

  test("is told token by token, until the mob is beaten", () => {
    const fighting = new Fighting();
    fighting.follow(view({}), null);
    const stopped = view({ fight_cell: 20, hearts: 1 });
    fighting.follow(stopped, move(1, "fight c4", ["weapon:bow", "weapon:tnt"]));
    expect(fighting.fight).toMatchObject({ mob: MOB, tokens: [BOW, TNT], isOver: false });
    expect(heartsOf(fighting.fight!, null)).toBe(1);
    const won = view({ owner: new Array<number>(64).fill(-1).with(MOB, 0) });
    fighting.follow(won, move(2, "light", ["weapon:stone_sword"]));
    const fight = fighting.fight!;
    expect(fight).toMatchObject({ fresh: 2, isLit: true, isOver: true, isBeaten: true });
    expect(fight.tokens).toEqual([BOW, TNT, STONE_SWORD]);
    expect(heartsOf(fight, prospects)).toBe(1 + 5 + 2);
    expect(heartsOf(fight, null)).toBeNull();
  });

  test("goes on no more once it is over", () => {
    const fighting = new Fighting();
    fighting.follow(view({}), null);
    fighting.follow(view({}), move(1, "fight c4", ["weapon:wooden_sword"]));
    const lost = fighting.fight;
    expect(lost).toMatchObject({ isOver: true, isBeaten: false, tokens: [WOODEN_SWORD] });
    fighting.follow(view({ turn: 4 }), move(2, "block a1", ["block:wood"]));
    expect(fighting.fight).toBe(lost);
  });

  test("whoever comes in the middle sees what lies there", () => {
    const fighting = new Fighting();
    const revealed = new Array<number>(9).fill(0).with(STONE_SWORD, 1).with(TNT, 1);
    fighting.follow(view({ fight_cell: 20, revealed, hearts: 7 }), null);
    expect(fighting.fight?.tokens).toEqual([STONE_SWORD, TNT]);
    expect(heartsOf(fighting.fight!, prospects)).toBe(7); // a TNT that was lit before counts
  });

  test("whoever looks away from the middle of one has none before them", () => {
    const fighting = new Fighting();
    fighting.follow(view({ fight_cell: 20 }), null);
    expect(fighting.fight).not.toBeNull();
    fighting.follow(view({ turn: 4 }), null);
    expect(fighting.fight).toBeNull();
  });
});

test("every text of the board is asked for, and every one that is asked for is there", () => {
  const known = new Set(
    [...readFileSync(CATALOGUE, "utf-8").matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((at) => at[1]!),
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
