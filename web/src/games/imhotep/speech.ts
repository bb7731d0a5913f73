// What a reader is told of each place, and the names of cards: all from the catalogues.
import { nameOf, type Texts, type Value } from "../../texts.svelte";
import type { Said } from "../../wire";
import type { Printing } from "./printing";
import {
  BURIAL_CHAMBER,
  CARDS,
  CARD_NAMES,
  MARKET,
  NOBODY,
  NO_CARD,
  OBELISKS,
  PAVED_PATH,
  PYRAMIDS,
  PYRAMID_DECORATION,
  PYRAMID_NAMES,
  SITE_NAMES,
  SLOTS,
  STATUE,
  TEMPLE,
  WAITING,
} from "./words";
import type { View } from "./words";

export const seatSaid = ({ colours }: Printing, seat: number): Said => ({
  id: `imhotep-seat-${colours[seat]}`,
});

const slotSaid = (printing: Printing, owner: number): Said =>
  owner === NOBODY ? { id: "imhotep-board-empty" } : seatSaid(printing, owner);

/** Return stones in their order as a list to be read, or the word for none. */
const inOrder = (printing: Printing, owners: readonly number[]): Value =>
  owners.length ? owners.map((owner) => slotSaid(printing, owner)) : { id: "imhotep-board-none" };

export const siteName = (words: Texts, site: number): string =>
  words.named("imhotep", "site", SITE_NAMES[site]!);

/** Return a card's name, and what it does. */
export function cardWords(
  words: Texts,
  printing: Printing,
  kind: number,
): { name: string; effect: string } {
  const values = {
    stones: printing.perDecoration,
    points: printing.statues,
    most: printing.mostStatues,
  };
  const name = words.named("imhotep", "card", CARD_NAMES[kind]!);
  if (kind >= PYRAMID_DECORATION && kind < STATUE)
    return { name, effect: words.words("imhotep-board-effect-decoration", values) };
  const id = `imhotep-board-effect-${CARD_NAMES[kind]!.replace("_", "-")}`;
  return { name, effect: words.words(id, values) };
}

/** Return the colour of a card as a class; NO_CARD is a card's back. */
export function cardColour(kind: number): string {
  if (kind === NO_CARD) return "back";
  if (kind <= PAVED_PATH) return "red";
  if (kind < STATUE) return "green";
  return kind === STATUE ? "violet" : "blue";
}

/** Say which ship it is, what it needs and what it carries. */
export function shipWords(words: Texts, view: View, printing: Printing, ship: number): string {
  const capacity = view.capacity[ship]!;
  const load = view.load.slice(ship * SLOTS, ship * SLOTS + capacity);
  const site = view.ship_site[ship]!;
  if (site !== WAITING)
    return words.words("imhotep-board-ship-away", {
      ship: ship + 1,
      at: site < 0 ? { id: "imhotep-ship-gone" } : { id: `imhotep-at-${SITE_NAMES[site]}` },
    });
  return words.words("imhotep-board-ship", {
    ship: ship + 1,
    slots: capacity,
    minimum: printing.minimum[capacity]!,
    load: load.map((owner) => slotSaid(printing, owner)),
  });
}

export function slotWords(
  words: Texts,
  view: View,
  printing: Printing,
  ship: number,
  slot: number,
): string {
  const owner = view.load[ship * SLOTS + slot]!;
  return words.words("imhotep-board-slot", {
    ship: ship + 1,
    slot: slot + 1,
    stone: slotSaid(printing, owner),
  });
}

/** Say what stands on a site, and which ship lies there. */
export function siteWords(words: Texts, view: View, printing: Printing, site: number): string {
  const side = printing.sides[site]!;
  const named = { site: nameOf("imhotep", "site", SITE_NAMES[site]!), side };
  const says = [words.words("imhotep-board-site", named), onSite()];
  const ship = view.ship_site.indexOf(site);
  if (ship >= 0) says.push(words.words("imhotep-board-visited", { ship: ship + 1 }));
  return says.join(" ");

  function onSite(): string {
    if (site === MARKET) {
      const cards = view.offer.filter((kind) => kind !== NO_CARD).length;
      return words.words("imhotep-board-on-market", { cards });
    }
    if (site === PYRAMIDS)
      return words.words("imhotep-board-on-pyramids", {
        stones: inOrder(
          printing,
          view.pyramids.map((stone) => stone & 3),
        ),
      });
    if (site === TEMPLE)
      return words.words("imhotep-board-on-temple", {
        spaces: printing.spaces,
        stones: inOrder(printing, view.temple),
      });
    if (site === BURIAL_CHAMBER)
      return words.words("imhotep-board-on-burial", {
        rows: printing.rows,
        stones: inOrder(printing, view.burial_chamber),
      });
    const stones = view.obelisk_stones.slice(0, printing.players).map((count, seat) => ({
      id: "imhotep-board-count",
      values: { seat: seatSaid(printing, seat), stones: count },
    }));
    return words.words("imhotep-board-on-obelisks", { stones });
  }
}

export function pyramidWords(words: Texts, view: View, printing: Printing, at: number): string {
  const owners = view.pyramids.filter((stone) => stone >> 2 === at).map((stone) => stone & 3);
  const next = printing.pyramids[at]![owners.length];
  const pyramid = nameOf("imhotep", "pyramid", PYRAMID_NAMES[at]!);
  const stones = inOrder(printing, owners);
  if (!next) return words.words("imhotep-board-pyramid-complete", { pyramid, stones });
  const points: Said = { id: "imhotep-label-points", values: { points: Number(next.points) } };
  const id = next.bonus ? `imhotep-label-space-${next.bonus}` : "imhotep-label-space";
  const space: Said = { id, values: { pyramid, points } };
  return words.words("imhotep-board-pyramid", { space, stones });
}

/** Return in few words what a site gives. */
export function hintWords(words: Texts, printing: Printing, site: number): string {
  if (site === MARKET) return words.words("imhotep-board-hint-market");
  const side = printing.isB[site] ? "b" : "a";
  const values: Record<string, Value> = {};
  if (site === TEMPLE) values["points"] = printing.visible;
  if (site === BURIAL_CHAMBER) {
    values["groups"] = printing.groups;
    values["further"] = printing.groupsFurther;
    values["places"] = printing.rowPlaces;
  }
  if (site === OBELISKS) {
    values["places"] = printing.towers;
    values["stones"] = printing.obelisk;
    values["points"] = printing.loose;
  }
  return words.words(`imhotep-board-hint-${SITE_NAMES[site]}-${side}`, values);
}

/** Return the kinds of cards before a seat, with how many there are. */
export function cardsOf(view: View, seat: number): { kind: number; count: number }[] {
  return view.cards
    .slice(seat * CARDS, (seat + 1) * CARDS)
    .map((count, kind) => ({ kind, count }))
    .filter(({ count }) => count > 0);
}

/** Say what a voyage brings to a seat: points with their sign, or cards. */
export function gainWords(words: Texts, site: number, value: number): string {
  if (site === MARKET) return words.words("imhotep-board-take", { cards: value });
  return words.words(value < 0 ? "imhotep-board-fewer" : "imhotep-board-more", {
    points: Math.abs(value),
  });
}
