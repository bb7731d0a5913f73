// What cards are called, and what is said of them to who cannot see them.
import type { BoardProps } from "../../table/board";
import { nameOf, type Texts } from "../../texts.svelte";
import type { Message } from "../../wire";
import {
  CARD_NAMES,
  CARD_TYPES,
  type Card,
  type CardProspect,
  type Prospects,
  type View,
} from "./words";

/** How many cards there are of each kind; none of those that are not named. */
export type Counts = Readonly<Partial<Record<Card, number>>>;

export const cardSaid = (kind: Card): Message => nameOf("biotopia", "card", kind);

export const cardName = (words: Texts, kind: Card): string => words.said(cardSaid(kind));

/** Return what a card does, in a sentence. */
export const effectOf = (words: Texts, kind: Card): string =>
  words.named("biotopia-board", "effect", kind);

/** Return what a card is: a butterfly, a bio card or the double flower. */
export const typeOf = (kind: Card) => CARD_TYPES[CARD_NAMES.indexOf(kind)]!;

/** Return name, cost, points and effect of cards alike, one sentence after the other. */
export function described(words: Texts, kind: Card, card: CardProspect, copies: number): string {
  const name = cardSaid(kind);
  const said = [
    typeOf(kind) === "butterfly"
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

/** Return what is printed on the cards, until the server has said what holds for a seat. */
export const printedCards = (printed: BoardProps<View>["printed"]): Prospects["cards"] =>
  Object.fromEntries(
    CARD_NAMES.map((name) => [
      name,
      {
        cost: Number(printed[`cards.${name}.cost`] ?? 0),
        points: Number(printed[`cards.${name}.points`] ?? 0),
        mission: 0,
        lacks: 0,
        has_target: true,
      },
    ]),
  ) as Prospects["cards"];

/** Return the kinds that there are of some cards, and how many of each. */
export const kindsOf = (counts: Counts): { kind: Card; copies: number }[] =>
  CARD_NAMES.map((kind) => ({ kind, copies: counts[kind] ?? 0 })).filter(({ copies }) => copies);

/** Return every single card of counts by kind, with a key of its own. */
export const singly = (counts: Counts): { kind: Card; key: string }[] =>
  kindsOf(counts).flatMap(({ kind, copies }) =>
    Array.from({ length: copies }, (_, copy) => ({ kind, key: `${kind}-${copy}` })),
  );

/** Return how many cards there are. */
export const total = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
