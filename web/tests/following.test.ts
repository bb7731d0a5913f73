// Moves are shown in their order: what is told, drawn, asked and counted at which moment.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { preferences } from "../src/preferences.svelte";
import { Table } from "../src/table/table.svelte";
import type { LogItem, Moved, Standing } from "../src/wire";
import { FakeSocket, latest } from "./socket";
import { moved, standing, tableTold, told } from "./told";

const LEAD = 700;
const HOLD = 500;
const BOT: Partial<LogItem> = { seat: 1, by: "bot" };

let table: Table;

/** A move of a seat that leads to state `n`, in which a seat is asked. */
function moves(n: number, item: Partial<LogItem>, more: Partial<Standing> = {}): Moved {
  const scores = [{ temple: n }, { temple: 0 }];
  return { ...moved(n), told: told(n, item), standing: standing(n, { scores, ...more }) };
}
const tell = (...tells: Moved[]) => {
  for (const one of tells) latest().onmessage?.({ data: JSON.stringify(one) });
};
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const drawn = () => table.standing?.n;
const points = () => table.scores[0]?.["temple"];
const missed = () => table.following.missed.map(({ line }) => line);

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  preferences.speed = "calm";
  table = new Table("ws://host/socket", "table-3c", () => ["token"]);
});
afterEach(() => {
  table.close();
  preferences.speed = "calm";
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a move", () => {
  beforeEach(() => latest().greet());

  test("of one's own is drawn within the message that tells of it", () => {
    tell(moves(2, { seat: 0 }));
    expect(drawn()).toBe(2);
  });

  test("of another one is announced, drawn, counted, and then one is asked", async () => {
    tell(moves(2, { seat: 0 }, { asked: 1 }), moves(3, BOT));
    await pass(0);
    table.following.staging.landing = () => new Promise((over) => setTimeout(over, 300));
    expect([drawn(), table.following.staging.announced?.seat, table.isOwnTurn]).toEqual([
      2,
      1,
      false,
    ]);
    await pass(LEAD - 1);
    expect(drawn()).toBe(2);
    await pass(1);
    expect([drawn(), points(), table.asked, table.isOwnTurn]).toEqual([3, 2, 1, false]);
    expect(table.log.at(-1)?.line).toBe(2);
    await pass(300);
    expect([points(), table.asked, table.isOwnTurn]).toEqual([3, 0, true]);
    expect(table.log.at(-1)?.line).toBe(3);
  });

  test("of one's own lets the next question be answered while it flies", async () => {
    table.following.staging.landing = () => new Promise((over) => setTimeout(over, 300));
    tell(moves(2, { seat: 0 }));
    await pass(0);
    expect([table.isOwnTurn, points()]).toEqual([true, 3]);
    await pass(300);
    expect(points()).toBe(2);
  });

  test("that is chosen before the last one has landed goes before what is staged", async () => {
    table.following.staging.landing = (ending) =>
      new Promise((over) => ending.addEventListener("abort", () => over()));
    tell(moves(2, { seat: 0 }));
    await pass(0);
    tell(moves(3, { seat: 0 }));
    await pass(20);
    expect(drawn()).toBe(3);
  });

  test("is one's own only if one has chosen it: what the clock did is told", () => {
    tell(moves(2, { seat: 0, by: "clock" }));
    expect(drawn()).toBe(1);
  });

  test("is shown at once at the instant speed, each for itself", async () => {
    preferences.speed = "instant";
    tell(moves(2, BOT), moves(3, BOT), moves(4, BOT));
    await pass(0);
    expect(drawn()).toBe(2);
    await pass(100);
    expect([drawn(), table.isOwnTurn]).toEqual([4, true]);
  });

  test("that does not fit what was told last asks for the whole table", () => {
    tell(moves(2, BOT), moves(4, BOT));
    expect(latest().sent.at(-1)?.type).toBe("resync");
  });

  test("of others is shown faster while one's own clock runs", async () => {
    tell(moves(2, BOT), moves(3, BOT, { due: Date.now() + 10_000 }));
    await pass(1000 + 50); // a tenth of what is left, and a frame for each
    expect([drawn(), table.isOwnTurn]).toEqual([3, true]);
  });

  test("is heard once, whatever came before", async () => {
    tell(moves(2, { seat: 0 }), moves(3, BOT));
    await pass(5000);
    expect(table.following.spoken.map(({ line }) => line)).toEqual([2, 3]);
  });

  test("of others stays marked until one's own next one", async () => {
    tell(moves(2, { seat: 0 }), moves(3, BOT), moves(4, BOT));
    await pass(2 * (LEAD + HOLD));
    expect(table.following.marked.map(({ line }) => line)).toEqual([3, 4]);
    tell(moves(5, { seat: 0 }));
    await pass(100);
    expect(table.following.marked).toEqual([]);
  });
});

describe("what was missed", () => {
  const others = [told(2), told(3, BOT), told(4, BOT)];
  const answer = async (line: number) => {
    const { views, scores, question } = standing(line);
    const re = latest().sent.at(-1)!.id;
    const looked = { type: "looked", re, line, asked: 0, question, views, scores } as const;
    await latest().tell(looked, { type: "done", re });
  };
  const back = async (log = others) => {
    latest().close();
    await pass(500);
    await latest().greet(tableTold({ standing: standing(4), log: [told(1), ...log] }));
  };

  test("is listed when one comes back, and one can act all the same", async () => {
    await latest().greet();
    await back();
    expect([missed(), table.isOwnTurn]).toEqual([[3, 4], true]);
    expect(table.following.spoken.map(({ line }) => line)).toEqual([3, 4]);
    tell(moves(5, { seat: 0 }));
    await pass(100);
    expect(missed()).toEqual([]);
  });

  test("is listed after a reload as far as it was not shown on this device", async () => {
    await latest().greet(tableTold({ standing: standing(3), log: [told(2), told(3, BOT)] }));
    table.close();
    table = new Table("ws://host/socket", "table-3c", () => ["token"]);
    await latest().greet(tableTold({ standing: standing(4), log: others }));
    expect(missed()).toEqual([4]);
  });

  test("is nothing for who comes for the first time, and for who only looks", async () => {
    await latest().greet(tableTold({ standing: standing(4), log: others }));
    expect(missed()).toEqual([]);
    await latest().tell(tableTold({ standing: standing(1), own: [] }));
    await back();
    expect(missed()).toEqual([3, 4]);
    await latest().tell(tableTold({ standing: standing(5), own: [], log: [told(5, BOT)] }));
    expect(missed()).toEqual([]);
  });

  test("of a page that nobody saw is listed when it is seen again", async () => {
    await latest().greet();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    tell(moves(2, BOT), moves(3, BOT));
    await pass(0);
    expect([drawn(), missed()]).toEqual([3, [2, 3]]);
  });

  test("is watched from before it to the present", async () => {
    await latest().greet();
    await back();
    const asked = () => latest().sent.flatMap((ask) => (ask.type === "look" ? [ask.line] : []));
    let isOver = false;
    void table.following.watch(table.following.missed).then(() => (isOver = true));
    await answer(2);
    for (const line of [3, 4]) {
      await pass(LEAD + HOLD);
      await answer(line);
      expect([asked().at(-1), table.following.replayed?.line]).toEqual([line, line]);
    }
    await pass(HOLD + 100);
    expect(asked()).toEqual([2, 3, 4]);
    expect([isOver, table.looked, table.isOwnTurn, missed()]).toEqual([true, null, true, []]);
  });

  test("is left when another position is told while it is watched", async () => {
    await latest().greet();
    await back();
    const over = vi.fn();
    void table.following.watch(table.following.missed).then(over);
    await answer(2);
    await pass(LEAD + HOLD);
    await answer(3);
    expect(table.following.replayed?.line).toBe(3);
    await latest().tell(tableTold({ standing: standing(9), log: [told(9)] }));
    await pass(1000);
    expect(over).toHaveBeenCalledOnce();
    expect([table.following.replayed, table.looked, drawn()]).toEqual([null, null, 9]);
    expect(table.following.staging.pace()).toBe(1);
    void table.look(3);
    await answer(3);
    expect([table.looked?.line, table.following.staging.pace()]).toEqual([3, 0]);
  });

  test("is left when one skips while it is watched", async () => {
    await latest().greet();
    await back();
    void table.following.watch(table.following.missed);
    table.following.staging.skip();
    await pass(200);
    await answer(2); // which comes too late
    expect([table.looked, table.isOwnTurn]).toEqual([null, true]);
  });
});

test("a move that is taken back while it flies is not counted", async () => {
  await latest().greet();
  table.following.staging.landing = (ending) =>
    new Promise((over) => ending.addEventListener("abort", () => over()));
  tell(moves(2, { seat: 0 }, { asked: 1 }));
  await pass(100);
  await latest().tell(tableTold({ standing: standing(3), log: [told(1)] }));
  await pass(1000);
  expect([drawn(), table.following.prompted?.n, table.following.counted?.n]).toEqual([3, 3, 3]);
  expect([table.log.length, table.isOwnTurn]).toEqual([1, true]);
});

test("a table that is told again with the same state lets what is staged go on", async () => {
  await latest().greet();
  tell(moves(2, BOT));
  await latest().tell(tableTold({ standing: standing(2), log: [told(1), told(2, BOT)] }));
  expect(drawn()).toBe(1);
  await pass(LEAD + HOLD + 100);
  expect([drawn(), table.log.length, missed()]).toEqual([2, 2, []]);
});
