// Stones are followed from view to view, and a ship comes to its site before it is unloaded.
import { describe, expect, test } from "vitest";
import { tall, wide } from "../src/games/imhotep/geometry";
import { printingOf } from "../src/games/imhotep/printing";
import type { Scene } from "../src/table/staging.svelte";
import { Stage } from "../src/games/imhotep/stage.svelte";
import { arrival, follow, stonesIn } from "../src/games/imhotep/stones";
import type { View } from "../src/games/imhotep/words";

const PRINTED = {
  "stones.sled": 5,
  "pyramids.A.level1": [2, 1, 3, 2, 4, 3, 2, 1, 3],
  "pyramids.A.level2": [2, 3, 1, 3],
  "pyramids.A.level3": [4],
  "pyramids.B.left": [2, "1+card", 3, 2, 4],
  "pyramids.B.middle": [2, 3, "1+stones", 1, 4],
  "pyramids.B.right": [2, 3, 3, "1+ship", 4],
  "temple.spaces": [4, 5, 5],
  "temple.B": ["1 or stones", "2", "1 or stones", "card", "1 or stones"],
  "burial_chamber.rows": 3,
  "obelisks.B.stones": 3,
};
const printing = printingOf(PRINTED, { players: "2", sides: "AAAAA" }, ["black", "white"]);
const onB = printingOf(PRINTED, { players: "2", sides: "BBBBB" }, ["black", "white"]);
const shore = { layout: wide(2), panels: [0, 1] };

const EMPTY: View = {
  seat: 0,
  round: 1,
  round_cards: [],
  start_player: 0,
  last_sailor: null,
  passes: 0,
  sled: [0, 0],
  quarry: [9, 9],
  points: [],
  cards: [],
  capacity: [4, 3, 2, 1],
  ship_site: ["waiting", "waiting", "waiting", "waiting"],
  load: Array<null[]>(4).fill([null, null, null, null]),
  unloading: null,
  unload_order: [0, 1, 2, 3],
  pile: {},
  discard: {},
  offer: [],
  pair: 0,
  pair_inferred: {},
  seen: [null, null],
  pyramids: [],
  temple: [],
  burial_chamber: [],
  obelisk_stones: [0, 0],
  obelisks: [],
  asked: { question: "turn", seat: 0 },
  agenda: [],
};
const first = (...owners: (number | null)[]) =>
  EMPTY.load.map((slots, ship) => slots.map((_, slot) => (ship ? null : (owners[slot] ?? null))));
const BUILT = { 0: "left", 1: "middle", 2: "right", 3: "beside" } as const;
const stone = (seat: number, pyramid: 0 | 1 | 2 | 3 = 0) => ({ seat, pyramid: BUILT[pyramid] });
const followed = (...views: View[]) =>
  views.reduce<ReturnType<typeof follow>>(
    (before, view) => follow(before, stonesIn(view, printing, shore), shore),
    [],
  );

describe("what is printed", () => {
  test("spaces are read with their bonuses", () => {
    expect(onB.pyramids[0]![1]).toEqual({ points: "1", bonus: "card" });
    expect(onB.temple[0]).toEqual({ points: "1", bonus: "stones" });
    expect(onB.temple[1]).toEqual({ points: "2", bonus: "" });
    expect(onB.temple[3]).toEqual({ points: "", bonus: "card" });
    expect(onB.spaces).toBe(4);
  });
});

describe("stones", () => {
  test("all that lie on the table are drawn, none outside of it", () => {
    const view = {
      ...EMPTY,
      sled: [5, 2],
      load: first(0, 1, 1, 0),
      temple: Array<number>(30).fill(1),
      burial_chamber: Array<number>(29).fill(0),
      obelisk_stones: [12, 8],
    };
    for (const layout of [wide(2), tall(2)]) {
      const a = stonesIn(
        { ...view, pyramids: Array<View["pyramids"][number]>(20).fill(stone(1)) },
        printing,
        {
          layout,
          panels: [0, 1],
        },
      );
      expect(a).toHaveLength(5 + 2 + 4 + 30 + 29 + 20 + 20);
      const b = stonesIn(
        {
          ...view,
          obelisks: [0, 0, 1, 0, 1, 0],
          pyramids: [stone(0), stone(1, 1), stone(0, 2), stone(1, 3), stone(1, 3)],
        },
        onB,
        { layout, panels: [0, 1] },
      );
      expect(b).toHaveLength(5 + 2 + 4 + 30 + 29 + 20 + 5);
      expect(new Set(b.map(({ where }) => where)).size).toBe(b.length);
      for (const { spot, where } of [...a, ...b]) {
        expect(spot.x, where).toBeGreaterThanOrEqual(0);
        expect(spot.x + 26 * spot.size, where).toBeLessThanOrEqual(layout.w);
        expect(spot.y, where).toBeGreaterThanOrEqual(0);
        expect(spot.y + 28 * spot.size, where).toBeLessThanOrEqual(layout.h);
      }
    }
  });

  test("who lies under another stone of the temple is covered", () => {
    const stones = stonesIn({ ...EMPTY, temple: [0, 1, 0, 1, 1] }, printing, shore);
    expect(stones.map(({ isCovered }) => isCovered)).toEqual([true, false, false, false, false]);
  });

  test("a stone keeps its identity from the sled over a ship to a site", () => {
    const [onSled] = followed({ ...EMPTY, sled: [1, 0] });
    const path = followed(
      { ...EMPTY, sled: [1, 1] },
      { ...EMPTY, sled: [0, 1], load: first(0) },
      { ...EMPTY, sled: [0, 1], temple: [0] },
    );
    const own = path.filter(({ seat, isGone }) => seat === 0 && !isGone);
    expect(own).toHaveLength(1);
    expect(own[0]!.where).toBe("temple:0");
    expect(own[0]!.from).toBeNull();
    expect(onSled!.where).toBe("sled:0.0");
  });

  test("stones come out of the quarry and go back to it", () => {
    const got = followed({ ...EMPTY, sled: [0, 1] }, { ...EMPTY, sled: [3, 1] });
    expect(got.filter(({ from }) => from !== null)).toHaveLength(3);
    const back = followed({ ...EMPTY, load: first(1, 0) }, { ...EMPTY, load: first(null, 0) });
    expect(back.find(({ seat }) => seat === 1)!.isGone).toBe(true);
    expect(back.filter(({ isGone }) => !isGone)).toHaveLength(1);
  });

  test("stones that are unloaded move one after the other", () => {
    const landed = followed(
      { ...EMPTY, load: first(1, 0, 1) },
      { ...EMPTY, burial_chamber: [1, 0, 1] },
    );
    expect(landed.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  });
});

describe("a ship that sails", () => {
  const before = { ...EMPTY, load: first(1, 0, 1) };
  const ship_site: View["ship_site"] = ["temple", "waiting", "waiting", "waiting"];
  const after: View = { ...EMPTY, ship_site, temple: [1, 0, 1] };
  const places = ["ship:1", "site:temple"];

  test("first lies at its site with its stones", () => {
    expect(arrival(before, after, places)).toEqual({ ...before, ship_site });
    const next = { ...EMPTY, round: 2, temple: [1, 0, 1] };
    expect(arrival(before, next, places)?.ship_site).toEqual(ship_site);
    expect(arrival(before, after, ["slot:2.1", "ship:2"])).toBeNull();
    const asked = { question: "sail-to", seat: 0, ship: 0, slot: 3 } as const;
    expect(arrival({ ...before, asked }, after, ["site:temple"])?.load).toBe(before.load);
  });

  test("is unloaded when it has landed", () => {
    const scenes: Scene[] = [];
    const stage = new Stage(before, (scene) => Promise.resolve(void scenes.push(scene)));
    stage.show(after, places);
    expect(stage.drawn.load).toBe(before.load);
    expect(stage.drawn.ship_site[0]).toBe("temple");
    for (const scene of scenes) void scene.draw(new AbortController().signal);
    expect(stage.drawn).toBe(after);
  });

  test("is unloaded at once for who looks back, and never over what came later", () => {
    const scenes: Scene[] = [];
    const stage = new Stage(before, (scene) => Promise.resolve(void scenes.push(scene)));
    stage.show(after, null);
    expect([stage.drawn, scenes]).toEqual([after, []]);
    stage.show(before, null);
    stage.show(after, places);
    stage.show(before, null);
    for (const scene of scenes) void scene.draw(new AbortController().signal);
    expect(stage.drawn).toBe(before);
  });
});
