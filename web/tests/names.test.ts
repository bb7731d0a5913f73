// What people are called: who gave no name is a guest in the reader's language.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Join from "../src/pages/Join.svelte";
import Setup from "../src/pages/Setup.svelte";
import TableList from "../src/pages/TableList.svelte";
import { preferences } from "../src/preferences.svelte";
import { peopleAt, sitterNames, speakerName } from "../src/table/names";
import { Texts, texts } from "../src/texts.svelte";
import type { ChatShown, Message, NewTable, SeatShown, TableListed, TableTold } from "../src/wire";

const ENGLISH = ["table-guest = Guest", "table-free-seat = Free seat"];
const GERMAN = ["table-guest = Gast", "table-free-seat = Freier Platz"];
const SHARED = [
  "table-bot = Bot { $bot }",
  "table-bot-level = Bot { $level }",
  "table-bot-named = { $form ->",
  "    [level] { $name } · { $level }",
  "   *[name] { $name }",
  "}",
  "table-sitter = { $name }",
  "table-name-again = { $name } ({ $seat })",
];

function speaking(language: string, ...lines: string[]): Texts {
  const speaks = new Texts();
  speaks.take(language, [...lines, ...SHARED].join("\n"));
  return speaks;
}

const person = (name: string, bot = ""): SeatShown => ({
  kind: "person",
  name,
  bot,
  here: true,
  left: false,
});
const bot: SeatShown = { ...person("", "level:2"), kind: "bot" };
const open: SeatShown = { ...person(""), kind: "open" };

describe("a guest", () => {
  const [english, german] = [speaking("en", ...ENGLISH), speaking("de", ...GERMAN)];

  test("is called so in each language, and by the seat where there are several", () => {
    expect(sitterNames(english, [person(""), bot])).toEqual(["Guest", "Rilo"]);
    expect(sitterNames(german, [person(""), person("Ann"), person(""), open])).toEqual([
      "Gast (1)",
      "Ann",
      "Gast (3)",
      "Freier Platz",
    ]);
  });

  test("stays one while a bot plays for them", () => {
    expect(sitterNames(german, [person("", "level:3"), bot])).toEqual(["Gast", "Rilo"]);
  });

  test("is named in the chat as in the list, and not by who sits there now", () => {
    const line = (name: string): ChatShown => ({ seat: 0, name, text: "hi", at: 0 });
    expect(speakerName(german, [person("Ben"), bot], line("Ann"))).toBe("Ann");
    expect(speakerName(german, [person(""), bot], line(""))).toBe("Gast");
    expect(speakerName(german, [person(""), person("")], line(""))).toBe("Gast (1)");
    expect(speakerName(german, [person("Ben"), bot], line(""))).toBe("Gast");
  });
});

describe("at a table", () => {
  const told = { game: "imhotep", players: ["black", "white"] } as unknown as TableTold;
  const said: Message = { id: "said", values: { seat: { id: "imhotep-seat-white" } } };
  const lines = ["imhotep-seat-white = White", "said = { $seat } gets a stone."];

  test("sentences name whoever sits there, until another table is shown", () => {
    const words = speaking("en", ...lines);
    const leave = words.callBy(() => peopleAt(told, ["Ann", "Zoë <b>"]));
    expect(words.said(said)).toBe("Zoë <b> gets a stone.");
    expect(words.named("imhotep", "seat", "white")).toBe("White");
    const leaveOther = words.callBy(() => peopleAt(told, ["Ann", "Ben"]));
    leave();
    expect(words.said(said)).toBe("Ben gets a stone.");
    leaveOther();
    expect(words.said(said)).toBe("White gets a stone.");
  });
});

describe("who gives no name", () => {
  let shown: Record<string, unknown> | null = null;
  const asked = vi.fn<typeof fetch>();

  beforeEach(() => {
    preferences.name = "";
    texts.take("de", [...GERMAN, ...SHARED].join("\n"));
    asked.mockReset().mockImplementation(() => Promise.resolve(Response.json({})));
    vi.stubGlobal("fetch", asked);
    HTMLDialogElement.prototype.showModal = () => {}; // jsdom opens no dialogs
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    if (shown) await unmount(shown);
    shown = null;
    document.body.replaceChildren();
  });

  const submit = () => document.querySelector("form")!.requestSubmit();

  test("makes a table without one", () => {
    const make = vi.fn<(wanted: NewTable) => void>();
    const game = {
      name: "imhotep",
      options: [["players", "2"]] as [string, string][],
      levels: 5,
      minutes: [30, 60],
      age: 10,
    };
    const props = { game: game as never, isBusy: false, why: null, make, close: () => {} };
    shown = mount(Setup, { target: document.body, props });
    flushSync();
    const others = [...document.querySelectorAll("select")].find((select) =>
      [...select.options].some(({ value }) => value === "here"),
    )!;
    others.value = "here";
    others.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    submit();
    const seat = { kind: "person", name: "" };
    expect(make.mock.calls[0]![0].seats).toEqual([seat, seat]);
  });

  test("joins without one", async () => {
    shown = mount(Join, { target: document.body, props: { table: "t", invite: "i" } });
    flushSync();
    submit();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(JSON.parse(asked.mock.lastCall![1]!.body as string)).toEqual({ name: "", invite: "i" });
  });

  test("is listed as a guest", () => {
    const seats = [person(""), bot, open];
    const listed = {
      table: "t",
      game: "imhotep",
      status: "open",
      seats,
      options: {},
      own: [],
      asked: -1,
    };
    const props = { title: "", tables: [listed as unknown as TableListed] };
    shown = mount(TableList, { target: document.body, props });
    flushSync();
    expect(document.body.textContent).toContain("Gast, Rilo · 2 und Freier Platz");
  });
});
