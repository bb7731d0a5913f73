// What somebody chose of a game's variants. A choice is a text for as many seats as a game can have,
// so that it outlasts another number of players; the server is told of those that play.
import { kept } from "../kept";
import type { Variant } from "../table/variants";

export type Choices = Record<string, string>; // by option
export const CHANCE = "random"; // who begins
export const DEALT = "0"; // a board that chance decides about
const KEPT = "choices"; // where this device remembers them, by game
const MOST_SEATS = 8;

const allDiffer = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Return what a variant is if nobody chooses. */
export function usual(variant: Variant): string {
  if (variant.kind === "start") return CHANCE;
  if (variant.kind === "colours") return variant.values.join(",");
  if (variant.kind === "dealt") return DEALT.repeat(variant.count);
  if (variant.kind === "sides") return "A".repeat(variant.of.length);
  return variant.kind === "flag" ? "no" : "";
}

/** Tell whether a text can be a choice of a variant. */
export function isRight(variant: Variant, text: string): boolean {
  if (variant.kind === "start") return new RegExp(`^(${CHANCE}|[1-${MOST_SEATS}])$`).test(text);
  if (variant.kind === "colours") {
    const colours = text.split(",");
    const areKnown = colours.every((colour) => variant.values.includes(colour));
    return areKnown && allDiffer(colours) && colours.length === variant.values.length;
  }
  if (variant.kind === "dealt") {
    const isOne = new RegExp(`^[0-${variant.count}]{${variant.count}}$`).test(text);
    return isOne && allDiffer([...text].filter((value) => value !== DEALT));
  }
  if (variant.kind === "sides") return new RegExp(`^[AB]{${variant.of.length}}$`).test(text);
  if (variant.kind === "flag") return text === "yes" || text === "no";
  return new RegExp(`^[1-${MOST_SEATS}]*$`).test(text) && allDiffer([...text]);
}

/** Return what a choice comes to when so many play, or nothing if it is as usual. */
export function optionFor(variant: Variant, text: string, count: number): string {
  const seats = [...text].filter((seat) => Number(seat) <= count);
  if (variant.kind === "start") return seats.join("") || CHANCE;
  if (variant.kind === "seats") return seats.toSorted().join("");
  const [chosen, otherwise] = [text, usual(variant)].map((value) => {
    if (variant.kind === "colours") return value.split(",").slice(0, count).join(",");
    return variant.kind === "dealt" ? value.slice(0, count) : value;
  });
  return chosen === otherwise ? "" : chosen!;
}

/** Return the options to make a table with; what is as usual is left out. */
export function optionsFor(
  variants: readonly Variant[],
  choices: Choices,
  count: number,
): Record<string, string> {
  const all = variants.map((variant) => {
    return [variant.option, optionFor(variant, choices[variant.option]!, count)] as const;
  });
  return Object.fromEntries(all.filter(([, value]) => value));
}

/** Give a place one of several values; who has it already takes what was there before. */
export function swapped(values: readonly string[], at: number, value: string): string[] {
  const other = value === DEALT ? -1 : values.indexOf(value);
  return values.map((old, index) => (index === at ? value : index === other ? values[at]! : old));
}

/** Return the seats with one more of them, or one fewer. */
export const toggled = (seats: string, seat: string): string =>
  seats.includes(seat) ? seats.replace(seat, "") : seats + seat;

/** Return what this device remembers of a game, as far as it can be believed. */
export function rememberedOf(game: string, variants: readonly Variant[]): Choices {
  const found = kept.read<Record<string, Record<string, unknown> | null> | null>(KEPT, null);
  const of = new Map(Object.entries(found?.[game] ?? {}));
  const all = variants.map((variant) => {
    const text = of.get(variant.option);
    const isBelieved = typeof text === "string" && isRight(variant, text);
    return [variant.option, isBelieved ? text : usual(variant)];
  });
  return Object.fromEntries(all) as Choices;
}

/** Remember what was chosen for a game, beside what is remembered of the others. */
export function remember(game: string, choices: Choices): void {
  const others = kept.read<unknown>(KEPT, null);
  kept.write(KEPT, { ...(typeof others === "object" ? others : {}), [game]: choices });
}
