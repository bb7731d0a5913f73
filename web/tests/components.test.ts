import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import GameCard from "../src/pages/GameCard.svelte";
import PassDevice from "../src/table/PassDevice.svelte";
import PlainBoard from "../src/table/PlainBoard.svelte";
import { sitterNames } from "../src/table/names";
import { Picking } from "../src/table/picking.svelte";
import { texts } from "../src/texts.svelte";
import type { SeatShown } from "../src/wire";
import { choice } from "./told";

let shown: Record<string, unknown> | null = null;

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  shown = mount(component, { target: document.body, props });
  flushSync();
}

const buttons = () => [...document.querySelectorAll("button")];

beforeEach(() => {
  texts.take(
    "en",
    "label-1 = the first\nlabel-2 = the second\nheading = Do\nweb-pass-ready = I am { $name }",
  );
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

describe("a table without a drawn board", () => {
  test("actions are buttons under their headings, one of them on the way of the Tab key", () => {
    const choose = vi.fn();
    const picking = new Picking({ actions: [choice(1, "a"), choice(2, "a")], lit: [], choose });
    show(PlainBoard, { picking, view: {}, game: "pearls", names: [] });
    expect(document.querySelector("h2")?.textContent).toBe("Do");
    expect(buttons().map((button) => button.textContent)).toEqual(["the first", "the second"]);
    expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1]);
    buttons()[1]!.click();
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ action: 2 }), true);
  });
});

describe("places", () => {
  test("an element becomes a button when an action touches it, and rests otherwise", () => {
    const choose = vi.fn();
    const picking = new Picking({ actions: [choice(1, "a")], lit: ["b"], choose });
    const [legal, resting] = [document.createElement("div"), document.createElement("div")];
    document.body.append(legal, resting);
    picking.place("a", "Ship 1")(legal);
    picking.place("b", "Ship 2")(resting);
    expect(legal.getAttribute("role")).toBe("button");
    expect(legal.getAttribute("aria-label")).toBe("Ship 1");
    expect(legal.tabIndex).toBe(0);
    expect(resting.getAttribute("role")).toBe("img");
    expect(resting.hasAttribute("data-lit")).toBe(true);
    legal.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(choose).toHaveBeenCalledOnce();
  });
});

test("the device is passed by a button that names who takes it", () => {
  const take = vi.fn();
  show(PassDevice, { name: "Ben", take });
  expect(buttons()[0]!.textContent).toBe("I am Ben");
  buttons()[0]!.click();
  expect(take).toHaveBeenCalledOnce();
});

test("a game is played by one click", () => {
  const play = vi.fn();
  const game = { name: "imhotep", options: [], levels: 5, minutes: [], age: 0 };
  const deeds = { learn: vi.fn(), setUp: vi.fn(), showHow: vi.fn() };
  show(GameCard, { game, own: [], isBusy: false, play, ...deeds });
  buttons()[0]!.click();
  expect(play).toHaveBeenCalledOnce();
});

test("who is called as somebody else is known by the seat's number", () => {
  texts.take("en", "table-bot-named = { $name }\ntable-name-again = { $name } ({ $seat })");
  const seat = (bot: string, name = ""): SeatShown => ({
    kind: name ? "person" : "bot",
    name,
    bot,
    here: true,
    left: false,
  });
  const seats = [seat("", "Nabi"), seat("level:1"), seat("level:2"), seat("level:1")];
  expect(sitterNames(texts, seats)).toEqual(["Nabi (1)", "Piko", "Nabi (3)", "Momi"]);
});
