// What is read comes from the catalogues, boards know no rules, shared code knows no game.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue, catalogues } from "./english";
import { CAST } from "../src/wire";
import { literals } from "./literals";

const TOP = join(import.meta.dirname, "..");
const SOURCE = join(TOP, "src");

const GAMES = readdirSync(join(SOURCE, "games")).filter((name) => !name.includes("."));
const NOT_READ = ["Bearer"]; // in the header of a request
const BOTS: readonly string[] = CAST.flat(); // whose names are the same in every language

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => join(SOURCE, file));
const text = (file: string) => readFileSync(file, "utf-8");
const name = (file: string) => relative(SOURCE, file);

describe("texts", () => {
  test.each([
    ['<p class="soft">Hello</p><i title="Look">{x}</i>', ["Hello", "Look"]],
    ['{"Hello"}', ["Hello"]],
    ['{x === "shut" ? "open" : say("web-shut")}', ["open"]],
    ["<i aria-label={`look ${x}`}></i>", ["look"]],
    ["<i aria-label={x && 'look' + y}></i>", ["look"]],
    ['<Icon name="close" label="shut" /><Icon text={"shut"} />', ["shut", "shut"]],
    ['<Card kind="Large white" />', ["Large white"]],
    ['<b>{say("web-copy")}: {what}</b>', [":"]],
    ["<i title={`${deed}: ${what}`}></i>", [":"]],
    ['<script>const label = { copy: "Copy the link" };</script>', ["Copy the link"]],
    ["<script>const named = (x) => `${x}: ${x}`;</script>", [":"]],
    ['<i class="Wide row" data-x={"Wide row"}>×{copies} ({say(`web-${x}`)}) · A</i>', ["Wide row"]],
    ['<script>if (key === "Escape") throw new Error("no texts here");</script>', []],
  ])("in %s what is read is found", (source, read) => {
    expect(literals(source)).toEqual(read);
  });

  test.each(files.map(name))("%s has no text of its own", (file) => {
    const source = text(join(SOURCE, file));
    const component = file.endsWith(".ts") ? `<script lang="ts">${source}</script>` : source;
    expect(literals(component).filter((found) => ![...NOT_READ, ...BOTS].includes(found))).toEqual(
      [],
    );
  });

  test("every id that is named has a text, and every text of the page is used", () => {
    const known = new Set(
      [...catalogues().matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!),
    );
    const source = [...files.map(text), text(join(TOP, "index.html"))].join("\n");
    const named = [...source.matchAll(/["`{ ]((?:web|lobby)-[\w-]*)(["`$ ])/g)];
    const whole = new Set(named.filter((found) => found[2] !== "$").map((found) => found[1]!));
    const begun = named.filter((found) => found[2] === "$").map((found) => found[1]!);
    expect([...whole].filter((id) => !known.has(id))).toEqual([]);
    const isUsed = (id: string) =>
      whole.has(id) || begun.some((start) => start !== "web-" && id.startsWith(start));
    const page = ["web", "explaining", "staging"].map(catalogue).join("\n");
    const own = [...page.matchAll(/^(web-[\w-]*|lobby-[\w-]*) =/gm)].map((found) => found[1]!);
    expect(own.filter((id) => !isUsed(id))).toEqual([]);
  });
});

describe("the house", () => {
  const imports = (file: string) =>
    [...text(file).matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map((found) => found[1]!);

  test("boards import the shared table code, the wire and their own folder, and nothing else", () => {
    const boards = files.filter((file) => /^games\/[^/]+\//.test(name(file)));
    const shared = /^(table\/|wire$|texts\.svelte$|svelte(\/|$))/;
    const strange = boards.flatMap((file) => {
      const folder = name(file).split("/").slice(0, 2).join("/");
      return imports(file)
        .map((from) => (from.startsWith(".") ? name(resolve(dirname(file), from)) : from))
        .filter((from) => !from.startsWith(`${folder}/`) && !shared.test(from))
        .map((from) => `${name(file)}: ${from}`);
    });
    expect(strange).toEqual([]);
  });

  test("the shared table code names no game", () => {
    const shared = files.filter((file) => name(file).startsWith("table/"));
    const naming = shared.filter((file) => GAMES.some((game) => text(file).includes(game)));
    expect(naming.map(name)).toEqual([]);
  });

  test("what scrolls sideways says that it does not scroll downwards, which browsers add else", () => {
    expect(files.filter((file) => /overflow-x: (auto|scroll)/.test(text(file))).map(name)).toEqual(
      [],
    );
  });

  test("what moves goes by --swift, which is 0 for who wants no movement", () => {
    const moves = /(?:animation|transition)(?:-duration)?:\s[^;]*;/g;
    const timed = files.flatMap((file) =>
      [...text(file).matchAll(moves)]
        .filter(([rule]) => /\d+m?s\b/.test(rule))
        .map(([rule]) => `${name(file)}: ${rule}`),
    );
    expect(timed).toEqual([]);
  });

  test("no component sets a style attribute, which the server's policy forbids", () => {
    const styled = files.filter(
      (file) => / style="/.test(text(file)) || text(file).includes("{@html"),
    );
    expect(styled.map(name)).toEqual([]);
  });
});
