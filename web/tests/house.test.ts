// What is read comes from the catalogues, boards know no rules, shared code knows no game.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const TOP = join(import.meta.dirname, "..");
const SOURCE = join(TOP, "src");
const ENGLISH = join(TOP, "../src/boardwright/locales/en");
const GAMES = ["builders", "imhotep", "biotopia"];
const READ_ALOUD = [
  "alt",
  "aria-label",
  "aria-valuetext",
  "placeholder",
  "title",
  "aria-description",
];
const LETTERS = /\p{L}{2,}/u; // one letter may be a sign on a piece

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => join(SOURCE, file));
const text = (file: string) => readFileSync(file, "utf-8");
const name = (file: string) => relative(SOURCE, file);

interface Node {
  type?: string;
  name?: string;
  data?: string;
}

/** Return every text of a component that a person would read. */
function literals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, attribute: string): void => {
    if (Array.isArray(node)) node.forEach((part) => visit(part, attribute));
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, name: own, data } = node as Node;
    if (
      type === "Text" &&
      LETTERS.test(data ?? "") &&
      (!attribute || READ_ALOUD.includes(attribute))
    )
      found.push(data!.trim());
    const inside = /Attribute$|Directive$/.test(type ?? "") ? (own ?? "") : attribute;
    for (const part of Object.values(node)) visit(part, inside);
  };
  visit(parse(source, { modern: true }).fragment, "");
  return found;
}

describe("texts", () => {
  test("the check finds a text and a label", () => {
    expect(literals('<p class="soft">Hello</p><i title="Look">{x}</i>')).toEqual(["Hello", "Look"]);
  });

  test.each(files.filter((file) => file.endsWith(".svelte")).map(name))(
    "%s has no text of its own",
    (file) => {
      expect(literals(text(join(SOURCE, file)))).toEqual([]);
    },
  );

  test("every id that is named has a text, and every text of the page is used", () => {
    const catalogues = readdirSync(ENGLISH)
      .map((file) => text(join(ENGLISH, file)))
      .join("\n");
    const known = new Set(
      [...catalogues.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!),
    );
    const source = [...files.map(text), text(join(TOP, "index.html"))].join("\n");
    const named = [...source.matchAll(/["`{ ]((?:web|lobby)-[\w-]*)(["`$ ])/g)];
    const whole = new Set(named.filter((found) => found[2] !== "$").map((found) => found[1]!));
    const begun = named.filter((found) => found[2] === "$").map((found) => found[1]!);
    expect([...whole].filter((id) => !known.has(id))).toEqual([]);
    const isUsed = (id: string) =>
      whole.has(id) ||
      begun.some((start) => start !== "web-" && id.startsWith(start)) ||
      GAMES.some((game) => id.startsWith(`web-${game}-`));
    const own = [...text(join(ENGLISH, "web.ftl")).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(
      (found) => found[1]!,
    );
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

  test("no component sets a style attribute, which the server's policy forbids", () => {
    const styled = files.filter(
      (file) => / style="/.test(text(file)) || text(file).includes("{@html"),
    );
    expect(styled.map(name)).toEqual([]);
  });
});
