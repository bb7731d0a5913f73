import { afterEach, expect, test, vi } from "vitest";
import { fitted } from "../src/table/fitted";

let told: () => void = () => {};

/** A box in which so many lines of so high letters have room. */
function box(room: number, lines: (element: HTMLElement) => number): HTMLElement {
  const element = document.createElement("div");
  const fit = () => Number(element.style.getPropertyValue("--fit"));
  Object.defineProperties(element, {
    clientHeight: { get: () => room },
    scrollHeight: { get: () => lines(element) * fit() * 10 },
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(changed: () => void) {
        told = changed;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  fitted("some words")(element);
  told();
  return element;
}

afterEach(() => vi.unstubAllGlobals());

test("letters are as large as they have room", () => {
  expect(box(20, () => 2).style.getPropertyValue("--fit")).toBe("1.00");
  expect(box(17, () => 2).style.getPropertyValue("--fit")).toBe("0.85");
});

test("what has no room in the smallest letters does with fewer words", () => {
  expect(box(15, () => 2).dataset["tight"]).toBeUndefined();
  const tight = box(10, ({ dataset }) => (dataset["tight"] === undefined ? 2 : 1));
  expect(tight.dataset["tight"]).toBe("");
  expect(tight.style.getPropertyValue("--fit")).toBe("1.00");
});
