import { expect, test } from "vitest";
import { beside, shared, type Box } from "../src/table/beside";

const SCREEN = { width: 390, height: 844 };
const TIP = { width: 320, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

const isOnScreen = ({ left, top, width, height }: Box): boolean =>
  left >= 0 && top >= 0 && left + width <= SCREEN.width && top + height <= SCREEN.height;

test("where nothing is in the way it lies below, in the middle", () => {
  expect(beside(TIP, box(145, 300, 100, 50), [], SCREEN)).toEqual(box(35, 358, 320, 120));
});

test("at the lower edge it lies above", () => {
  const own = box(20, 780, 60, 60);
  const found = beside(TIP, own, [], SCREEN);
  expect(found.top + found.height).toBeLessThanOrEqual(own.top);
  expect(isOnScreen(found)).toBe(true);
});

test("what glows below and above stays free while there is room at a side", () => {
  const screen = { width: 1280, height: 720 };
  const own = box(600, 300, 80, 80);
  const glowing = [box(400, 390, 500, 200), box(400, 100, 500, 190)];
  const found = beside(TIP, own, glowing, screen);
  expect([own, ...glowing].map((other) => shared(found, other))).toEqual([0, 0, 0]);
});

test("a place that fills the screen is covered as little as can be", () => {
  const found = beside(TIP, box(0, 100, 390, 700), [], SCREEN);
  expect(isOnScreen(found)).toBe(true);
  expect(shared(found, box(0, 100, 390, 700))).toBeLessThan(320 * 120);
});

test("whatever lies around, it is on the screen", () => {
  for (const left of [-50, 0, 200, 380])
    for (const top of [-30, 0, 400, 840]) {
      const others = [box(0, 0, 390, 200), box(100, 600, 200, 200)];
      expect(isOnScreen(beside(TIP, box(left, top, 40, 40), others, SCREEN))).toBe(true);
    }
});
