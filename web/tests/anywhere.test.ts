// Whatever stands in the address or was kept on the device: there is a page.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { texts, wantedLanguage } from "../src/texts.svelte";
import { FakeSocket } from "./socket";

const HASHES = 200;
const PARTS = [
  ..."#/.-_~%&?=<>\"' \\\u0000\u202e\u{1f3b2}",
  ...["table", "join", "watch", "at", "__proto__", "constructor", "abcdEFGH1234", "%2e%2e", "-1"],
  ...["99999999999999999999", "%", "%zz", "javascript:", "null", "a".repeat(70), "tok-en.tok-en"],
];

/** Return numbers below one that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const next = dice(17);
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
const hashes = Array.from({ length: HASHES }, (_, number) => {
  const parts = Array.from({ length: Math.floor(next() * 9) }, () => pick(PARTS));
  return number % 2 ? `#/table/${parts.join("/")}` : `#${parts.join(pick(["", "/"]))}`;
});

let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", async () => new Response("[]"));
  texts.take("en", "web-connecting = Connecting\nlobby-title = Lobby");
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  location.hash = "";
  localStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function open(hash: string): void {
  location.hash = hash;
  shown = mount(App, { target: document.body });
  flushSync();
}

const hasPage = () =>
  document.querySelector("main") !== null && document.querySelector("[data-failed]") === null;

test.each(["#/table/__proto__", "#/table/constructor/at/1", "#/table/hasOwnProperty/join/x"])(
  "%s gives a page",
  (hash) => {
    open(hash);
    expect(hasPage()).toBe(true);
  },
);

test("every address gives a page, wherever one comes from", () => {
  open("");
  for (const hash of hashes) {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent("hashchange"));
    flushSync();
    expect(hasPage(), hash).toBe(true);
  }
});

test.each(["null", "7", '"de"', "[]", "{}", '{"name":5,"theme":"red","toString":1}', "{broken"])(
  "with %s kept on the device there is a page",
  (text) => {
    for (const name of ["held", "likes", "language"])
      localStorage.setItem(`boardwright-${name}`, text);
    wantedLanguage();
    open("#/table/abcdEFGH1234");
    expect(hasPage()).toBe(true);
  },
);
