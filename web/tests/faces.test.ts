// The faces of bots and people: each its own, small, and silent for readers, who are told the name.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Face from "../src/table/Face.svelte";
import { HEADS, WORN } from "../src/table/faces";
import { botName } from "../src/table/names";
import { Texts } from "../src/texts.svelte";
import { CAST, type SeatListed } from "../src/wire";

function drawn(seat: SeatListed, at: number): string {
  const shown = mount(Face, { target: document.body, props: { seat, at } });
  flushSync();
  expect(document.querySelector("svg")!.closest("[aria-hidden]")).not.toBeNull();
  const { innerHTML } = document.querySelector("svg")!;
  void unmount(shown);
  document.body.replaceChildren();
  return innerHTML;
}

const bot = (level: number): SeatListed => ({ kind: "bot", name: "", bot: `level:${level}` });
const person = (name: string): SeatListed => ({ kind: "person", name, bot: "" });
const letterOf = (name: string) => /<text.*>(.+)<\/text>/.exec(drawn(person(name), 0))?.[1];

test("every bot has a face and a name of its own, and no face is over a kilobyte", () => {
  expect([HEADS.length, WORN.length]).toEqual([CAST.length, CAST[0].length]);
  const words = new Texts();
  words.take("en", "table-bot-named = { $name }");
  const bots = CAST.flatMap((names, level) => names.map((_, seat) => [level + 1, seat] as const));
  const faces = bots.map(([level, seat]) => drawn(bot(level), seat));
  expect(new Set(faces).size).toBe(25);
  expect(Math.max(...faces.map((face) => face.length))).toBeLessThan(1000);
  const names = bots.map(([level, seat]) => botName(words, `level:${level}`, seat));
  expect(new Set(names).size).toBe(25);
});

test("a person is the first letter of the name, whatever was typed", () => {
  expect(letterOf("ann")).toBe("A");
  expect(letterOf("<b>")).toBe("&lt;");
  expect(letterOf("👩‍🚀 Zoë")).toBe("👩‍🚀");
  expect(letterOf("דנה")).toBe("ד");
});

test("guests, other bots and free seats have faces too", () => {
  const others = [
    person(""),
    { ...bot(1), bot: "greedy" },
    { ...person(""), kind: "open" as const },
  ];
  const faces = others.map((seat) => drawn(seat, 0));
  expect(new Set(faces).size).toBe(3);
});
