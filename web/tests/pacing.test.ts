import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacing } from "../src/table/pacing";
import type { Tell } from "../src/wire";

const moved = (n: number) => ({ type: "moved", n }) as unknown as Tell;
const done = (re: number): Tell => ({ type: "done", re });
const prospects = { type: "prospects" } as unknown as Tell;

let frames: (() => void)[] = [];
function draw(): void {
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  frames = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a move is drawn before the next is taken in, and its answer does not wait", () => {
  const heard: Tell[] = [];
  const pacing = new Pacing((tell) => heard.push(tell));
  const told = [moved(1), done(7), prospects, moved(2), done(8), moved(3)];
  for (const tell of told) pacing.take(tell);
  expect(heard).toEqual(told.slice(0, 2));
  draw();
  expect(heard).toEqual(told.slice(0, 5));
  draw();
  expect(heard).toEqual(told);
});

test("a page that draws nothing hears on all the same", () => {
  const heard: Tell[] = [];
  const pacing = new Pacing((tell) => heard.push(tell));
  for (const tell of [moved(1), moved(2), moved(3)]) pacing.take(tell);
  vi.advanceTimersByTime(100);
  expect(heard).toHaveLength(2);
  draw(); // the frame of the first move comes late, and lets nothing through before its time
  expect(heard).toHaveLength(3);
});

test("what was not taken in is forgotten", () => {
  const heard: Tell[] = [];
  const pacing = new Pacing((tell) => heard.push(tell));
  for (const tell of [moved(1), moved(2)]) pacing.take(tell);
  pacing.forget();
  draw();
  pacing.take(moved(5));
  expect(heard).toEqual([moved(1), moved(5)]);
});
