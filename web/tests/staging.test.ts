import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Staging, type Scene } from "../src/table/staging.svelte";

let pace = 1;
let flight = 0; // ms for which what is drawn flies
let staging: Staging;
let seen: string[];

/** A scene that notes what becomes of it. */
const scene = (name: string, more: Partial<Scene> = {}): Scene => ({
  told: { seat: 0, line: [{ id: name }] },
  lead: 100,
  draw: () => void seen.push(`${name} drawn`),
  landed: () => void seen.push(`${name} landed`),
  count: () => void seen.push(`${name} counted`),
  hold: 50,
  ...more,
});
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const announced = () => staging.announced?.line[0]?.id ?? null;
const hide = (isHidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);

beforeEach(() => {
  vi.useFakeTimers();
  [pace, flight, seen] = [1, 0, []];
  staging = new Staging(() => pace);
  staging.landing = (ending) =>
    new Promise((over) => {
      setTimeout(over, flight);
      ending.addEventListener("abort", () => over());
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the staging clock", () => {
  test("announces, draws, lets land, counts and holds, and only then comes the next", async () => {
    flight = 200;
    void staging.queue(scene("one"));
    void staging.queue(scene("two"));
    expect([announced(), seen]).toEqual(["one", []]);
    await pass(99);
    expect(seen).toEqual([]);
    await pass(1);
    expect(seen).toEqual(["one drawn"]);
    await pass(199);
    expect(seen).toEqual(["one drawn"]);
    await pass(1);
    expect(seen).toEqual(["one drawn", "one landed", "one counted"]);
    await pass(49);
    expect(announced()).toBe("one");
    await pass(1);
    expect([announced(), seen.length]).toEqual(["two", 3]);
    await pass(100 + 200);
    expect(seen.slice(3)).toEqual(["two drawn", "two landed", "two counted"]);
    expect(announced()).toBe("two");
    await pass(50);
    expect([announced(), staging.now]).toEqual([null, null]);
  });

  test("never has two under way, however they come", async () => {
    let under = 0;
    let most = 0;
    const draw = async () => {
      most = Math.max(most, ++under);
      await new Promise((over) => setTimeout(over, 70));
      under -= 1;
    };
    for (let time = 0; time < 12; time++) {
      void staging.queue(scene(`${time}`, { draw }));
      await pass(30 * (time % 3));
    }
    await pass(5000);
    expect([most, seen.filter((what) => what.endsWith("counted")).length]).toEqual([1, 12]);
  });

  test("what needs no announcement is drawn within the call", () => {
    void staging.queue(scene("own", { lead: 0 }));
    expect(seen).toEqual(["own drawn"]);
  });

  test("a scene that is staged while one is drawn is played before that one is counted", async () => {
    const inner = scene("inner", { lead: 0 });
    const draw = () => {
      seen.push("outer drawn");
      void staging.stage(inner);
    };
    void staging.queue(scene("outer", { lead: 0, draw }));
    void staging.queue(scene("next", { lead: 0 }));
    await pass(1000);
    const parts = ["drawn", "landed", "counted"];
    expect(seen).toEqual([
      ...["outer drawn", "outer landed"],
      ...parts.map((part) => `inner ${part}`),
      ...["outer counted", "next drawn", "next landed", "next counted"],
    ]);
  });

  test("what may be answered is open before it lands, unless a scene belongs to it", async () => {
    flight = 100;
    const open = () => void seen.push("open");
    void staging.queue(scene("own", { lead: 0, open }));
    await pass(0);
    expect(seen).toEqual(["own drawn", "open"]);
    await pass(1000);
    seen = [];
    const draw = () => void staging.stage(scene("reveal", { lead: 0 }));
    void staging.queue(scene("own", { lead: 0, open, draw }));
    await pass(1000);
    expect(seen.slice(-3)).toEqual(["reveal counted", "open", "own counted"]);
  });

  test("skipping goes to the end of all that is staged, and what comes later is staged again", async () => {
    const ended: boolean[] = [];
    const draw = (ending: AbortSignal) => void ended.push(ending.aborted);
    for (const name of ["one", "two", "three"]) void staging.queue(scene(name, { draw }));
    await pass(150);
    expect(ended).toEqual([false]);
    staging.skip();
    await pass(100); // frames
    expect(ended).toEqual([false, true, true]);
    expect(seen.filter((what) => what.endsWith("counted"))).toHaveLength(3);
    void staging.queue(scene("four", { draw }));
    await pass(99);
    expect(ended).toHaveLength(3);
    await pass(1);
    expect(ended.at(-1)).toBe(false);
  });

  test("skipping ends a flight and a drawing that would never end", async () => {
    flight = 1e6;
    const over = vi.fn();
    void staging.queue(scene("one", { lead: 0 })).then(over);
    void staging.queue(scene("two", { draw: () => new Promise(() => {}) })).then(over);
    await pass(10);
    staging.skip();
    await pass(100);
    expect(over).toHaveBeenCalledTimes(2);
  });

  test.each([
    [1, 350],
    [0.4, 230],
  ])("at the pace %s the flight lasts as long as it does, the rest less", async (now, end) => {
    [pace, flight] = [now, 170];
    let isOver = false;
    void staging.queue(scene("one", { lead: 100, hold: 50 })).then(() => (isOver = true));
    const whole = 150 * now + 170;
    await pass(whole - 1);
    expect(isOver).toBe(false);
    await pass(end);
    expect(isOver).toBe(true);
  });

  test("at the instant speed each is drawn, a frame apart, in order", async () => {
    pace = 0;
    for (const name of ["one", "two", "three"]) void staging.queue(scene(name));
    await pass(0);
    expect(seen).toEqual(["one drawn", "one landed", "one counted"]);
    await pass(100);
    expect(seen.filter((what) => what.endsWith("drawn"))).toHaveLength(3);
    expect(staging.now).toBeNull();
  });

  test("a page that nobody sees keeps up without waiting", async () => {
    hide(true);
    flight = 1e6;
    for (let number = 0; number < 9; number++) void staging.queue(scene(`${number}`));
    await pass(0);
    expect(seen.filter((what) => what.endsWith("counted"))).toHaveLength(9);
  });

  test("a burst is caught up with", async () => {
    for (let number = 0; number < 32; number++) void staging.queue(scene(`${number}`));
    await pass(32 * 20);
    expect(seen.filter((what) => what.endsWith("counted"))).toHaveLength(32);
  });

  test("what failed stops nothing", async () => {
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    const fail = () => {
      throw new Error("no");
    };
    void staging.queue(scene("one", { draw: fail, landed: fail, count: fail }));
    void staging.queue(scene("two"));
    await pass(1000);
    expect(seen).toEqual(["two drawn", "two landed", "two counted"]);
    expect(complaint).toHaveBeenCalledTimes(3);
  });

  test("what is forgotten is not shown, and what it is about is over", async () => {
    const over = vi.fn();
    void staging.queue(scene("one"));
    void staging.queue(scene("two")).then(over);
    staging.forget();
    await pass(1000);
    expect(over).toHaveBeenCalled();
    expect(seen.filter((what) => what.startsWith("two"))).toEqual([]);
    expect(staging.now).toBeNull();
  });

  test("who listens hears of each landing once", async () => {
    const heard: (Scene | string)[] = [];
    const leave = staging.onLanding((landed) => heard.push(landed.told?.line[0]?.id ?? ""));
    void staging.queue(scene("one"));
    void staging.queue(scene("two"));
    await pass(1000);
    leave();
    void staging.queue(scene("three"));
    await pass(1000);
    expect(heard).toEqual(["one", "two"]);
  });
});
