// Sounds: when they may be heard at all, and that each move of each game has one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { soundsOf } from "../src/games/sounds";
import { lengthOf, SOUNDS, TONES, type Sound } from "../src/table/tones";

const sung: { sound: Sound; volume: number; from: number }[] = [];
vi.mock("../src/table/tones", async (original) => ({
  ...(await original<object>()),
  sing: (_: unknown, sound: Sound, volume: number, from: number) =>
    sung.push({ sound, volume, from }),
}));

let made = 0; // contexts
let preferences: { sound: boolean; volume: number };
let play: (sound: Sound, after?: number) => Promise<void>;
let isHidden = false;

beforeEach(async () => {
  vi.resetModules();
  [made, isHidden] = [0, false];
  sung.length = 0;
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 5;
      constructor() {
        made += 1;
      }
    },
  );
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  ({ preferences } = await import("../src/preferences.svelte"));
  ({ play } = await import("../src/table/sound"));
  Object.assign(preferences, { sound: true, volume: 50 });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("when something is heard", () => {
  test("who does not want to hear it hears nothing", async () => {
    preferences.sound = false;
    await play("turn");
    expect([sung, made]).toEqual([[], 0]);
  });

  test("before the page was touched nothing is even begun", async () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: false } });
    await play("place");
    expect([sung, made]).toEqual([[], 0]);
  });

  test("a page that nobody sees tells of the own turn alone", async () => {
    isHidden = true;
    await play("place");
    await play("turn");
    expect(sung.map(({ sound }) => sound)).toEqual(["turn"]);
  });

  test("one context plays all, each at its time and as loud as is wanted", async () => {
    await play("place");
    preferences.volume = 100;
    await play("score", 0.25);
    expect(made).toBe(1);
    expect(sung).toEqual([
      { sound: "place", volume: 0.25, from: 5 },
      { sound: "score", volume: 1, from: 5.25 },
    ]);
  });

  test("a device that has no sound is as good to play with", async () => {
    vi.stubGlobal("AudioContext", undefined);
    await play("turn");
    expect(sung).toEqual([]);
  });
});

test.each(SOUNDS)("%s is short, and begins and ends without a click", (sound) => {
  expect(lengthOf(sound)).toBeLessThan(1.5);
  for (const { rises, falls } of TONES[sound]) {
    expect(rises).toBeGreaterThan(0);
    expect(falls).toBeGreaterThan(0.03);
  }
});

const GOLDEN = join(import.meta.dirname, "../../tests/golden");
test.each(["imhotep", "builders", "biotopia"])("every move of %s has its sound", (game) => {
  const texts = readdirSync(join(GOLDEN, game))
    .filter((file) => file.endsWith(".txt"))
    .map((file) => readFileSync(join(GOLDEN, game, file), "utf-8"));
  const words = texts.flatMap((text) =>
    [...text.matchAll(/^\S+: \d+ ([a-z]+).* #[0-9a-f]+$/gm)].map((found) => found[1]!),
  );
  const unknown = new Set(words.filter((word) => !(word in soundsOf(game)) && word !== "flower"));
  expect([words.length > 50, [...unknown]]).toEqual([true, []]);
});
