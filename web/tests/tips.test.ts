// Tips, news and the tutor: when they speak, of what, and when they are silent.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { explainsAt, hasFinished, tellAnew } from "../src/learning.svelte";
import { preferences } from "../src/preferences.svelte";
import { News } from "../src/table/news.svelte";
import { Picking } from "../src/table/picking.svelte";
import { Table } from "../src/table/table.svelte";
import Tip from "../src/table/Tip.svelte";
import { Tips } from "../src/table/tips.svelte";
import { Tutor } from "../src/table/tutor.svelte";
import { texts } from "../src/texts.svelte";
import type { Choice, Explained, Judged, Looked, NewsShown, ProspectsTold } from "../src/wire";
import { following } from "./rooted.svelte";
import { FakeSocket, latest } from "./socket";
import { moved, standing, tableTold, told } from "./told";

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  tellAnew();
  preferences.explains = "first";
  preferences.tutor = true;
  table = new Table("ws://host/socket", "table-3c", () => ["token"]);
  texts.take("en", "label-1 = one\nlabel-2 = two\nheading = Do\nweb-rule = Rule { $rule }");
});

afterEach(() => {
  table.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sent = (type: string) => latest().sent.filter((ask) => ask.type === type);
const done = () => ({ type: "done", re: latest().sent.at(-1)!.id }) as const;
const looked: Looked = { ...standing(1), type: "looked", re: 1, line: 1 };
const prospects = (n: number, ...news: NewsShown[]): ProspectsTold => ({
  type: "prospects",
  re: 9,
  n,
  line: n,
  seat: 0,
  prospects: {},
  news,
});

describe("tips", () => {
  const chosen = vi.fn<(choice: Choice) => void>();
  const readsFirst = following(false);
  let tips: Tips;
  let shown: Record<string, unknown>;
  let end: () => void;
  const place = (name: string) => document.querySelector<HTMLElement>(`[data-place="${name}"]`)!;
  const tip = () => document.querySelector("[data-tip]");

  /** Let a pointer do something to a place. */
  const point = (type: string, at: Element, pointerType = "mouse", more = {}) =>
    at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, ...more }));
  const rest = async (at: Element) => {
    point("pointermove", at);
    await vi.advanceTimersByTimeAsync(500);
  };
  const tap = async (at: Element) => {
    point("pointerdown", at, "touch");
    point("pointerup", at, "touch");
    at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(20);
  };
  const explain = async (more: Partial<Explained> = {}) => {
    const { id, place } = sent("explain").at(-1) as unknown as { id: number; place: string };
    const found = { type: "explained", re: id, n: 1, line: 1, seat: 0, place } as const;
    await latest().tell({ ...found, told: [{ id: `about-${place}` }], ...more }, done());
    flushSync();
  };

  beforeEach(async () => {
    chosen.mockClear();
    readsFirst.value = false;
    await latest().greet();
    const picking = new Picking({
      get actions() {
        return table.actions;
      },
      lit: [],
      choose: chosen,
    });
    tips = new Tips(table, picking, () => readsFirst.value);
    const board = document.createElement("main");
    document.body.append(board);
    for (const name of ["a", "b", "z"]) {
      const element = document.createElement("div");
      board.append(element);
      picking.place(name, name)(element);
    }
    end = tips.watch()(board) as () => void;
    const showRule = vi.fn();
    shown = mount(Tip, { target: board, props: { table, tips, picking, showRule } });
    flushSync();
  });

  afterEach(async () => {
    end();
    await unmount(shown);
  });

  test("a mouse that rests is told, and what it left is not told of any more", async () => {
    point("pointermove", place("a"));
    await vi.advanceTimersByTimeAsync(100);
    expect(sent("explain")).toEqual([]);
    await rest(place("z"));
    expect(sent("explain")).toMatchObject([{ seat: 0, place: "z" }]);
    await explain();
    expect(tip()?.textContent).toContain("about-z");
    expect(document.querySelector("[role=status]")?.textContent).toBe("");
    point("pointermove", document.body);
    await vi.advanceTimersByTimeAsync(300);
    flushSync();
    expect(tip()).toBeNull();
  });

  test("nothing is shown of what there is nothing to tell of", async () => {
    await rest(place("z"));
    await explain({ told: [] });
    expect(tip()).toBeNull();
  });

  test("a mouse that has clicked and lies still is left alone", async () => {
    point("pointerdown", place("a"));
    point("pointermove", place("a"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent("explain")).toEqual([]);
  });

  test("a click on what cannot be chosen tells why, aloud and with the rule", async () => {
    place("z").click();
    await explain({ told: [], why: { id: "because" }, rule: "X-1" });
    expect(tip()?.querySelector("button")?.textContent).toBe("Rule X-1");
    expect(document.querySelector("[role=status]")?.textContent).not.toBe("");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(tip()).toBeNull();
  });

  test("that something else is asked is told to who tries, and not to who passes", async () => {
    const asked = { told: [], why: { id: "because" }, rule: "" };
    await rest(place("z"));
    await explain(asked);
    expect(tip()).toBeNull();
    place("z").click();
    await explain(asked);
    expect(tip()).not.toBeNull();
  });

  test("a tap acts at once, unless somebody reads first", async () => {
    await tap(place("b"));
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(tip()).toBeNull();
    readsFirst.value = true;
    await tap(place("b"));
    flushSync();
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(tip()?.querySelector("button")).not.toBeNull();
    await tap(place("b"));
    expect(chosen).toHaveBeenCalledTimes(2);
  });

  test("the button of a tip chooses what the second tap would", async () => {
    readsFirst.value = true;
    await tap(place("b"));
    flushSync();
    tip()!.querySelector("button")!.click();
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ action: 2 }), true);
  });

  test("a tap on a place of several actions opens their menu as ever", async () => {
    readsFirst.value = true;
    await tap(place("a"));
    flushSync();
    expect(tip()).toBeNull();
  });

  test("a long press reads, and lifting the finger chooses nothing", async () => {
    point("pointerdown", place("b"), "touch");
    await vi.advanceTimersByTimeAsync(600);
    point("pointerup", place("b"), "touch");
    place("b").click();
    await explain();
    expect(tip()?.textContent).toContain("about-b");
    expect(chosen).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("scroll"));
    flushSync();
    expect(tip()).not.toBeNull();
    place("b").getBoundingClientRect = () => new DOMRect(0, 90, 10, 10);
    window.dispatchEvent(new Event("scroll"));
    flushSync();
    expect(tip()).toBeNull();
  });

  test("a finger that moves scrolls, and reads nothing", async () => {
    point("pointerdown", place("z"), "touch");
    point("pointermove", place("z"), "touch", { clientX: 40 });
    await vi.advanceTimersByTimeAsync(600);
    expect(sent("explain")).toEqual([]);
  });

  test("of the past it is asked by its line, and after a move once more", async () => {
    await latest().tell(looked);
    tips.show("z", place("z"));
    expect(sent("explain")).toMatchObject([{ place: "z", line: 1 }]);
    table.lookAway();
    flushSync();
    expect(sent("explain").at(-1)).not.toHaveProperty("line");
    place("z").remove();
    await latest().tell(moved(2));
    flushSync();
    expect(tips.shown).toBeNull();
  });

  test("on a sheet it is told on the sheet, and on the board again on the board", async () => {
    const sheet = document.createElement("dialog");
    document.body.append(sheet);
    const home = place("z").parentElement!;
    sheet.append(place("z"));
    tips.show("z", place("z"));
    await explain();
    expect(tip()?.closest("dialog")).toBe(sheet);
    tips.show("a", place("a"));
    await explain();
    expect(tip()?.parentElement).toBe(home);
  });

  test("a click that presses a button beneath a place shows no tip", async () => {
    const button = document.createElement("button");
    document.querySelector("main")!.append(button);
    button.append(place("z"));
    await tap(place("z"));
    flushSync();
    expect(tips.shown).toBeNull();
  });

  test("behind the curtain of a shared device nothing is asked for", async () => {
    await latest().tell(tableTold({ own: [0, 1], has_secrets: true }));
    tips.show("z", place("z"));
    expect([sent("explain"), tip()]).toEqual([[], null]);
  });

  test("an answer that comes late is not shown of another place", async () => {
    tips.show("z", place("z"));
    tips.show("a", place("a"));
    const [first] = sent("explain");
    const re = first!.id;
    const told = [{ id: "late" }];
    const late: Explained = { type: "explained", re, n: 1, line: 1, seat: 0, place: "z", told };
    await latest().tell(late, { type: "done", re });
    expect(tips.shown).toMatchObject({ place: "a", told: null });
  });
});

describe("news", () => {
  const first: NewsShown = { topic: "ships", said: { id: "new" }, places: ["a"] };
  const second: NewsShown = { ...first, topic: "temple" };
  const hear = async (n: number, ...news: NewsShown[]) => {
    void table.advice.foresee();
    await latest().tell(prospects(n, ...news), done());
  };

  test("one line for a state, and each topic once on a device", async () => {
    await latest().greet();
    const news = new News(table);
    await hear(1, first, second);
    news.next();
    expect(news.shown).toEqual(first);
    news.gotIt();
    news.next();
    expect(news.shown).toBeNull();
    await latest().tell(moved(2));
    await hear(2, first, second);
    news.next();
    expect(news.shown).toEqual(second);
    const again = new News(table);
    again.next();
    expect(again.shown).toBeNull();
  });

  test("none is told when nobody wants any, or a first game is over", async () => {
    await latest().greet();
    await hear(1, first);
    const news = new News(table);
    preferences.explains = "never";
    news.next();
    expect(news.shown).toBeNull();
    preferences.explains = "first";
    hasFinished("game");
    expect(explainsAt("game")).toBe(false);
    news.next();
    expect(news.shown).toBeNull();
    preferences.explains = "always";
    news.next();
    expect(news.shown).toEqual(first);
    news.stop();
    expect([news.shown, preferences.explains]).toEqual([null, "never"]);
  });
});

describe("the tutor", () => {
  const verdict = (re: number, more: Partial<Judged> = {}): Judged & { type: "judged" } => ({
    type: "judged",
    re,
    line: 2,
    seat: 0,
    told: [{ id: "judged-better" }],
    more: [],
    places: ["a"],
    ...more,
  });
  const judge = async (tutor: Tutor, more: Partial<Judged> = {}) => {
    await latest().tell(moved(2));
    void tutor.follow();
    await latest().tell(done(), verdict(latest().sent.at(-1)!.id, more));
  };

  test("an own move is judged, and what was better is shown until the next one", async () => {
    await latest().greet();
    const tutor = new Tutor(table);
    await judge(tutor);
    expect(sent("judge")).toMatchObject([{ seat: 0, line: 2 }]);
    expect(tutor.verdict?.told).toEqual([{ id: "judged-better" }]);
    await latest().tell(moved(3));
    expect(tutor.verdict).toBeNull();
  });

  test("a move that was fine, and one of somebody else, are passed over in silence", async () => {
    await latest().greet();
    const tutor = new Tutor(table);
    await judge(tutor, { told: [] });
    expect(tutor.verdict).toBeNull();
    await latest().tell({ ...moved(3), told: told(3, { seat: 1 }) });
    await tutor.follow();
    await latest().tell({ ...moved(4), told: told(4, { by: "clock" }) });
    await tutor.follow();
    expect(sent("judge")).toHaveLength(1);
  });

  test("a blunder is taken back by the seat that made it", async () => {
    await latest().greet();
    const tutor = new Tutor(table);
    await judge(tutor);
    void tutor.takeBack();
    expect(sent("undo")).toMatchObject([{ seat: 0, n: 2, ask: true }]);
    expect(tutor.verdict).toBeNull();
  });

  test("it is not there where hints are not allowed, nor when it is refused", async () => {
    await latest().greet(tableTold({ has_hints: false }));
    const tutor = new Tutor(table);
    await latest().tell(moved(2));
    await tutor.follow();
    expect(sent("judge")).toEqual([]);
  });

  test("it is offered once, to somebody new", async () => {
    preferences.tutor = false;
    await latest().greet(tableTold({ game: "other" }));
    const tutor = new Tutor(table);
    await latest().tell(moved(2));
    await tutor.follow();
    expect(tutor.isOffered).toBe(true);
    tutor.answer(false);
    expect([tutor.isOffered, preferences.tutor]).toEqual([false, false]);
    await latest().tell(moved(3));
    await tutor.follow();
    expect(tutor.isOffered).toBe(false);
  });

  test("another move meanwhile is judged after it", async () => {
    await latest().greet();
    const tutor = new Tutor(table);
    await latest().tell(moved(2));
    void tutor.follow();
    const [first] = sent("judge");
    await latest().tell(moved(3));
    void tutor.follow();
    expect(sent("judge")).toHaveLength(1);
    await latest().tell({ type: "done", re: first!.id }, verdict(first!.id, { told: [] }));
    expect(sent("judge")).toMatchObject([{ line: 2 }, { line: 3 }]);
  });
});
