import { describe, expect, test, vi } from "vitest";
import { nearest, Picking } from "../src/table/picking.svelte";
import type { Choice } from "../src/wire";
import { choice } from "./told";

function picking(...actions: Choice[]) {
  const choose = vi.fn<(choice: Choice) => void>();
  return { choose, picking: new Picking({ actions, lit: [], choose }) };
}

const anchor = document.createElement("div");

describe("picking places", () => {
  test("the only action of a place is chosen by one click", () => {
    const { picking: at, choose } = picking(choice(1, "slot:1.1"), choice(2, "quarry:0"));
    at.pick("quarry:0", anchor);
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ action: 2 }));
    expect(at.picked).toEqual([]);
  });

  test("several actions of a place are offered, and a second place tells which", () => {
    const { picking: at, choose } = picking(
      choice(1, "ship:1", "site:temple"),
      choice(2, "ship:1", "site:market"),
      choice(3, "ship:2", "site:market"),
    );
    at.pick("ship:1", anchor);
    expect(choose).not.toHaveBeenCalled();
    expect(at.anchor).toBe(anchor);
    expect([...at.legal].sort()).toEqual(["ship:1", "site:market", "site:temple"]);
    at.pick("site:market", anchor);
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ action: 2 }));
  });

  test("a second click on a place takes it back", () => {
    const { picking: at } = picking(choice(1, "a", "b"), choice(2, "a", "c"));
    at.pick("a", anchor);
    at.pick("a", anchor);
    expect(at.picked).toEqual([]);
    expect(at.anchor).toBeNull();
  });
});

test("arrow keys go to what lies nearest in their direction", () => {
  const at = (x: number, y: number) => {
    const element = document.createElement("i");
    element.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    return element;
  };
  const [from, right, farRight, below] = [at(0, 0), at(30, 5), at(90, 0), at(5, 40)];
  const all = [from, right, farRight, below];
  expect(nearest(from, all, [1, 0])).toBe(right);
  expect(nearest(from, all, [0, 1])).toBe(below);
  expect(nearest(from, all, [-1, 0])).toBeNull();
  expect(nearest(farRight, all, [-1, 0])).toBe(right);
});
