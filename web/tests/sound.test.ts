import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/preferences.svelte";
import { chime } from "../src/table/sound";

const heard: { pitch: number; from: number; to: number }[] = [];

class Node {
  connect<N>(next: N): N {
    return next;
  }
}

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 5;
    },
  );
  vi.stubGlobal(
    "GainNode",
    class extends Node {
      gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    },
  );
  vi.stubGlobal(
    "OscillatorNode",
    class extends Node {
      note: (typeof heard)[number];
      constructor(_: unknown, { frequency }: { frequency: number }) {
        super();
        this.note = { pitch: frequency, from: NaN, to: NaN };
        heard.push(this.note);
      }
      start(at: number): void {
        this.note.from = at;
      }
      stop(at: number): void {
        this.note.to = at;
      }
    },
  );
});

afterEach(() => {
  preferences.sound = false;
  vi.unstubAllGlobals();
});

test("who does not want to hear it hears nothing", () => {
  chime();
  expect(heard).toEqual([]);
});

test("two notes rise one after the other, and both end", () => {
  preferences.sound = true;
  chime();
  const [low, high] = heard;
  expect(heard).toHaveLength(2);
  expect(low!.pitch).toBeLessThan(high!.pitch);
  expect(low!.from).toBe(5);
  expect(high!.from).toBeGreaterThan(low!.from);
  expect(heard.every(({ from, to }) => to > from)).toBe(true);
});
