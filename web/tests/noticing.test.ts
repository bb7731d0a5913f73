// The own turn is told in the title, the icon and by the system, and taken back once one has moved.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/preferences.svelte";
import { Noticing } from "../src/table/noticing.svelte";
import { Table } from "../src/table/table.svelte";
import { texts } from "../src/texts.svelte";
import { effect } from "./rooted.svelte";
import { FakeSocket, latest } from "./socket";
import { moved, standing, tableTold } from "./told";

const played: string[] = [];
vi.mock("../src/table/sound", () => ({ play: async (sound: string) => played.push(sound) }));

const notified: { title: string; closed: boolean }[] = [];
const bodies: string[] = [];
let isHidden = true;
let shakes = 0;
let table: Table;
let noticing: Noticing;
let leave: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  [played.length, notified.length, bodies.length, shakes, isHidden] = [0, 0, 0, 0, true];
  texts.take("en", "lobby-your-turn = Your turn\nquestion = What now?");
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      told: (typeof notified)[number];
      constructor(title: string, { body }: { body: string }) {
        bodies.push(body);
        this.told = { title, closed: false };
        notified.push(this.told);
      }
      close(): void {
        this.told.closed = true;
      }
    },
  );
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  Object.assign(navigator, {
    userActivation: { hasBeenActive: true },
    vibrate: () => (shakes += 1),
  });
  document.head.innerHTML = '<link rel="icon" href="http://host/usual.svg" />';
  Object.assign(preferences, { notify: true, vibrate: true });
  table = new Table("ws://host/socket", "table-3c", () => ["token"]);
  noticing = new Noticing(table, () => "Chess");
  leave = effect(() => noticing.watch());
  await latest().greet(tableTold({ standing: standing(1, { asked: 1 }) }));
  flushSync();
});

afterEach(() => {
  leave();
  table.close();
  Object.assign(preferences, { notify: false, vibrate: false });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href;
async function move(n: number, asked: number): Promise<void> {
  const tell = moved(n);
  await latest().tell({ ...tell, standing: standing(n, { asked }) });
  flushSync();
}

test("it is told once, everywhere, and put back when somebody else is asked", async () => {
  expect([noticing.title, icon(), played]).toEqual(["Chess", "http://host/usual.svg", []]);
  await move(2, 0);
  expect(noticing.title).toBe("● Your turn – Chess");
  expect(icon()).not.toBe("http://host/usual.svg");
  expect(notified).toEqual([{ title: "● Your turn – Chess", closed: false }]);
  expect([played, shakes]).toEqual([["turn"], 1]);
  await move(3, 0); // the next question of the same turn
  expect([notified.length, played.length, shakes]).toEqual([1, 1, 1]);
  await move(4, 1);
  expect([noticing.title, icon()]).toEqual(["Chess", "http://host/usual.svg"]);
  expect(notified[0]!.closed).toBe(true);
});

test("the system says what is asked, unless a shared device has to be taken first", async () => {
  await move(2, 0);
  expect(bodies).toEqual(["What now?"]);
  const shared = { own: [0, 1], has_secrets: true, standing: standing(3, { asked: 1 }) };
  await latest().tell(tableTold(shared));
  flushSync();
  expect(table.device.passTo).toBe(1);
  expect(bodies).toEqual(["What now?", ""]);
});

test("the system says nothing while the page is in sight", async () => {
  isHidden = false;
  await move(2, 0);
  expect([notified, played]).toEqual([[], ["turn"]]);
});

test("who comes back is not told any more", async () => {
  await move(2, 0);
  noticing.putAway();
  expect(notified[0]!.closed).toBe(true);
});

test("who wants neither is spared both, and keeps title and icon", async () => {
  Object.assign(preferences, { notify: false, vibrate: false });
  await move(2, 0);
  expect([notified, shakes]).toEqual([[], 0]);
  expect(noticing.title).toBe("● Your turn – Chess");
});

test("a page that is left leaves the usual icon", async () => {
  await move(2, 0);
  leave();
  expect(icon()).toBe("http://host/usual.svg");
});
