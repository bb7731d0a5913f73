// Points that are earned: in which order they are told, and that they add up to what scores show.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Earning from "../src/table/earning/Earning.svelte";
import { bySource, isWhole } from "../src/table/earning/earning.svelte";
import { thingAt } from "../src/table/earning/fly";
import { preferences } from "../src/preferences.svelte";
import { Table } from "../src/table/table.svelte";
import { texts } from "../src/texts.svelte";
import type { EarnedShown, Moved } from "../src/wire";
import { catalogue } from "./english";
import { FakeSocket, latest } from "./socket";
import { moved, standing, tableTold, told } from "./told";

const earned = (seat: number, source: string, points: number, ...places: string[]) => ({
  ...{ seat, source, points, places },
});
const TEMPLE = [earned(1, "temple", 1, "temple:1"), earned(0, "temple", 3, "temple:0", "temple:2")];
const ALL: EarnedShown[] = [...TEMPLE, earned(0, "wrath", -4, "site:temple")];

test("points are put together by source, in their order", () => {
  expect(bySource(ALL)).toEqual([
    ["temple", TEMPLE],
    ["wrath", ALL.slice(2)],
  ]);
});

test("a single gain from one place is no scene of its own", () => {
  expect(isWhole([earned(0, "temple", 2, "temple:1")])).toBe(false);
  expect(isWhole([earned(0, "temple", 2, "temple:1", "temple:2")])).toBe(true);
  expect(isWhole(TEMPLE)).toBe(true);
});

test("points come from a stone, or else from its site, or from nowhere", () => {
  const board = document.createElement("div");
  board.innerHTML = `<i data-place="site:temple"></i><i data-spot="temple:1"></i>`;
  expect(thingAt(board, "temple:1")).toBe(board.lastElementChild);
  expect(thingAt(board, "temple:7")).toBe(board.firstElementChild);
  expect(thingAt(board, "burial:1")).toBeNull();
});

describe("the scene", () => {
  let table: Table;
  let shown: Record<string, unknown>;
  const panel = () => document.querySelector("[data-earning]");
  const totals = () =>
    [...document.querySelectorAll("[data-earner]")].map((count) => count.textContent);
  const scored = (n: number, all: EarnedShown[]): Moved => ({
    ...moved(n),
    told: told(n, { seat: 1, by: "bot", earned: all }),
    standing: standing(n, { scores: [{ temple: 3, wrath: -4 }, { temple: 1 }] }),
  });

  beforeEach(async () => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    texts.take("en", `${catalogue("scenes")}\n${catalogue("web")}\n${catalogue("staging")}`);
    preferences.speed = "calm";
    table = new Table("ws://host/socket", "table-3c", () => ["token"]);
    await latest().greet(tableTold());
    const board = document.body.appendChild(document.createElement("div"));
    shown = mount(Earning, {
      target: document.body,
      props: { table, names: ["Ann", "Ben"], board },
    });
    flushSync();
  });

  afterEach(async () => {
    await unmount(shown);
    table.close();
    document.body.replaceChildren();
    preferences.speed = "calm";
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Let the server tell a move, and time pass until something is so. */
  async function until(isSo: () => boolean): Promise<void> {
    for (let waited = 0; waited < 20_000 && !isSo(); waited += 50) {
      await vi.advanceTimersByTimeAsync(50);
      await tick();
    }
    expect(isSo()).toBe(true);
  }

  test("counts from the points of before to those of after, and goes", async () => {
    await latest().tell(scored(2, ALL));
    await until(() => panel() !== null);
    expect(totals()).toEqual(["0", "1"]); // nothing flies here, so the first has arrived
    await until(() => totals().join() === "-1,1");
    expect(panel()!.querySelectorAll(".parts li")).toHaveLength(2);
    expect(panel()!.querySelector(".parts li")!.textContent.replace(/\s+/g, " ")).toContain("Ben");
    await until(() => panel() === null);
    expect(table.scores).toEqual([{ temple: 3, wrath: -4 }, { temple: 1 }]);
  });

  test("is skipped by its button", async () => {
    await latest().tell(scored(2, ALL));
    await until(() => panel() !== null);
    panel()!.querySelector("button")!.click();
    await vi.advanceTimersByTimeAsync(300);
    await tick();
    expect(panel()).toBeNull();
    expect(table.following.counted?.n).toBe(2);
  });

  test("is gone when the move is taken back, at whatever source it is", async () => {
    await latest().tell(scored(2, ALL));
    await until(() => panel()?.querySelectorAll(".parts li .arrived").length === 2);
    await vi.advanceTimersByTimeAsync(50); // in which the first source is looked at
    await latest().tell(tableTold({ standing: standing(3) }));
    await vi.advanceTimersByTimeAsync(300);
    await tick();
    expect(panel()).toBeNull();
    expect(table.following.counted?.n).toBe(3);
  });

  test("is not there at the instant speed", async () => {
    preferences.speed = "instant";
    await latest().tell(scored(2, ALL));
    await vi.advanceTimersByTimeAsync(300);
    expect(panel()).toBeNull();
    expect(table.following.counted?.n).toBe(2);
  });
});
