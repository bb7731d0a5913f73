import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Curve from "../src/table/Curve.svelte";
import { dots, lineOf, SIZE } from "../src/table/curve";
import { texts } from "../src/texts.svelte";
import { Unsized } from "./unsized";

const CURVE = [
  [0.5, 0.5],
  [1, 0],
];
const [top, bottom] = [SIZE.top, SIZE.height - SIZE.bottom];
const [left, right] = [SIZE.left, SIZE.width - SIZE.right];
let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Unsized);
  texts.take("en", "web-percent = { $percent }%");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

test("a line goes from the setup on the left to the end on the right", () => {
  const middle = (top + bottom) / 2;
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  expect(lineOf(CURVE, 0)).toBe(`M${point(left, middle)}L${point(right, top)}`);
  expect(dots(CURVE, [{ move: 1, seat: 1, label: "1" }])).toEqual([
    { x: right, y: bottom, seat: 1, label: "1" },
  ]);
});

test("the same stands in a table, and a click leads to its move", () => {
  const look = vi.fn();
  const props = { curve: CURVE, names: ["Ann", "Ben"], marks: [], meaning: "as if", at: 0, look };
  shown = mount(Curve, { target: document.body, props });
  flushSync();
  expect(document.querySelector("figcaption p")?.textContent).toBe("as if");
  const cells = [...document.querySelectorAll("td")].map((cell) => cell.textContent);
  expect(cells).toEqual(["50%", "50%", "100%", "0%"]);
  const drawing = document.querySelector("svg[role=img]")!;
  drawing.getBoundingClientRect = () => new DOMRect(0, 0, SIZE.width, SIZE.height);
  drawing.dispatchEvent(new MouseEvent("click", { clientX: right, bubbles: true }));
  expect(look).toHaveBeenCalledWith(1);
});
