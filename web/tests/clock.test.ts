// The clock: its last ten seconds stand out and are said once, and it says when it has acted.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Clock from "../src/table/Clock.svelte";
import { Table } from "../src/table/table.svelte";
import { texts } from "../src/texts.svelte";
import { FakeSocket, latest } from "./socket";
import { moved, standing, tableTold, told } from "./told";

const played: string[] = [];
vi.mock("../src/table/sound", () => ({ play: async (sound: string) => played.push(sound) }));

let table: Table;
let shown: Record<string, unknown>;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  played.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  texts.take(
    "en",
    "hearing-seconds = { $seconds } seconds left\nhearing-time-up = { $name }: { $what }\ndid = Ann passes",
  );
  table = new Table("ws://host/socket", "table-3c", () => ["token"]);
  const due = Date.now() + 30_000;
  await latest().greet(tableTold({ standing: standing(1, { due }), now: Date.now() }));
  shown = mount(Clock, { target: document.body, props: { table, names: ["Ann", "Ben"] } });
  flushSync();
});

afterEach(async () => {
  await unmount(shown);
  table.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const timer = () => document.querySelector<HTMLElement>("[role=timer]")!;
const spoken = () => document.querySelector("[role=status]")!.textContent;
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000 * seconds);
  flushSync();
}

test("the last ten seconds stand out, and are said and heard once", async () => {
  expect([timer().textContent, timer().classList.contains("last"), spoken()]).toEqual([
    "0:30",
    false,
    "",
  ]);
  await pass(20);
  expect([timer().textContent, timer().classList.contains("last")]).toEqual(["0:10", true]);
  expect([spoken(), played]).toEqual(["10 seconds left", ["hurry"]]);
  await pass(4);
  expect([timer().textContent, spoken(), played]).toEqual(["0:06", "10 seconds left", ["hurry"]]);
});

test("the clock of another one is seen, and neither said nor heard", async () => {
  const due = Date.now() + 5000;
  await latest().tell({ ...moved(2), standing: standing(2, { asked: 1, due }) });
  await pass(1);
  expect([timer().classList.contains("last"), spoken(), played]).toEqual([true, "", []]);
});

test("what it chose is told to whom it chose for", async () => {
  const lines = [[{ id: "server-clock-chose" }, { id: "did" }]];
  await latest().tell({ ...moved(2), told: told(2, { by: "clock", lines }) });
  await pass(3); // in which it is announced and made
  expect(texts.said(table.notice!.said)).toBe("Ann: Ann passes");
});

test("what it chose for somebody else stands in the log alone", async () => {
  await latest().tell({ ...moved(2), told: told(2, { by: "clock", seat: 1 }) });
  await pass(3); // in which it is announced and made
  expect(table.notice).toBeNull();
});
