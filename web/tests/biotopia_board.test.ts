// The board of Biotopia: what it shows, hides and offers, without a server.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Board from "../src/games/biotopia/Board.svelte";
import Guide from "../src/games/biotopia/Guide.svelte";
import RivalGarden from "../src/games/biotopia/RivalGarden.svelte";
import { printedCards } from "../src/games/biotopia/names";
import * as game from "../src/games/biotopia/words";
import { Picking } from "../src/table/picking.svelte";
import { texts } from "../src/texts.svelte";
import type { Choice } from "../src/wire";
import { catalogue } from "./english";
import { choice } from "./told";
import { Unsized } from "./unsized";

const SOURCE = join(import.meta.dirname, "../src/games/biotopia");

const view = (more: Partial<game.View> = {}): game.View => ({
  seat: 0,
  hand: { peacock: 1, sunshine: 2 },
  flowers: { brimstone: 2 },
  unseen: {},
  known: [{}, { red_admiral: 1 }],
  held: [{}, {}],
  memory: [[], [{ took: "red_admiral" }]],
  hand_size: [3, 4],
  face_down: [2, 3],
  deck_size: 60,
  butterflies: [{ common_blue: 2 }, { large_white: 1 }],
  knapweeds: [1, 0],
  symbols: [4, 3],
  points: [{ butterflies: 2 }, { butterflies: 1, large_whites: 2 }],
  missions: {
    three_skippers: "open",
    seven_flowers: 1,
    meadow_quartet: "open",
    spring_flight: "open",
    nettle_bed: "out",
    rich_meadow: "out",
  },
  large_whites_leader: 1,
  sky: ["essex_skipper", "chrysalis", null],
  compost: { orange_tip: 3 },
  start_player: 0,
  is_last_round: false,
  passes: 0,
  idle: 0,
  asked: { question: "turn", seat: 0 },
  agenda: [],
  ...more,
});

const asks = (name: game.Mission): game.MissionProspect => ({
  name: { id: `biotopia-mission-${name.replaceAll("_", "-")}` },
  flowers: name === "seven_flowers" ? 7 : 0,
  different: name === "spring_flight" ? 7 : 0,
  alike: 0,
  parts:
    name === "seven_flowers" || name === "spring_flight"
      ? []
      : [{ card: "common_blue", asked: 4, has: 2 }],
  asked: 4,
  lacks: [2, 4],
});

const printed = printedCards({});
const prospects: game.Prospects = {
  cards: {
    ...(Object.fromEntries(
      Object.entries(printed).map(([name, card]) => [name, { ...card, cost: 4, points: 1 }]),
    ) as game.Prospects["cards"]),
    peacock: { cost: 4, lacks: 3, points: 1, mission: 0, has_target: true },
    large_white: { cost: 4, lacks: 0, points: 1, mission: 2, has_target: true },
    chrysalis: { cost: 4, lacks: 0, points: 1, mission: 0, has_target: false },
  },
  missions: Object.fromEntries(
    game.MISSION_NAMES.map((name) => [name, asks(name)]),
  ) as game.Prospects["missions"],
  different: [1, 1],
  turns_left: 0,
  hand_limit: 6,
  goal: 15,
};

vi.setConfig({ testTimeout: 30_000 }); // a whole board is much for a DOM without a browser

let shown: Record<string, unknown> | null = null;
const choose = vi.fn();

function show(seen: game.View, actions: Choice[] = [], told: game.Prospects | null = prospects) {
  const picking = new Picking({ actions, lit: [], choose });
  shown = mount(Board, {
    target: document.body,
    props: {
      view: seen,
      prospects: told,
      seat: seen.seat ?? -1,
      actions,
      choose,
      words: texts,
      picking,
      names: ["Ann", "Ben"],
      players: ["1", "2"],
      printed: {},
      options: {},
      latest: null,
      stage: () => Promise.resolve(),
    },
  });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const places = () => all("[data-place]").map((element) => element.dataset["place"] ?? "");
const button = (name: string) => all("button").find((found) => found.textContent?.trim() === name);

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Unsized);
  choose.mockClear();
  texts.take("en", ["biotopia-table", "biotopia-board", "table", "web"].map(catalogue).join("\n"));
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("the own hand and flowers are named, of a rival only what all may know", () => {
  show(view());
  expect(places()).toEqual(
    expect.arrayContaining(["card:1.peacock", "card:1.sunshine", "flower:1.brimstone", "hand:2"]),
  );
  expect(places().filter((place) => place.startsWith("flower:"))).toHaveLength(2);
  expect(document.querySelector(".tile")?.textContent).not.toContain("admiral");
});

test("who watches sees every garden and no card that is hidden", () => {
  show(view({ seat: null, hand: null, flowers: null }));
  expect(all(".garden")).toHaveLength(2);
  expect(all(".flower")).toHaveLength(2 + 1 + 3);
  expect(places().filter((place) => /^(card|flower):/.test(place))).toEqual([]);
});

test("a card says what it lacks, as soon as the server has told it", async () => {
  show(view(), [], null);
  expect(all(".hand .state")).toHaveLength(0);
  await unmount(shown!);
  show(view());
  expect(all(".hand .state").map((state) => state.textContent?.trim())).toEqual([
    "lacks 3✿",
    "ready",
  ]);
  expect(document.querySelector("[data-place='card:1.peacock']")?.getAttribute("aria-label")).toBe(
    "Peacock, a butterfly: costs 4 flowers, scores 1 point." +
      " It is played from the hand only: no chrysalis turns it. You lack 3 flowers.",
  );
});

test("a large white shows its own points, and apart those of the mission it would gain", () => {
  show(view({ hand: { large_white: 1, peacock: 1 } }));
  expect(all(".hand .points").map((points) => points.textContent)).toEqual(["1", "1"]);
  expect(all(".hand .mission").map((points) => points.textContent)).toEqual(["+2"]);
  expect(
    document.querySelector("[data-place='card:1.large_white']")?.getAttribute("aria-label"),
  ).toContain(
    "scores 1 point. Whoever has more of them than anybody else holds the mission for large whites." +
      " With it you would gain the mission for large whites: 2 more points.",
  );
});

test("everybody's progress is shown, and who has a mission", () => {
  show(view());
  const [whites, skippers, flowers] = all(".mission").map((mission) => mission.textContent);
  expect(whites).toMatch(/0.*1.*★/s);
  expect(skippers).toMatch(/2\/4.*0\/4/s);
  expect(flowers).toContain("Ben has it.");
});

test("the missions of an owner's box are called and told as it says", () => {
  const { three_skippers, seven_flowers, meadow_quartet } = prospects.missions;
  const several = (count: number, kind: string) => ({
    id: "table-several",
    values: { count, thing: { id: `biotopia-card-${kind}` } },
  });
  const [alike4, flowers9] = [
    { id: "biotopia-board-alike", values: { butterflies: 4 } },
    { id: "biotopia-flower-row", values: { symbols: 9 } },
  ];
  const missions = {
    ...prospects.missions,
    three_skippers: { ...three_skippers, name: alike4!, alike: 4 },
    seven_flowers: { ...seven_flowers, name: several(2, "peacock"), flowers: 0 },
    meadow_quartet: { ...meadow_quartet, name: flowers9!, flowers: 9 },
  };
  show(view(), [], { ...prospects, missions });
  const labels = ["three_skippers", "seven_flowers", "meadow_quartet"].map((name) =>
    document.querySelector(`[data-place='mission:${name}']`)?.getAttribute("aria-label"),
  );
  expect(labels[0]).toContain("Mission 4 alike, ");
  expect(labels[0]).toContain("It asks for 4 butterflies of one kind.");
  expect(labels[1]).toContain("Mission 2 × Peacock, ");
  expect(labels[2]).toContain("Mission 9 flower symbols, ");
  expect(labels[2]).toContain("It asks for 9 flowers.");
  const [, alike] = all(".mission").map((mission) => mission.textContent);
  expect(alike).toMatch(/4 alike.*4 alike.*2\/4/s);
  expect(document.body.textContent).not.toContain("Three skippers");
});

test("of a rival's known cards those are told apart that can only be in the hand", () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  const known = [{}, { red_admiral: 2, peacock: 1 }];
  const held = [{}, { red_admiral: 1 }];
  const props = { view: view({ known, held }), prospects, seat: 1, name: "Ben", words: texts };
  shown = mount(RivalGarden, { target: document.body, props: { ...props, close: () => {} } });
  flushSync();
  const lists = all("ul.known").map((list) => [...list.children].map((item) => item.textContent));
  expect(lists).toEqual([["Red admiral"], ["Red admiral", "Peacock"]]);
  expect(all("p.small").map((lead) => lead.textContent)).toEqual([
    "Certainly in hand",
    "They were taken openly, and are in hand or face down among the flowers.",
  ]);
  expect(document.body.textContent).not.toContain("None.");
});

test("a row can be picked once a card is", () => {
  const ways = [
    choice(1, "card:1.sunshine", "flowers:1"),
    choice(2, "card:1.sunshine", "pile:compost"),
  ];
  show(view(), ways);
  const row = document.querySelector<HTMLElement>("[data-place='flowers:1']")!;
  expect(row.hasAttribute("data-legal")).toBe(false);
  document.querySelector<HTMLElement>("[data-place='card:1.sunshine']")!.click();
  flushSync();
  expect(row.hasAttribute("data-legal")).toBe(true);
  row.click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(ways[0], false);
});

test("what has no place of its own has a button", () => {
  const pass = { ...choice(0, "garden:1"), family: "pass" };
  show(view(), [pass]);
  button("Pass")!.click();
  expect(choose).toHaveBeenLastCalledWith(pass);
});

test("the cards of a meadow brown are drawn or declined by buttons", () => {
  const draw = { ...choice(1, "pile:deck"), family: "draw" };
  const decline = { ...choice(83, "pile:deck"), family: "decline" };
  show(view({ asked: { question: "more-cards", seat: 0 } }), [draw, decline]);
  button("heading: label-1")!.click();
  expect(choose).toHaveBeenLastCalledWith(draw);
  button("Draw nothing")!.click();
  expect(choose).toHaveBeenLastCalledWith(decline);
});

test("the last round is announced with the turns that are left", () => {
  show(view({ is_last_round: true }), [], { ...prospects, turns_left: 2 });
  expect(document.body.textContent).toContain("The last round: 2 turns to go");
});

test("everything that is read has a text, and every text of the board is used", () => {
  show(view({ is_last_round: true }));
  const labels = all("[aria-label]").map((element) => element.getAttribute("aria-label"));
  const read = [document.body.textContent, ...labels].join(" ");
  expect(read.match(/biotopia-[\w-]+/g) ?? []).toEqual([]);
  const source = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(SOURCE, file), "utf-8"))
    .join("\n");
  const ids = [...catalogue("biotopia-board").matchAll(/^biotopia-board-([\w-]+) =/gm)];
  const unused = ids
    .map((found) => found[1]!)
    .filter((id) => !id.startsWith("effect-") && !id.startsWith("decline-"))
    .filter((id) => !source.includes(`"biotopia-board-${id}"`) && !source.includes(`"${id}"`));
  expect(unused).toEqual([]);
});

test.each([
  ["en", 1],
  ["da", 0],
])("the printed name stands beside another one: %s", (language, times) => {
  texts.take(
    language,
    ["biotopia-table", "biotopia-board", "table", "web"].map(catalogue).join("\n"),
  );
  HTMLDialogElement.prototype.showModal ??= () => {};
  const printed = { "cards.peacock.danish": "dagpåfugleøje" };
  const props = { view: view(), printed, words: texts, close: () => {} };
  shown = mount(Guide, { target: document.body, props });
  expect(all("[lang=da]").filter((name) => name.textContent === "dagpåfugleøje")).toHaveLength(
    times,
  );
});
