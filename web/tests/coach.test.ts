// A guided game at the page: what is said when, what may be sent, and what is remembered.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isLearned, isTaught } from "../src/learned";
import { Coach } from "../src/table/coach.svelte";
import { Table } from "../src/table/table.svelte";
import { texts } from "../src/texts.svelte";
import type { Choice, Standing, Taught, ThoughtTold } from "../src/wire";
import { rooted } from "./rooted.svelte";
import { FakeSocket, latest } from "./socket";
import { choice, moved, standing, tableTold } from "./told";

const [WANTED, OTHER] = [choice(1, "a"), { ...choice(2, "a", "b"), family: "sail" }];
const GAMES = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

const thought = (id: string, action = -1, more: Partial<ThoughtTold> = {}): ThoughtTold => ({
  said: { id },
  places: [],
  action,
  otherwise: {},
  ...more,
});
const STEPS = [
  thought("welcome", -1, { places: ["site"] }),
  thought("take", WANTED.action, { otherwise: { sail: { id: "not-yet" } } }),
  thought("end"),
];

const standsAt = (n: number, taught?: Taught, actions: Choice[] = [WANTED, OTHER]): Standing => {
  const view = { seat: 0, view: {}, actions, undo: { id: "" } };
  return standing(n, {
    asked: actions.length ? 0 : 1,
    views: [taught ? { ...view, taught } : view],
  });
};
const FIRST: Taught = { thoughts: STEPS.slice(0, 2), step: 0, steps: 3 };
const LAST: Taught = { thoughts: STEPS.slice(2), step: 2, steps: 3 };

let table: Table;
let coach: Coach;
let game: string;
let leave: () => void;

/** Tell what a move has led to. */
async function goOn(n: number, taught?: Taught, actions?: Choice[]): Promise<void> {
  await latest().tell({ ...moved(n), standing: standsAt(n, taught, actions) });
  coach.hear();
  flushSync();
}

async function sit(id = `table-${game}`): Promise<void> {
  table = new Table("ws://host/socket", id, () => ["token"]);
  coach = new Coach(table);
  const told = tableTold({ table: id, game, lesson: "first", standing: standsAt(1, FIRST) });
  await latest().greet(told);
  coach.hear();
}

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  game = GAMES.shift()!; // what is remembered of one is not of another
  let sitting: Promise<void> | undefined;
  leave = rooted(() => (sitting = sit()));
  await sitting;
});

afterEach(() => {
  leave();
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a guided game", () => {
  test("says one thought after the other, and points at what each speaks of", () => {
    expect([coach.mood, coach.thought?.said.id, coach.isReadOnly]).toEqual([
      "thought",
      "welcome",
      true,
    ]);
    expect([coach.places, coach.wanted, coach.isBackPossible]).toEqual([["site"], null, false]);
    coach.goOn();
    expect([coach.thought?.said.id, coach.isReadOnly, coach.step]).toEqual(["take", false, 1]);
    expect([coach.places, coach.wanted?.action]).toEqual([["a"], WANTED.action]);
    coach.goBack();
    expect(coach.thought?.said.id).toBe("welcome");
  });

  test("lets what it wants be sent, and answers everything else", () => {
    expect(coach.allows(OTHER)).toBe(false);
    expect(coach.aside?.said.id).toBe("learning-read-first");
    expect(coach.aside?.instead).toBe(OTHER);
    coach.goOn();
    expect(coach.allows(OTHER)).toBe(false);
    expect(coach.aside?.said.id).toBe("not-yet");
    const another = choice(3, "c");
    expect(coach.allows(another)).toBe(false);
    expect(coach.aside?.said.id).toBe("learning-other");
    expect(coach.allows(WANTED)).toBe(true);
  });

  test("is over when its last thought was read, and then keeps silent for good", async () => {
    await goOn(2, { thoughts: [], step: 2, steps: 3 }, []);
    expect(coach.mood).toBe("waiting");
    await goOn(3, LAST);
    expect([coach.mood, coach.thought?.said.id]).toEqual(["thought", "end"]);
    expect(isLearned(game, "first")).toBe(false);
    coach.goOn();
    expect([coach.mood, isLearned(game, "first")]).toEqual(["over", true]);
    coach.fallSilent();
    expect([coach.mood, isTaught(`table-${game}`)]).toEqual(["silent", true]);
  });

  test("is learned by who plays on instead of reading its last thought", async () => {
    await goOn(2, LAST);
    expect(coach.allows(OTHER)).toBe(true);
    expect([coach.mood, isLearned(game, "first")]).toEqual(["silent", true]);
  });

  test("says that it was left by another move, and goes on where that is taken back", async () => {
    await goOn(2);
    expect(coach.mood).toBe("strayed");
    coach.letGo();
    expect(coach.mood).toBe("silent");
    await goOn(3, FIRST);
    expect([coach.mood, coach.thought?.said.id]).toEqual(["thought", "welcome"]);
    expect(isTaught(`table-${game}`)).toBe(false);
  });

  test("asks whether one means to leave it, and says nothing in the past", async () => {
    coach.askToLeave();
    expect(coach.mood).toBe("leaving");
    coach.stay();
    expect(coach.mood).toBe("thought");
    const past = standsAt(1);
    table.looked = { ...past, type: "looked", re: 1, line: 0 };
    flushSync();
    expect([coach.mood, coach.places]).toEqual(["silent", []]);
  });
});

test("what is said at the tables of a game is loaded once for each language", async () => {
  const asked: string[] = [];
  const says: Record<string, string> = {
    "/texts/en": "a = A",
    "/texts/en/game": "b = at tables",
    "/texts/de": "a = Ä",
    "/texts/de/game": "b = am Tisch",
  };
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(says[path]));
  });
  await texts.speak("en");
  expect(texts.words("b")).toBe("b");
  await texts.speakOf("game");
  await texts.speakOf("game");
  expect(texts.words("b")).toBe("at tables");
  await texts.speak("de");
  expect([texts.words("a"), texts.words("b")]).toEqual(["Ä", "am Tisch"]);
  expect(asked).toEqual(Object.keys(says));
});
