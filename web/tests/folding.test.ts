import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { foldsUp } from "../src/folding";

const find = <E extends HTMLElement>(name: string) => document.querySelector<E>(name)!;
const press = (key: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const point = (at: HTMLElement) =>
  at.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));

let menu: HTMLDetailsElement;
let forget: () => void;

beforeEach(() => {
  document.body.innerHTML =
    "<details open><summary tabindex='0'>More</summary><button id='in'></button></details>" +
    "<button id='out'></button>";
  menu = find("details");
  forget = foldsUp(menu);
});

afterEach(() => {
  forget();
  document.body.replaceChildren();
});

describe("a menu that is unfolded", () => {
  test("Escape folds it up, and who plays by keys is back at its name", () => {
    find("#in").focus();
    press("a");
    expect(menu.open).toBe(true);
    press("Escape");
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(find("summary"));
  });

  test("it stays while one is in it, and folds up when something else is pressed", () => {
    point(find("#in"));
    expect(menu.open).toBe(true);
    point(find("#out"));
    expect(menu.open).toBe(false);
  });

  test("it folds up when the Tab key leads out of it", () => {
    find("#in").focus();
    expect(menu.open).toBe(true);
    find("#out").focus();
    expect(menu.open).toBe(false);
  });

  test("Escape elsewhere takes no focus when the menu is folded", () => {
    menu.open = false;
    find("#out").focus();
    press("Escape");
    expect(document.activeElement).toBe(find("#out"));
  });
});
