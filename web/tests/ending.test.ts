// The end of a game: what decided it, and what is offered next.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Ending from "../src/table/Ending.svelte";
import { marginOf, pointsCurve, ranked, swingOf, turnOf } from "../src/table/ending/deciding";
import { higherLevel, seatsAtLevel } from "../src/table/ending/next_level";
import { Table } from "../src/table/table.svelte";
import { texts } from "../src/texts.svelte";
import type { EarnedShown, OutcomeShown, SeatShown } from "../src/wire";
import { catalogue } from "./english";
import { FakeSocket, latest } from "./socket";
import { standing, tableTold, told } from "./told";
import { Unsized } from "./unsized";

const earned = (seat: number, source: string, points: number): EarnedShown => ({
  ...{ seat, source, points, places: [] },
});
const SCORES = [
  { temple: 5, cards: 4 },
  { temple: 7, cards: 0 },
];
const LOG = [
  told(2, { line: 1, earned: [earned(1, "temple", 7)] }),
  told(3, { line: 2, earned: [] }),
  told(4, { line: 3, earned: [earned(0, "temple", 5), earned(0, "cards", 4)] }),
];

describe("what decided a game", () => {
  test("who shares a place stands beside each other", () => {
    expect(ranked([2, 1, 2, 4])).toEqual([1, 0, 2, 3]);
  });

  test("the margin names the source that brought most on the second place", () => {
    expect(marginOf([1, 2], SCORES)).toEqual({
      ...{ winner: 0, second: 1, points: 2, source: "cards", own: 4, other: 0 },
    });
    expect(marginOf([1, 1], SCORES)).toBeNull();
  });

  test("points add up move by move, or nothing is told of them", () => {
    const curve = [
      [0, 0],
      [0, 7],
      [0, 7],
      [9, 7],
    ];
    expect(pointsCurve(LOG, SCORES)).toEqual(curve);
    expect(pointsCurve(LOG.slice(1), SCORES)).toBeNull();
    expect(turnOf(curve, 0)).toEqual({ kind: "at-the-end", seat: 1, points: 7 });
    expect(turnOf(curve.slice(0, 3), 1)).toEqual({ kind: "since", move: 1, seat: 1 });
  });

  test("the chance that changed most is found", () => {
    const chances = [
      [0.5, 0.5],
      [0.6, 0.4],
      [0.1, 0.9],
    ];
    expect(swingOf(chances)).toEqual({ move: 2, seat: 0, before: 0.6, after: 0.1 });
    expect(swingOf([[0.5, 0.5]])).toBeNull();
  });
});

describe("the next level", () => {
  const person: SeatShown = { kind: "person", name: "Ann", bot: "", here: true, left: false };
  const bot = (level: number): SeatShown => ({ ...person, kind: "bot", bot: `level:${level}` });

  test("is one above that of the bots, as long as there is one", () => {
    expect(higherLevel([person, bot(2), bot(1)], 5)).toBe(3);
    expect(higherLevel([person, bot(5)], 5)).toBeNull();
    expect(higherLevel([person, person], 5)).toBeNull();
    expect(seatsAtLevel([bot(2), person], 3, "Ann")).toEqual([
      { kind: "bot", bot: "level:3" },
      { kind: "person", name: "Ann" },
    ]);
  });
});

describe("the end", () => {
  const OUTCOME: OutcomeShown = {
    ...{ places: [1, 2], reason: "over", tie_break: "" },
    told: [{ id: "table-won-you" }, { id: "table-place", values: { place: 1 } }],
  };
  let table: Table;
  let shown: Record<string, unknown>;

  beforeEach(async () => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("ResizeObserver", Unsized);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
    texts.take("en", `${catalogue("scenes")}\n${catalogue("web")}\ngame-source-cards = Cards`);
    table = new Table("ws://host/socket", "table-3c", () => ["token"]);
    const end = standing(4, { line: 3, scores: SCORES, outcome: OUTCOME });
    await latest().greet(tableTold({ status: "finished", standing: end, log: LOG }));
    const props = { table, outcome: OUTCOME, names: ["Ann", "Ben"] };
    shown = mount(Ending, { target: document.body, props });
    flushSync();
  });

  afterEach(async () => {
    await unmount(shown);
    table.close();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("tells what decided it, and shows it as a table and a curve", () => {
    const decided = [...document.querySelectorAll("[aria-labelledby=ending-decided] li")];
    expect(decided.map((item) => item.textContent.trim())).toEqual([
      "2 points ahead of second place",
      "Biggest advantage: Cards, 4 against 0",
      "Turned at the very end. In the lead by 7 before the last points: Ben",
    ]);
    const rows = [...document.querySelectorAll("[data-ending] tfoot td")];
    expect(rows.map((cell) => cell.textContent)).toEqual(["9", "7"]);
    expect(document.querySelectorAll("figure path.line")).toHaveLength(4);
  });

  test("its places are words for who cannot see the podium", () => {
    const said = [...document.querySelectorAll("[role=status] p")];
    expect(said).toHaveLength(2);
    expect(said[1]!.classList.contains("hidden")).toBe(true);
    expect(document.querySelector("ol[aria-hidden=true]")!.textContent).toContain("Ann");
  });

  test("leads to a rematch, a look back and another game", () => {
    const next = document.querySelector("[aria-labelledby=ending-next]")!;
    const names = [...next.querySelectorAll("button, a")].map((way) => way.textContent.trim());
    expect(names).toEqual(["Play again", "Look back", "Another game"]);
    next.querySelector("button")!.click();
    expect(latest().sent.at(-1)).toMatchObject({ type: "rematch" });
  });
});
