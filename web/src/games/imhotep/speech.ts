// What a reader is told of each place, and the names of cards: all from the catalogues.
import { nameOf, type Texts, type Value } from "../../texts.svelte";
import type { Message } from "../../wire";
import type { Colour, Printing } from "./printing";
import { CARD_NAMES, PYRAMID_NAMES } from "./words";
import type { Card, Site, View } from "./words";

export const seatSaid = ({ colours }: Printing, seat: number): Message => ({
  id: `imhotep-seat-${colours[seat]}`,
});

const slotSaid = (printing: Printing, owner: number | null): Message =>
  owner === null ? { id: "imhotep-board-empty" } : seatSaid(printing, owner);

/** Return the letter on the stones of a colour, as the language calls it. */
export const letterOf = (words: Texts, colour: Colour): string =>
  words.words(`imhotep-board-letter-${colour}`);

/** Return stones in their order as a list to be read, or the word for none. */
const inOrder = (printing: Printing, owners: readonly number[]): Value =>
  owners.length ? owners.map((owner) => slotSaid(printing, owner)) : { id: "imhotep-board-none" };

export const siteName = (words: Texts, site: Site): string => words.named("imhotep", "site", site);

/** Return a card's name, and what it does. */
export function cardWords(
  words: Texts,
  printing: Printing,
  card: Card,
): { name: string; effect: string } {
  const values = {
    stones: printing.perDecoration,
    points: printing.statues,
    most: printing.mostStatues,
  };
  const name = words.named("imhotep", "card", card);
  if (card.endsWith("_decoration"))
    return { name, effect: words.words("imhotep-board-effect-decoration", values) };
  const id = `imhotep-board-effect-${card.replace("_", "-")}`;
  return { name, effect: words.words(id, values) };
}

/** Return the colour of a card as a class; of none, that of a card's back. */
export function cardColour(card: Card | null): string {
  if (card === null) return "back";
  if (card === "statue") return "violet";
  if (card.endsWith("_decoration")) return "green";
  return ["entrance", "sarcophagus", "paved_path"].includes(card) ? "red" : "blue";
}

/** Say which ship it is, what it needs and what it carries. */
export function shipWords(words: Texts, view: View, printing: Printing, ship: number): string {
  const capacity = view.capacity[ship]!;
  const load = view.load[ship]!.slice(0, capacity);
  const site = view.ship_site[ship]!;
  if (site !== "waiting")
    return words.words("imhotep-board-ship-away", {
      ship: ship + 1,
      at: { id: site === "gone" ? "imhotep-ship-gone" : `imhotep-at-${site}` },
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
  const owner = view.load[ship]![slot]!;
  return words.words("imhotep-board-slot", {
    ship: ship + 1,
    slot: slot + 1,
    stone: slotSaid(printing, owner),
  });
}

/** Say what stands on a site, and which ship lies there. */
export function siteWords(words: Texts, view: View, printing: Printing, site: Site): string {
  const side = printing.sides[site];
  const named = { site: nameOf("imhotep", "site", site), side };
  const says = [words.words("imhotep-board-site", named), onSite()];
  const ship = view.ship_site.indexOf(site);
  if (ship >= 0) says.push(words.words("imhotep-board-visited", { ship: ship + 1 }));
  return says.join(" ");

  function onSite(): string {
    if (site === "market") {
      const cards = view.offer.filter((card) => card !== null).length;
      return words.words("imhotep-board-on-market", { cards });
    }
    if (site === "pyramids")
      return words.words("imhotep-board-on-pyramids", {
        stones: inOrder(
          printing,
          view.pyramids.map(({ seat }) => seat),
        ),
      });
    if (site === "temple")
      return words.words("imhotep-board-on-temple", {
        spaces: printing.spaces,
        stones: inOrder(printing, view.temple),
      });
    if (site === "burial")
      return words.words("imhotep-board-on-burial", {
        rows: printing.rows,
        stones: inOrder(printing, view.burial_chamber),
      });
    const stones = view.obelisk_stones.map((count, seat) => ({
      id: "imhotep-board-count",
      values: { seat: seatSaid(printing, seat), stones: count },
    }));
    return words.words("imhotep-board-on-obelisks", { stones });
  }
}

export function pyramidWords(words: Texts, view: View, printing: Printing, at: number): string {
  const name = PYRAMID_NAMES[at]!;
  const owners = view.pyramids.filter(({ pyramid }) => pyramid === name).map(({ seat }) => seat);
  const next = printing.pyramids[at]![owners.length];
  const pyramid = nameOf("imhotep", "pyramid", name);
  const stones = inOrder(printing, owners);
  if (!next) return words.words("imhotep-board-pyramid-complete", { pyramid, stones });
  const points: Message = { id: "imhotep-label-points", values: { points: Number(next.points) } };
  const id = next.bonus ? `imhotep-label-space-${next.bonus}` : "imhotep-label-space";
  const space: Message = { id, values: { pyramid, points } };
  return words.words("imhotep-board-pyramid", { space, stones });
}

/** Return in few words what a site gives. */
export function hintWords(words: Texts, printing: Printing, site: Site): string {
  if (site === "market") return words.words("imhotep-board-hint-market");
  const side = printing.isB[site] ? "b" : "a";
  const values: Record<string, Value> = {};
  if (site === "temple") values["points"] = printing.visible;
  if (site === "burial") {
    values["groups"] = printing.groups;
    values["further"] = printing.groupsFurther;
    values["places"] = printing.rowPlaces;
  }
  if (site === "obelisks") {
    values["places"] = printing.towers;
    values["stones"] = printing.obelisk;
    values["points"] = printing.loose;
  }
  return words.words(`imhotep-board-hint-${site}-${side}`, values);
}

/** Return the kinds of cards before a seat, with how many there are. */
export function cardsOf(view: View, seat: number): { kind: Card; count: number }[] {
  return CARD_NAMES.map((kind) => ({ kind, count: view.cards[seat]![kind] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

/** Say what a voyage brings to a seat: points with their sign, or cards. */
export function gainWords(words: Texts, site: Site, value: number): string {
  if (site === "market") return words.words("imhotep-board-take", { cards: value });
  return words.words(value < 0 ? "imhotep-board-fewer" : "imhotep-board-more", {
    points: Math.abs(value),
  });
}
