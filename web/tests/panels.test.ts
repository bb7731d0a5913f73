// The panels around a board: what they tell, and what pressing their buttons does.
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Chat from "../src/table/Chat.svelte";
import Confirm from "../src/table/Confirm.svelte";
import Deeds from "../src/table/Deeds.svelte";
import Log from "../src/table/Log.svelte";
import PlaceMenu from "../src/table/PlaceMenu.svelte";
import Question from "../src/table/Question.svelte";
import Wishes from "../src/table/Wishes.svelte";
import RulesPanel from "../src/reading/RulesPanel.svelte";
import Scores from "../src/table/Scores.svelte";
import { preferences } from "../src/preferences.svelte";
import { Picking } from "../src/table/picking.svelte";
import { News } from "../src/table/news.svelte";
import { Table } from "../src/table/table.svelte";
import { Tutor } from "../src/table/tutor.svelte";
import { texts } from "../src/texts.svelte";
import {
  LONGEST_CHAT,
  type ChatShown,
  type Choice,
  type Renewed,
  type ChangeListed,
  type RuleListed,
  type SeatShown,
} from "../src/wire";
import { heldOf, keep } from "../src/kept";
import Failing from "./Failing.svelte";
import { following } from "./rooted.svelte";
import { FakeSocket, latest } from "./socket";
import { choice, moved, standing, tableTold } from "./told";
import { Unsized } from "./unsized";

const NAMES = ["Ann", "Ben"];
const WORDS = `
did = Ann did it
heading = Do
lobby-your-turn = Your turn
label-1 = the first
label-2 = the second
web-chosen = { $heading }: { $label }
web-hint = Hint
web-hint-do = Do this
web-points = Points
web-rules = Rules
web-rules-since = Since { $version }
web-send = Do it
web-undo = Take back
web-undo-ask = Ask the others
web-leave = Leave my seat
web-yes = Yes
web-no = No
web-cancel = Cancel
web-rule = Rule { $rule }
web-take-over = Play for { $name }
web-take-back = Myself again
web-deed-of = { $deed }: { $what }
web-undo-waits = waits for { $names }
web-withdraw = Withdraw
web-pace-propose = Propose
web-renew = New links
web-renewed = New ones are here
web-part-failed = { $part } failed
game-source-temple = Temple
game-source-wrath = Wrath
`;

let table: Table;
let shown: Record<string, unknown>[] = [];

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
}

const find = <E extends HTMLElement = HTMLElement>(name: string): E | null =>
  document.querySelector<E>(name);
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find(
    (found) => found.getAttribute("aria-label") === name || found.textContent!.trim() === name,
  )!;

async function sit(told = tableTold()): Promise<void> {
  table = new Table("ws://host/socket", "table-3c", () => ["token"]);
  await latest().greet(told);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: false })); // a narrow screen
  texts.take("en", WORDS);
});

afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  table?.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the log", () => {
  const light = vi.fn();

  beforeEach(async () => {
    await sit();
    show(Log, { table, light });
  });

  test("a move is read aloud though the log is folded up", async () => {
    expect(find<HTMLDetailsElement>("details")!.open).toBe(false);
    await latest().tell(moved(2));
    flushSync();
    const spoken = find("[role='log']")!;
    expect(spoken.textContent).toBe("Ann did it");
    expect(spoken.closest("details")).toBeNull();
  });

  test("a line shows its places until it is tapped again", () => {
    find("li")!.click();
    expect(light).toHaveBeenLastCalledWith(["a"]);
    find("li")!.click();
    expect(light).toHaveBeenLastCalledWith([]);
  });

  test("its number leads to the table as it was then", () => {
    find("[data-line]")!.click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "look", line: 1 });
  });
});

describe("the question", () => {
  beforeEach(() => vi.stubGlobal("ResizeObserver", Unsized));

  const given = {
    choose: vi.fn(),
    showHow: vi.fn(),
    showRule: vi.fn(),
  };
  const ask = () =>
    show(Question, {
      table,
      news: new News(table),
      tutor: new Tutor(table),
      names: NAMES,
      notes: 0,
      ...given,
    });

  test("the rules open at the one that governs it", async () => {
    await sit(tableTold({ standing: standing(1, { rule: "IM-2.3" }) }));
    ask();
    button("Rules").click();
    expect(given.showRule).toHaveBeenCalledWith("IM-2.3");
  });

  test("a refusal leads to its rule, if there is one", async () => {
    await sit();
    ask();
    table.notice = { said: { id: "did" }, rule: "IM-5.1", canAsk: false };
    flushSync();
    button("Rule IM-5.1").click();
    expect(given.showRule).toHaveBeenLastCalledWith("IM-5.1");
    table.notice = { said: { id: "did" }, rule: "", canAsk: true };
    flushSync();
    expect(find(".notice")!.textContent).not.toContain("Rule");
    button("Ask the others").click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "undo", ask: true });
  });

  test("one's turn stays one's own while the line is lost", async () => {
    await sit();
    ask();
    expect(find("[data-question] strong")!.textContent).toBe("Your turn");
    latest().close();
    flushSync();
    expect(table.link).toBe("lost");
    expect(find("[data-question] strong")!.textContent).toBe("Your turn");
  });

  test("the clock goes by the server's time", async () => {
    const server = Date.now() + 3_600_000; // the device is an hour late
    await sit(tableTold({ now: server, standing: standing(1, { due: server + 65_000 }) }));
    ask();
    expect(find("[role='timer']")!.textContent).toBe("1:05");
    await vi.advanceTimersByTimeAsync(6000);
    flushSync();
    expect(find("[role='timer']")!.textContent).toBe("0:59");
  });

  test("what a hint advises is chosen like anything else, and may be asked about", async () => {
    await sit();
    ask();
    const best = { action: 2, win_chance: 0.5 };
    const advice = { n: 1, seat: 0, best, runner_up: null, told: [{ id: "did" }] };
    await latest().tell({ type: "hint", re: 9, ...advice });
    flushSync();
    button("Do this").click();
    expect(given.choose).toHaveBeenCalledWith(table.actions[1]);
  });
});

describe("deeds", () => {
  const deeds = () =>
    show(Deeds, { table, names: NAMES, isTaught: false, showHow: vi.fn(), showRules: vi.fn() });

  test("taking back names the seat and the state", async () => {
    await sit();
    deeds();
    button("Take back").click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "undo", seat: 0, n: 1 });
  });

  test("nobody gets up by one press", async () => {
    await sit();
    deeds();
    const said = latest().sent.length;
    button("Leave my seat").click();
    flushSync();
    expect(latest().sent).toHaveLength(said);
    button("Yes").click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "leave", seat: 0 });
  });

  const late = (absent: number, silent: number) => {
    const now = Date.now();
    const times = { asked: 1, absent_from: now + absent, silent_from: now + silent };
    return tableTold({ now, standing: standing(1, times) });
  };
  const seated = async (changes: Partial<SeatShown>) => {
    const [ann, ben] = table.seats;
    await latest().tell({ type: "seats", seats: [ann!, { ...ben!, ...changes }] });
    flushSync();
  };
  const pass = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    flushSync();
  };

  test("who is asked and away can be played for after a while", async () => {
    await sit(late(10_000, 20_000));
    deeds();
    await seated({ here: false });
    expect(button("Play for Ben")).toBeUndefined();
    await pass(10_000);
    button("Play for Ben").click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "take_over", seat: 1 });
    await seated({ here: true });
    expect(button("Play for Ben")).toBeUndefined();
  });

  test("who is there and does not move can be played for later", async () => {
    await sit(late(10_000, 20_000));
    deeds();
    await pass(15_000);
    expect(button("Play for Ben")).toBeUndefined();
    await pass(5_000);
    expect(button("Play for Ben")).toBeDefined();
    await seated({ bot: "level:2" });
    expect(button("Play for Ben")).toBeUndefined();
  });

  test("who got up can be played for at once, whoever is asked", async () => {
    await sit(tableTold());
    deeds();
    await seated({ left: true, here: false });
    expect(button("Play for Ben")).toBeDefined();
  });

  test("each seat of a shared device comes back for itself", async () => {
    const [ann, ben] = tableTold().seats;
    await sit(tableTold({ own: [0, 1], seats: [ann!, { ...ben!, bot: "level:2" }] }));
    deeds();
    button("Myself again: Ben").click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "take_back", seat: 1 });
  });

  test("behind the curtain nothing is offered that shows more than the rules", async () => {
    await sit(tableTold({ own: [0, 1], has_secrets: true }));
    deeds();
    expect([...document.querySelectorAll("button, summary")].map((one) => one.textContent!.trim())) //
      .toEqual(["reading-how-to", "Rules"]);
  });

  describe("another clock", () => {
    const paces = () =>
      [...document.querySelectorAll("select")].find((select) => select.innerHTML.includes("pace"));
    const choose = (pace: number) => {
      const select = paces()!;
      select.selectedIndex = [...select.options].findIndex((it) => it.text === `web-pace-${pace}`);
      select.dispatchEvent(new Event("change", { bubbles: true }));
      flushSync();
    };

    test("is proposed by who wants one", async () => {
      await sit();
      deeds();
      expect(button("Propose")).toBeUndefined();
      choose(300);
      button("Propose").click();
      expect(latest().sent.at(-1)).toMatchObject({ type: "propose_pace", seat: 0, pace: 300 });
    });

    test("that is chosen while the answer to the one before is on its way stays chosen", async () => {
      await sit();
      deeds();
      choose(300);
      button("Propose").click();
      const re = latest().sent.at(-1)!.id;
      choose(60);
      await latest().tell({ type: "done", re });
      flushSync();
      button("Propose").click();
      expect(latest().sent.at(-1)).toMatchObject({ type: "propose_pace", seat: 0, pace: 60 });
    });

    test("is proposed for whoever of a shared device has not got up", async () => {
      const [ann, ben] = tableTold().seats;
      const gone = { ...ann!, left: true, bot: "level:2" };
      await sit(tableTold({ own: [0, 1], seats: [gone, ben!] }));
      deeds();
      choose(60);
      button("Propose").click();
      expect(latest().sent.at(-1)).toMatchObject({ type: "propose_pace", seat: 1, pace: 60 });
    });

    test("is proposed by nobody who got up", async () => {
      const [ann, ben] = tableTold().seats;
      await sit(tableTold({ seats: [{ ...ann!, left: true, bot: "level:2" }, ben!] }));
      deeds();
      expect(paces()).toBeUndefined();
      expect(button("New links")).toBeDefined();
    });
  });

  test("links are made anew after a question, and the new ones are kept and offered", async () => {
    keep("table-3c", { own: ["h", "a"], watch: "w" });
    await sit();
    deeds();
    button("New links").click();
    flushSync();
    button("Yes").click();
    const renewed = async (more: Partial<Renewed>) => {
      const re = latest().sent.at(-1)!.id;
      await latest().tell({ type: "renewed", re, own: [], ...more }, { type: "done", re });
      flushSync();
    };
    expect(latest().sent.at(-1)).toMatchObject({ type: "renew", seat: -1 });
    await renewed({ watch: "w2", host: "h2" });
    expect(latest().sent.at(-1)).toMatchObject({ type: "renew", seat: 0 });
    await renewed({ own: [{ seat: 0, token: "a2" }] });
    expect(heldOf("table-3c")).toMatchObject({ own: ["h2", "a2"], watch: "w2" });
    expect(table.links.held).toEqual(heldOf("table-3c"));
    expect(document.body.textContent).toContain("New ones are here");
  });

  test("who only watches takes nothing back", async () => {
    await sit(tableTold({ own: [] }));
    deeds();
    expect(button("Take back")).toBeUndefined();
    expect(button("Rules")).toBeDefined();
  });
});

describe("wishes", () => {
  const undo = { seat: 0, n: 1, agreed: [], missing: [1] };
  const clock = { seat: 1, pace: 60, agreed: [], missing: [0] };
  const wishes = () => show(Wishes, { table, names: NAMES });

  test("who asked sees for whom it waits, and can withdraw", async () => {
    await sit(tableTold({ undo }));
    wishes();
    expect(find("[role='status']")!.textContent).toContain("waits for Ben");
    button("Withdraw").click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "agree", seat: 0, n: 1, yes: false });
  });

  test("who has to answer answers, to both at once", async () => {
    await sit(tableTold({ own: [0], undo: { ...undo, seat: 1, missing: [0] }, pace_wish: clock }));
    wishes();
    const answers = [...document.querySelectorAll("button")].filter((one) =>
      one.textContent!.includes("Yes"),
    );
    answers[0]!.click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "agree", seat: 0, yes: true });
    answers[1]!.click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "answer_pace", pace: 60, yes: true });
  });

  test("who has agreed, or watches, is not asked", async () => {
    await sit(tableTold({ own: [], undo, pace_wish: clock }));
    wishes();
    expect(button("Yes")).toBeUndefined();
  });
});

describe("a part that fails", () => {
  const complain = vi.spyOn(console, "error");

  test("says so, lets the others be, and is drawn again when there is something new", async () => {
    complain.mockImplementation(() => undefined);
    await sit(tableTold({ chat: [null as unknown as ChatShown] }));
    const state = following<unknown>(1);
    show(Failing, {
      get fresh() {
        return state.value;
      },
      table,
    });
    expect(find("[data-failed]")!.textContent).toContain("Talk failed");
    expect(find("#beside")).not.toBeNull();
    await latest().tell({ ...tableTold(), chat: [] });
    state.value = 2;
    flushSync();
    expect(find("[data-failed]")).toBeNull();
    expect(find("form")).not.toBeNull();
    complain.mockRestore();
  });
});

describe("the menu of a place", () => {
  const choose = vi.fn();
  let place: HTMLElement;
  let picking: Picking;

  beforeEach(() => {
    place = document.createElement("button");
    document.body.append(place);
    picking = new Picking({ actions: [choice(1, "a"), choice(2, "a")], lit: [], choose });
    show(PlaceMenu, { picking });
    picking.pick("a", place);
    flushSync();
  });

  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  test("arrow keys go round its answers, and one of them is chosen", () => {
    const [first, second] = [button("Do: the first"), button("Do: the second")];
    expect(document.activeElement).toBe(first);
    press("ArrowDown");
    expect(document.activeElement).toBe(second);
    press("ArrowDown");
    press("ArrowDown");
    expect(document.activeElement).toBe(first);
    second.click();
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ action: 2 }), true);
  });

  test("Escape takes the pick back, and the place has the focus again", () => {
    press("Escape");
    flushSync();
    expect(picking.picked).toEqual([]);
    expect(find("[role='dialog']")).toBeNull();
    expect(document.activeElement).toBe(place);
  });
});

describe("being asked before a move", () => {
  const send = vi.fn();
  const cancel = vi.fn();
  const place = document.createElement("button");

  const asked = (more: Partial<Choice> = {}) => {
    send.mockClear();
    cancel.mockClear();
    document.body.append(place);
    place.focus();
    show(Confirm, { choice: { ...choice(1, "a"), ...more }, send, cancel });
  };
  const key = (name: string, more = {}) => {
    const event = new KeyboardEvent("keydown", { key: name, cancelable: true, ...more });
    window.dispatchEvent(event);
    return event;
  };

  test("says the whole move, has the focus, and sends or leaves it", () => {
    asked();
    expect(find("[role='alertdialog']")!.textContent).toContain("Do: the first");
    expect(document.activeElement).toBe(button("Do it"));
    button("Do it").click();
    button("Cancel").click();
    key("Escape");
    expect([send.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 2]);
  });

  test("a key that is still held down from the place answers nothing", () => {
    asked();
    expect(key("Enter", { repeat: true }).defaultPrevented).toBe(true);
    expect(key("Enter").defaultPrevented).toBe(false);
  });

  test("says that something is revealed, and is set right there", () => {
    asked({ is_final: true });
    expect(find("[role='alertdialog']")!.textContent).toContain("touching-final");
    button("touching-less").click();
    flushSync();
    const field = find<HTMLSelectElement>("[role='alertdialog'] select")!;
    field.value = "never";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(preferences.asks).toBe("never");
  });
});

test("points are summed up by seat, and sources that gave none are left out", async () => {
  await sit();
  show(Scores, { table, names: NAMES });
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["Temple", "3", "1"],
    ["web-total", "3", "1"],
  ]);
  expect(find("li[aria-current]")!.textContent).toContain("Ann");
});

test("the rules open at the one in question", async () => {
  const rule = (id: string): RuleListed => ({
    id,
    section: { id: "section" },
    gist: { id: `gist ${id}` },
    rulebook: [],
  });
  const all = [rule("IM-1.1"), rule("IM-5.1"), rule("IM-5.2")];
  const changes: ChangeListed[] = [{ version: 2, gist: { id: "changed" }, rules: ["IM-5.2"] }];
  const differing = [{ path: "stones.get", printed: "3", own: "2" }];
  const asked: [string, unknown][] = [];
  vi.stubGlobal("ResizeObserver", Unsized);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push([path, init?.headers]);
    const told = path.endsWith("/changes") ? changes : path.endsWith("differing") ? differing : all;
    return new Response(JSON.stringify(told));
  });
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent);
  };
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const close = vi.fn();
  show(RulesPanel, {
    game: "imhotep",
    table: "t",
    token: "own",
    options: {},
    rule: "IM-5.1",
    close,
  });
  await vi.waitFor(() => expect(find("[aria-current]")).not.toBeNull());
  await tick();
  expect(find("[aria-current]")!.textContent).toContain("gist IM-5.1");
  expect(document.activeElement).toBe(find("[aria-current]"));
  expect(scrolled).toEqual([find("[aria-current]")!.textContent]);
  const change = find(".change")!.textContent;
  expect(change.replace(/\s+/g, " ").trim()).toBe("Since 2 changed IM-5.2");
  expect(asked).toContainEqual(["/api/tables/t/differing", { authorization: "Bearer own" }]);
  expect(find("details")!.textContent).toContain("table-own-box");
  expect(document.querySelectorAll("details li")).toHaveLength(1);
});

test("a line of chat may be as long as the server lets it be", async () => {
  await sit();
  show(Chat, { table });
  const line = find<HTMLInputElement>("input")!;
  expect(line.maxLength).toBe(LONGEST_CHAT);
  line.value = "hello";
  line.dispatchEvent(new Event("input", { bubbles: true }));
  find<HTMLFormElement>("form")!.requestSubmit();
  expect(latest().sent.at(-1)).toMatchObject({ type: "chat", seat: 0, text: "hello" });
});
