// Links: to a move, for others, for one's other device; and copying where the browser forbids it.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../src/kept";
import CopyButton from "../src/table/CopyButton.svelte";
import Deeds from "../src/table/Deeds.svelte";
import Invite from "../src/table/Invite.svelte";
import LookBack from "../src/table/LookBack.svelte";
import LostLine from "../src/table/LostLine.svelte";
import { Table } from "../src/table/table.svelte";
import { texts } from "../src/texts.svelte";
import type { TableTold } from "../src/wire";
import { FakeSocket, latest } from "./socket";
import { standing, tableTold } from "./told";

let id: string; // a new one each time: what was kept is known until the page is closed
let number = 0;
let table: Table;
let shown: Record<string, unknown> | null = null;
let copied: string[];

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  shown = mount(component, { target: document.body, props });
  flushSync();
}

const button = (name: string) =>
  [...document.querySelectorAll("button")].find((found) => found.textContent?.trim() === name);
const settled = () => vi.advanceTimersByTimeAsync(0);

async function copy(name: string): Promise<string | undefined> {
  button(name)!.click();
  await settled();
  return copied.at(-1)?.replace(location.origin, "");
}

async function sit(more: Partial<TableTold> = {}): Promise<void> {
  table = new Table("ws://host/socket", id, () => []);
  await latest().greet(tableTold({ table: id, standing: standing(3), ...more }));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  id = `table-${++number}`;
  copied = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  texts.take(
    "en",
    [
      "web-look-link = Link",
      "web-look-link-inside = Only inside",
      "web-play-on = Play on",
      "web-copy = Copy",
      "web-copy-own = Mine",
      "web-copy-watch = Watch",
      "web-copied = Copied",
      "web-copy-by-hand = By hand",
      "web-retry = Try now",
      "web-reconnecting = Lost",
      "server-closing = Restarting",
      "server-no-table = No table",
      "lobby-back = Lobby",
    ].join("\n"),
  );
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  table?.close();
  location.hash = "";
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a link to a move", () => {
  test("it lets others watch, by no token but the spectators'", async () => {
    await sit();
    keep(id, { own: ["seat"], watch: "eyes" });
    show(LookBack, { table });
    expect(await copy("Link")).toBe(`/#/table/${id}/watch/eyes/at/3`);
    expect(document.body.textContent).not.toContain("Only inside");
  });

  test("whoever does not know that token is told for whom the link is", async () => {
    await sit();
    keep(id, { own: ["seat"] });
    show(LookBack, { table });
    expect(await copy("Link")).toBe(`/#/table/${id}/at/3`);
    expect(document.body.textContent).toContain("Only inside");
  });

  test("a public table needs none", async () => {
    await sit({ is_public: true });
    show(LookBack, { table });
    expect(await copy("Link")).toBe(`/#/table/${id}/at/3`);
    expect(document.body.textContent).not.toContain("Only inside");
  });
});

describe("the own link", () => {
  test("it takes all seats of the device along, the right to start, and the link to watch", async () => {
    await sit({ own: [0, 1] });
    keep(id, { own: ["host", "ann", "ben"], watch: "eyes" });
    show(Deeds, {
      table,
      names: ["Ann", "Ben"],
      isTaught: false,
      showHow: vi.fn(),
      showRules: vi.fn(),
    });
    expect(await copy("Mine")).toBe(`/#/table/${id}/host.ann.ben/watch/eyes`);
    expect(await copy("Watch")).toBe(`/#/table/${id}/watch/eyes`);
  });

  test("it does so before the game begins, too", async () => {
    await sit({ status: "open", standing: null });
    keep(id, { own: ["host", "ann"], watch: "eyes" });
    show(Invite, { table, names: ["Ann", "Ben"] });
    document.querySelector<HTMLElement>("details button")!.click();
    await settled();
    expect(copied.at(-1)).toMatch(/ann.*\/watch\/eyes$/);
  });
});

describe("playing on", () => {
  const answers = (body: unknown, ok: boolean) =>
    vi.fn(() => Promise.resolve({ ok, json: () => Promise.resolve(body) }));

  async function lookBackAt(line: number): Promise<void> {
    await sit();
    keep(id, { own: ["seat"], watch: "eyes" });
    show(LookBack, { table });
    const { views, scores, question } = standing(3);
    await latest().tell({ type: "looked", re: 9, line, asked: 0, question, views, scores });
    flushSync();
  }

  test("a running game is continued from the move that is looked at", async () => {
    const made = { table: "table-5e", host: "h", watch: "w", seats: [] };
    const fetched = answers(made, true);
    vi.stubGlobal("fetch", fetched);
    await lookBackAt(2);
    button("Play on")!.click();
    await settled();
    const [path, asked] = fetched.mock.calls[0] as unknown as [string, { body: string }];
    expect(path).toBe(`/api/tables/${id}/play-on`);
    expect(JSON.parse(asked.body)).toMatchObject({ line: 2, tokens: ["seat", "eyes"] });
    expect(location.hash).toBe("#/table/table-5e");
  });

  test("where that would betray somebody, the reason is shown", async () => {
    vi.stubGlobal("fetch", answers({ why: { id: "server-play-on-secret" } }, false));
    await lookBackAt(2);
    button("Play on")!.click();
    await settled();
    expect(table.notice?.said.id).toBe("server-play-on-secret");
    expect(location.hash).toBe("");
  });
});

describe("copying", () => {
  test("it says that it is done, for a while", async () => {
    show(CopyButton, { text: "https://a.example/#/b", label: "Copy" });
    await copy("Copy");
    flushSync();
    expect(button("Copied")).toBeDefined();
    await vi.advanceTimersByTimeAsync(3000);
    flushSync();
    expect(button("Copy")).toBeDefined();
    expect(document.querySelector("input")).toBeNull();
  });

  test.each([
    ["there is no clipboard", {}],
    ["it is refused", { clipboard: { writeText: () => Promise.reject(new Error("no")) } }],
  ])("where %s, the link is shown selected, to be copied by hand", async (_, browser) => {
    vi.stubGlobal("navigator", browser);
    show(CopyButton, { text: "http://192.168.1.5/#/b", label: "Copy" });
    button("Copy")!.click();
    await settled();
    flushSync();
    const field = document.querySelector("input")!;
    expect(field.value).toBe("http://192.168.1.5/#/b");
    expect(document.activeElement).toBe(field);
    expect(field.selectionEnd! - field.selectionStart!).toBe(field.value.length);
    expect(button("Copied")).toBeUndefined();
  });
});

test("a link that is shown already is selected where it stands", async () => {
  vi.stubGlobal("navigator", {});
  await sit({ status: "open", standing: null });
  keep(id, { watch: "eyes" });
  show(Invite, { table, names: ["Ann", "Ben"] });
  button("Copy")!.click();
  await settled();
  flushSync();
  const fields = [...document.querySelectorAll("input")];
  expect(fields).toHaveLength(1);
  expect(document.activeElement).toBe(fields[0]);
  expect(document.body.textContent).toContain("By hand");
});

describe("a lost line", () => {
  const come = async (why: string) => {
    await sit();
    latest().close();
    await vi.advanceTimersByTimeAsync(500);
    latest().open();
    await latest().tell({ type: "refused", re: latest().sent.at(-1)!.id, why: { id: why } });
    show(LostLine, { table });
  };

  test("the reason is shown, and one can try at once", async () => {
    await come("server-closing");
    expect(document.body.textContent).toContain("Restarting");
    const sockets = FakeSocket.all.length;
    button("Try now")!.click();
    expect(FakeSocket.all).toHaveLength(sockets + 1);
  });

  test("where no try would help, there is a way out", async () => {
    await come("server-no-table");
    expect(document.body.textContent).toContain("No table");
    expect(button("Try now")).toBeUndefined();
    expect(document.querySelector("a")?.getAttribute("href")).toBe("#/");
  });
});
