// Setting up a table: the choices behind the fold, by what is shown and pressed.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Setup from "../src/pages/Setup.svelte";
import { texts } from "../src/texts.svelte";
import type { NewTable } from "../src/wire";
import { catalogues } from "./english";

let shown: Record<string, unknown> | null = null;
const make = vi.fn<(wanted: NewTable) => void>();

beforeEach(() => {
  localStorage.clear();
  make.mockReset();
  texts.take("en", catalogues());
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  HTMLDialogElement.prototype.showModal = () => {}; // jsdom opens no dialogs
});

afterEach(async () => {
  vi.unstubAllGlobals();
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

async function open(name: string, players = "3"): Promise<void> {
  if (shown) await unmount(shown);
  const option = ["players", players, "[2-5]", players];
  const game = { name, options: [option], levels: 5, minutes: [30, 60], age: 10 } as never;
  shown = mount(Setup, {
    target: document.body,
    props: { game, isBusy: false, why: null, make, close() {} },
  });
  flushSync();
}

const summary = () => document.querySelector("summary")!.textContent.replaceAll(/\s+/g, " ").trim();
const group = (legend: string) =>
  [...document.querySelectorAll("fieldset")].find((found) =>
    found.querySelector("legend")!.textContent.includes(legend),
  )!;
const field = <T extends HTMLElement>(label: string, within: ParentNode = document): T =>
  [...within.querySelectorAll("label")]
    .find((found) => found.textContent.includes(label))!
    .querySelector<T>("select, input")!;
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((found) => found.textContent.trim() === name)!;

function select(label: string, value: string, within?: ParentNode): void {
  const found = field<HTMLSelectElement>(label, within);
  found.value = value;
  found.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

function press(found: HTMLElement): void {
  found.click();
  flushSync();
}

function submitted(): NewTable {
  document.querySelector("form")!.requestSubmit();
  return make.mock.lastCall![0];
}

test("who just wants to play sees one fold, and chance decides who begins", async () => {
  await open("imhotep");
  expect(document.querySelector("details")!.open).toBe(false);
  expect(summary()).toBe("More choices As usual; chance decides who begins");
  const begins = field<HTMLSelectElement>("Who begins");
  expect([...begins.options].map(({ text }) => text)).toEqual([
    "Chance decides",
    "Seat 1 (you)",
    "Seat 2",
    "Seat 3",
  ]);
  expect(submitted().options).toEqual({ start: "random" });
});

test("seats swap colours, and no two have the same", async () => {
  await open("imhotep", "2");
  select("Colour", "white", group("Seat 1"));
  expect(field<HTMLSelectElement>("Colour", group("Seat 2")).value).toBe("black");
  expect(summary()).toContain("Colours: White and Black");
  expect(submitted().options).toEqual({ start: "random", colours: "white,black" });
});

test("each site shows its sides, all of them at once, or mixed by chance", async () => {
  await open("imhotep");
  press(button("All B"));
  press(group("Temple").querySelectorAll("input")[0]!);
  expect(submitted().options!["sides"]).toBe("BBABB");
  expect(summary()).toContain("Sides: B\u00a0B\u00a0A\u00a0B\u00a0B".replaceAll("\u00a0", " "));
  vi.spyOn(Math, "random").mockReturnValue(0);
  press(button("Mixed at random"));
  expect(submitted().options!["sides"]).toBe("BAAAA");
  vi.spyOn(Math, "random").mockReturnValue(0.999);
  press(button("Mixed at random"));
  expect(submitted().options!["sides"]).toBe("ABBBB");
  press(button("All A"));
  expect(submitted().options).toEqual({ start: "random" });
});

test("boards and the beginner variant are for each seat", async () => {
  await open("builders");
  select("Board", "3", group("Seat 2"));
  press(field("Beginner", group("Seat 1")));
  press(field("Beginner", group("Seat 3")));
  expect(submitted().options).toEqual({ start: "random", boards: "030", beginners: "13" });
  expect(summary()).toContain("Beginner variant: Seat 1 and Seat 3");
});

test("what was chosen is there again, and can be put back", async () => {
  await open("imhotep");
  select("Who begins", "3");
  press(field("wrath"));
  expect(submitted().options).toEqual({ start: "3", wrath: "yes" });
  await open("imhotep");
  expect(summary()).toBe("More choices Seat 3 begins · With the Pharaoh’s wrath");
  press(button("Back to usual"));
  expect(submitted().options).toEqual({ start: "random" });
});
