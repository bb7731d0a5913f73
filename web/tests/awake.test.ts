// The big screen keeps the device awake, and no longer than it is there.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAwake } from "../src/screen/awake";

let held = 0;
const request = vi.fn(async () => {
  held += 1;
  const lock = { released: false, release: async () => void ((held -= 1), (lock.released = true)) };
  return lock;
});
const comesBack = () => document.dispatchEvent(new Event("visibilitychange"));
const settled = () => new Promise((over) => setTimeout(over));

beforeEach(() => {
  held = 0;
  request.mockClear();
  Object.assign(navigator, { wakeLock: { request } });
});
afterEach(() => void Reflect.deleteProperty(navigator, "wakeLock"));

test("it is kept awake once, and let go of when it is left", async () => {
  const leave = keepAwake();
  comesBack();
  await settled();
  expect([request.mock.calls.length, held]).toEqual([1, 1]);
  leave();
  comesBack();
  await settled();
  expect([request.mock.calls.length, held]).toEqual([1, 0]);
});

test("it is kept awake again after the browser has let go of it", async () => {
  const leave = keepAwake();
  await settled();
  await (await request.mock.results[0]!.value).release();
  comesBack();
  await settled();
  expect([request.mock.calls.length, held]).toEqual([2, 1]);
  leave();
  await settled();
});

test("it is let go of also if it is left before the browser has answered", async () => {
  const leave = keepAwake();
  await Promise.resolve();
  expect(held).toBe(1);
  leave();
  await settled();
  expect(held).toBe(0);
});

test("a browser that cannot keep it awake is no trouble", async () => {
  Reflect.deleteProperty(navigator, "wakeLock");
  keepAwake()();
  await settled();
});
