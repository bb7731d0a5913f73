import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Table } from "../src/table/table.svelte";
import type { HintTold, ProspectsTold } from "../src/wire";
import { FakeSocket, latest } from "./socket";
import { moved, standing, tableTold } from "./told";

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("ws://host/socket", "table-3c", () => ["token"]);
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const asked = () => latest().sent.filter((ask) => ask.type === "prospects");
const done = () => ({ type: "done", re: latest().sent.at(-1)!.id }) as const;
const prospects = (n: number, line = n): ProspectsTold => ({
  type: "prospects",
  re: 9,
  n,
  line,
  seat: 0,
  prospects: { n },
});
const hint = (n: number): HintTold => ({
  type: "hint",
  re: 9,
  n,
  seat: 0,
  best: { action: 2, win_chance: 0.6 },
  runner_up: { action: 1, win_chance: 0.5 },
  told: [{ id: "hint-best" }],
});

describe("prospects", () => {
  test("they are asked for the view that is drawn", async () => {
    await latest().greet();
    void table.advice.foresee();
    expect(asked()).toMatchObject([{ seat: 0 }]);
    expect(table.advice.prospects).toBeNull();
    await latest().tell(prospects(1), done());
    expect(table.advice.prospects).toEqual({ n: 1 });
  });

  test("they stay while those of the next view are on their way, and no longer", async () => {
    await latest().greet();
    void table.advice.foresee();
    await latest().tell(prospects(1), done(), moved(2));
    expect(table.advice.prospects).toEqual({ n: 1 });
    void table.advice.foresee();
    expect(asked()).toHaveLength(2);
    await latest().tell(moved(3));
    expect(table.advice.prospects).toBeNull();
  });

  test("those of another seat, or of a move that was taken back, do not stay", async () => {
    await latest().greet();
    void table.advice.foresee();
    await latest().tell(prospects(1), done());
    await latest().tell(tableTold({ standing: standing(2, { line: 0 }) }));
    expect(table.advice.prospects).toBeNull();
    const views = standing(2).views.map((view) => ({ ...view, seat: 1 }));
    await latest().tell(tableTold({ own: [1], standing: standing(2, { views }) }));
    expect(table.advice.prospects).toBeNull();
  });

  test("what has been overtaken is asked again, once", async () => {
    await latest().greet();
    void table.advice.foresee();
    await latest().tell(moved(2), moved(3));
    void table.advice.foresee();
    expect(asked()).toHaveLength(1);
    await latest().tell(prospects(1), done());
    expect(table.advice.prospects).toBeNull();
    expect(asked()).toHaveLength(2);
    await latest().tell(prospects(3), done());
    expect(table.advice.prospects).toEqual({ n: 3 });
    expect(asked()).toHaveLength(2);
  });

  test("in the past they are of the line that is looked at", async () => {
    await latest().greet();
    const { views, scores, question } = standing(1);
    await latest().tell({ type: "looked", re: 9, line: 0, asked: 0, question, views, scores });
    void table.advice.foresee();
    expect(asked()).toMatchObject([{ seat: 0, line: 0 }]);
    await latest().tell(prospects(1, 0), done());
    expect(table.advice.prospects).toEqual({ n: 1 });
    table.lookAway();
    expect(table.advice.prospects).toBeNull();
  });

  test("a refusal is no news", async () => {
    await latest().greet();
    void table.advice.foresee();
    const re = latest().sent.at(-1)!.id;
    await latest().tell({ type: "refused", re, why: { id: "server-too-fast" } });
    expect(table.notice).toBeNull();
    expect(asked()).toHaveLength(1);
  });

  test("a refusal lets nothing old stay", async () => {
    await latest().greet();
    void table.advice.foresee();
    await latest().tell(prospects(1), done(), moved(2));
    void table.advice.foresee();
    const re = latest().sent.at(-1)!.id;
    await latest().tell({ type: "refused", re, why: { id: "server-too-fast" } });
    expect(table.advice.prospects).toBeNull();
    expect(asked()).toHaveLength(2);
  });
});

describe("hints", () => {
  test("a hint names the state that it is about, and goes with it", async () => {
    await latest().greet();
    void table.advice.askHint();
    expect(latest().sent.at(-1)).toMatchObject({ type: "hint", seat: 0, n: 1 });
    await latest().tell(done());
    expect(table.advice.isThinking).toBe(true);
    await latest().tell(hint(1));
    expect(table.advice.isThinking).toBe(false);
    expect(table.advice.advised?.action).toBe(2);
    await latest().tell(moved(2));
    expect(table.advice.hint).toBeNull();
    expect(table.advice.advised).toBeNull();
  });

  test("one that is refused says why, and can be asked for again", async () => {
    await latest().greet();
    void table.advice.askHint();
    const re = latest().sent.at(-1)!.id;
    await latest().tell({ type: "refused", re, why: { id: "server-no-hints" } });
    expect(table.advice.isThinking).toBe(false);
    expect(table.notice?.said.id).toBe("server-no-hints");
  });

  test("it can be put away, and a lost connection ends the wait", async () => {
    await latest().greet();
    await latest().tell(hint(1));
    expect(table.advice.hint).not.toBeNull();
    table.advice.forgetHint();
    expect(table.advice.hint).toBeNull();
    void table.advice.askHint();
    latest().close();
    expect(table.advice.isThinking).toBe(false);
  });
});

test("how far a look back is, is kept", async () => {
  await latest().greet(tableTold({ status: "finished" }));
  void table.advice.analyse();
  expect(latest().sent.at(-1)?.type).toBe("analyse");
  await latest().tell(done(), { type: "analysis", re: 9, seen: 3, of: 10 });
  expect(table.advice.analysis).toMatchObject({ seen: 3, of: 10 });
});

test("a look back that a lost connection ended can be asked for again", async () => {
  await latest().greet(tableTold({ status: "finished" }));
  await latest().tell({ type: "analysis", re: 9, seen: 3, of: 10 });
  latest().close();
  expect(table.advice.analysis).toBeNull();
});

test("a look back that somebody asked for before is taken up, and no other is begun", async () => {
  await latest().greet(tableTold({ status: "finished" }));
  void table.advice.recall();
  expect(latest().sent.at(-1)).toMatchObject({ type: "analyse", is_begun: true });
  await latest().tell(done(), { type: "analysis", re: 9, seen: 3, of: 10 });
  const said = latest().sent.length;
  void table.advice.recall();
  expect(latest().sent).toHaveLength(said);
});
