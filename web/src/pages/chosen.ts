// What was chosen of a game's variants, in words.
import { variantsOf } from "../games";
import { nameOf, type Texts } from "../texts.svelte";
import type { Variant } from "../table/variants";
import { CHANCE, DEALT } from "./choices";

function saidOf(words: Texts, game: string, variant: Variant, value: string): string {
  const id = `web-${game}-${variant.option}-chosen`;
  if (variant.kind === "start") return words.words("web-begin-chosen", { seat: value });
  if (variant.kind === "colours") {
    const colours = value.split(",").map((colour) => nameOf(game, "seat", colour));
    return words.words("web-colours-chosen", { colours });
  }
  if (variant.kind === "seats") {
    const seats = [...value].map((seat) => ({ id: "web-seat", values: { seat } }));
    return words.words(id, { seats });
  }
  return words.words(id, { value: [...value.replaceAll(DEALT, "?")].join("\u00a0") });
}

/** Tell whether an option of a table says more than that all is as usual. */
function isChosen(variant: Variant, value: string | undefined): value is string {
  if (!value || value === "no") return false;
  if (variant.kind === "sides") return value.includes("B");
  return value !== CHANCE && [...value].some((digit) => digit !== DEALT);
}

const SEEN: readonly Variant["kind"][] = ["start", "colours", "dealt"]; // at a table
type Options = Readonly<Record<string, string>>;

function wordsOf(
  words: Texts,
  game: string,
  variants: readonly Variant[],
  options: Options,
): string[] {
  return variants.flatMap((variant) => {
    const value = options[variant.option];
    return isChosen(variant, value) ? [saidOf(words, game, variant, value)] : [];
  });
}

/** Say what was chosen, a line for each option that is not as usual; empty if all is. */
export const chosenWords = (words: Texts, game: string, options: Options): string[] =>
  wordsOf(words, game, variantsOf(game), options);

/** Say the same of a table, where one sees who began, and which colour and board each has. */
export const playedWords = (words: Texts, game: string, options: Options): string[] =>
  wordsOf(
    words,
    game,
    variantsOf(game).filter(({ kind }) => !SEEN.includes(kind)),
    options,
  );
