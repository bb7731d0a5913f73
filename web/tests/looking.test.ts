// Looking back: by keys anywhere on the page, and back to now in the address as well.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import LookBack from "../src/table/LookBack.svelte";
import { pointing } from "../src/table/pointing";
import { Table } from "../src/table/table.svelte";
import { texts } from "../src/texts.svelte";
import { FakeSocket, latest } from "./socket";
import { standing, tableTold } from "./told";

let table: Table;
let shown: Record<string, unknown>;

beforeEach(async () => {
  vi.useFakeTimers();
  texts.take("en", "");
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("ws://host/socket", "table-3c", () => ["token"]);
  await latest().greet(tableTold({ standing: standing(3) }));
  shown = mount(LookBack, { target: document.body, props: { table } });
  flushSync();
});

afterEach(async () => {
  await unmount(shown);
  table.close();
  location.hash = "";
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
const looks = () =>
  latest()
    .sent.filter((ask) => ask.type === "look")
    .map((ask) => ask.line);
const answerLook = async (line: number) => {
  const { views, scores, question } = standing(3);
  const re = latest().sent.at(-1)!.id;
  const looked = { type: "looked", re, line, asked: 0, question, views, scores } as const;
  await latest().tell(looked, { type: "done", re });
  flushSync();
};

test("arrow keys look back and forth where nothing else has the focus", async () => {
  press("ArrowLeft");
  expect(looks()).toEqual([2]);
  await answerLook(2);
  press("ArrowLeft");
  expect(looks()).toEqual([2, 1]);
  await answerLook(1);
  press("ArrowRight");
  await answerLook(2);
  press("ArrowRight");
  expect(looks()).toEqual([2, 1, 2]);
  expect(table.looked).toBeNull();
});

test("while one looks back, other keys lead to both ends and play", async () => {
  press("Home");
  expect(looks()).toEqual([]);
  press("ArrowLeft");
  await answerLook(2);
  press("Home");
  await answerLook(0);
  expect(looks()).toEqual([2, 0]);
  press(" ");
  await vi.advanceTimersByTimeAsync(1600);
  await answerLook(1);
  press("End");
  expect([looks(), table.looked]).toEqual([[2, 0, 1], null]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks()).toEqual([2, 0, 1]); // who goes somewhere else does not want more of it
});

test("all moves are played from the beginning, as fast as one likes, up to now", async () => {
  const button = (name: string) => {
    document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
    flushSync();
  };
  const speed = document.querySelector("select")!;
  button("looking-play");
  await answerLook(0);
  await vi.advanceTimersByTimeAsync(1500);
  expect(looks()).toEqual([0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(looks()).toEqual([0, 1]);
  await answerLook(1);
  speed.value = speed.options[3]!.value;
  speed.dispatchEvent(new Event("change"));
  flushSync();
  await vi.advanceTimersByTimeAsync(1600); // the step that was under way
  await answerLook(2);
  expect(looks()).toEqual([0, 1, 2]);
  await vi.advanceTimersByTimeAsync(400);
  flushSync();
  expect(table.looked).toBeNull();
  button("looking-play");
  expect(looks().at(-1)).toBe(0);
  button("looking-pause");
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks()).toEqual([0, 1, 2, 0]);
});

test("they are left to whatever has the focus, and to the browser's own keys", () => {
  press("ArrowLeft", { altKey: true });
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  press("ArrowLeft");
  expect(looks()).toEqual([]);
});

test("who comes back to now has no move in the address any more", async () => {
  location.hash = "#/table/table-3c/at/1";
  void table.look(1);
  await answerLook(1);
  const now = [...document.querySelectorAll<HTMLElement>("button.strong")][0]!;
  now.click();
  expect(table.looked).toBeNull();
  expect(location.hash).toBe("#/table/table-3c");
});

test("what is pointed at is told, also by a finger on a place that keeps its clicks", async () => {
  const frame = document.body.appendChild(document.createElement("div"));
  const ship = frame.appendChild(document.createElement("div"));
  ship.dataset["ship"] = "2";
  ship.addEventListener("click", (event) => event.stopPropagation());
  const told: (string | undefined)[] = [];
  const leave = pointing("[data-ship]", (found) => told.push(found?.dataset["ship"]))(frame);
  ship.dispatchEvent(new Event("pointerover", { bubbles: true }));
  frame.dispatchEvent(new Event("pointerleave"));
  ship.click();
  expect(told).toEqual([]); // while the page is being changed, nothing can be told
  await Promise.resolve();
  expect(told).toEqual(["2", undefined, "2"]);
  leave?.();
  ship.click();
  await Promise.resolve();
  expect(told).toHaveLength(3);
});
