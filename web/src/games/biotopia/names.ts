// What cards are called, and what is said of them to who cannot see them.
import { nameOf, type Texts } from "../../texts.svelte";
import type { Said } from "../../wire";
import { BUTTERFLIES, CARD_NAMES, type CardProspect } from "./words";

export const cardSaid = (kind: number): Said => nameOf("biotopia", "card", CARD_NAMES[kind] ?? "");

export const cardName = (words: Texts, kind: number): string => words.said(cardSaid(kind));

/** Return what a card does, in a sentence. */
export const effectOf = (words: Texts, kind: number): string =>
  words.named("biotopia-board", "effect", CARD_NAMES[kind] ?? "");

/** Return name, cost, points and effect of cards alike, one sentence after the other. */
export function described(words: Texts, kind: number, card: CardProspect, copies: number): string {
  const name = cardSaid(kind);
  const said = [
    kind < BUTTERFLIES
      ? words.words("biotopia-board-butterfly", { name, cost: card.cost, points: card.points })
      : words.words("biotopia-board-card", { name, cost: card.cost }),
    effectOf(words, kind),
  ];
  if (card.mission)
    said.push(words.words("biotopia-board-gains-mission", { points: card.mission }));
  if (card.lacks) said.push(words.words("biotopia-board-lacks", { symbols: card.lacks }));
  else if (!card.has_target) said.push(words.words("biotopia-board-no-target"));
  if (copies > 1) said.push(words.words("biotopia-board-copies", { copies }));
  return said.join(" ");
}

/** Return every single card of counts by kind, with a key of its own. */
export const singly = (counts: readonly number[]): { kind: number; key: string }[] =>
  counts.flatMap((count, kind) =>
    Array.from({ length: count }, (_, copy) => ({ kind, key: `${kind}-${copy}` })),
  );
