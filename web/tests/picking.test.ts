import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { nearest, Picking } from "../src/table/picking.svelte";
import type { Choice } from "../src/wire";
import { following, rooted } from "./rooted.svelte";
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
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ action: 2 }), false);
    expect(at.picked).toEqual([]);
  });

  test("a place that only goes along with an action does not carry it out", () => {
    const { picking: at, choose } = picking(choice(1, "ship:1", "site:temple"));
    expect(at.only("site:temple")).toBeNull();
    at.pick("site:temple", anchor);
    expect(choose).not.toHaveBeenCalled();
    expect([at.anchor, [...at.legal]]).toEqual([anchor, ["ship:1", "site:temple"]]);
    at.pick("ship:1", anchor);
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ action: 1 }), false);
  });

  test("a place that an action begins with never acts alone, unless it is all there is to say", () => {
    const { picking: at, choose } = picking(
      { ...choice(1, "card:0.sunshine", "flowers:0"), family: "flower" },
      { ...choice(2, "cell:a1"), family: "fight" },
    );
    at.begin("card:0.sunshine", "Sunshine")(document.createElement("div"));
    at.begin("cell:a1", "Witch")(document.createElement("div"));
    expect(at.only("card:0.sunshine")).toBeNull();
    at.pick("card:0.sunshine", anchor);
    expect(choose).not.toHaveBeenCalled();
    at.pick("flowers:0", anchor);
    expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ action: 1 }), false);
    at.pick("cell:a1", anchor);
    expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ action: 2 }), false);
  });

  test("a place that an action begins with acts if nothing else is asked", () => {
    const { picking: at, choose } = picking(
      choice(1, "card:0.sunshine", "flowers:0"),
      choice(2, "card:0.peacock", "flowers:0"),
    );
    at.begin("card:0.sunshine", "Sunshine")(document.createElement("div"));
    at.pick("card:0.sunshine", anchor);
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ action: 1 }), false);
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
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ action: 2 }), false);
  });

  test("of answers without a place, the one that is to be tried is marked", () => {
    const [end, trade] = [choice(1), choice(2)];
    const at = new Picking({ actions: [end, trade], lit: [], wanted: trade, choose: vi.fn() });
    const marked = [end, trade].map((answer) => {
      const button = document.createElement("button");
      at.answer(answer)(button);
      return ["legal" in button.dataset, "wanted" in button.dataset];
    });
    expect(marked).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  test("a place that does not go with the first one begins anew", () => {
    const { picking: at, choose } = picking(
      choice(1, "cell:c4", "space:1"),
      choice(2, "cell:c4", "space:2"),
      choice(3, "block:7"),
      choice(4, "cell:c5", "space:1"),
      choice(5, "cell:c5", "space:2"),
    );
    at.pick("cell:c4", anchor);
    at.pick("cell:c5", anchor);
    expect(at.picked).toEqual(["cell:c5"]);
    at.pick("block:7", anchor);
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ action: 3 }), false);
    const block = document.createElement("div");
    at.pick("cell:c4", anchor);
    at.place("block:7", "Sand")(block);
    expect([block.role, "legal" in block.dataset, "open" in block.dataset]).toEqual([
      "img",
      false,
      true,
    ]);
    block.click();
    expect(choose).toHaveBeenCalledTimes(2);
  });

  test("a second click on a place takes it back", () => {
    const { picking: at } = picking(choice(1, "a", "b"), choice(2, "a", "c"));
    at.pick("a", anchor);
    at.pick("a", anchor);
    expect(at.picked).toEqual([]);
    expect(at.anchor).toBeNull();
  });
});

test("a place that rests keeps its name, and is no button, whatever it was before", () => {
  const { picking: at } = picking(choice(1, "site:temple"), choice(2, "slot:1.1"));
  const [fresh, used] = [document.createElement("div"), document.createElement("div")];
  at.place("site:temple", "Temple")(used);
  expect([used.role, used.tabIndex]).toEqual(["button", 0]);
  at.still("site:temple", "Temple")(used);
  at.still("site:temple", "Temple")(fresh);
  expect(used.outerHTML).toBe(fresh.outerHTML);
  expect([fresh.dataset["place"], fresh.ariaLabel, fresh.role]).toEqual([
    "site:temple",
    "Temple",
    "img",
  ]);
});

test("a pick is taken back when no action has its places any more", () => {
  const actions = following([choice(1, "cell:c4", "space:0.1"), choice(2, "cell:c4", "space:0.2")]);
  const source = {
    get actions() {
      return actions.value;
    },
    lit: [],
    choose: vi.fn(),
  };
  const at = new Picking(source);
  const leave = rooted(() => void at.board()(document.createElement("div")));
  at.pick("cell:c4", anchor);
  actions.value = [choice(3, "cell:c4", "space:0.5"), choice(4, "crossing:7")];
  flushSync();
  expect(at.picked).toEqual(["cell:c4"]);
  actions.value = [choice(4, "crossing:7"), choice(5, "crossing:8")];
  flushSync();
  expect(at.picked).toEqual([]);
  expect(at.anchor).toBeNull();
  expect([...at.legal]).toEqual(["crossing:7", "crossing:8"]);
  leave();
});

describe("what the log points at", () => {
  const litBy = (...lit: string[]) => {
    const at = new Picking({ actions: [], lit, choose: vi.fn() });
    const [hand, card, tab] = ["hand", "card", "tab"].map(() => document.createElement("div"));
    at.place("hand:2", "Hand", "card:2")(hand!);
    at.place("card:1.peacock", "Peacock")(card!);
    at.light("turn:2", "space:2")(tab!);
    return [hand, card, tab].map((element) => element!.dataset["lit"]);
  };

  test("it is lit where it lies, and not on the same thing of another seat", () => {
    expect(litBy("card:1.peacock")).toEqual([undefined, "card:1.peacock", undefined]);
    expect(litBy("card:2.peacock")).toEqual(["card:2.peacock", undefined, undefined]);
  });

  test("where it cannot be seen, that is lit which hides it", () => {
    expect(litBy("hand:2", "card:2.peacock")[0]).toBe("hand:2 card:2.peacock");
    expect(litBy("space:2.5")).toEqual([undefined, undefined, "space:2.5"]);
    expect(litBy("space:20.5", "turn:22")).toEqual([undefined, undefined, undefined]);
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
