// Every stone on the table as one flat list, so that each can be followed from view to view.
import * as lie from "./geometry";
import type { Layout, Spot } from "./geometry";
import type { Printing } from "./printing";
import { SITE_NAMES } from "./words";
import type { Site, View } from "./words";

/** A stone somewhere on the table; nobody can tell two of a seat on the same spot apart. */
export interface Lying {
  readonly where: string;
  readonly seat: number;
  readonly spot: Spot;
  readonly isCovered: boolean;
}

/** A stone that is followed: where it came from, and when its turn to move is. */
export interface Stone extends Lying {
  readonly id: number;
  readonly from: Spot | null; // out of the quarry
  readonly turn: number; // stones move one after the other
  readonly isGone: boolean; // back in the quarry
}

/** Where stones lie that are not on the boards of the sites. */
export interface Shore {
  readonly layout: Layout;
  readonly panels: readonly number[]; // by seat: which of the panels is the seat's
}

/** List all stones that a view shows. */
export function stonesIn(view: View, printing: Printing, shore: Shore): Lying[] {
  return [
    ...onSleds(view, printing, shore),
    ...onShips(view, shore.layout),
    ...onPyramids(view, printing, shore.layout),
    ...onTemple(view, printing, shore.layout),
    ...inChamber(view, printing, shore.layout),
    ...onObelisks(view, printing, shore.layout),
  ];
}

const panelOf = ({ layout, panels }: Shore, seat: number) => layout.panels[panels[seat]!]!;

function onSleds(view: View, printing: Printing, shore: Shore): Lying[] {
  return shore.panels.flatMap((_, seat) =>
    lie
      .sledSpots(panelOf(shore, seat), printing.sled)
      .slice(0, view.sled[seat])
      .map((spot, at) => ({ where: `sled:${seat}.${at}`, seat, spot, isCovered: false })),
  );
}

/** Return where a ship is drawn; one that was left behind still lies in the harbour. */
export function shipOf(view: View, layout: Layout, ship: number): lie.Box {
  return lie.shipBox(layout, ship, view.capacity[ship]!, view.ship_site[ship]!);
}

function onShips(view: View, layout: Layout): Lying[] {
  return lie.slots.flatMap(({ at, ship, slot }) => {
    const seat = view.load[ship]![slot] ?? null;
    if (seat === null) return [];
    const spot = lie.slotSpot(shipOf(view, layout, ship), slot);
    return { where: `slot:${at}`, seat, spot, isCovered: false };
  });
}

function onPyramids(view: View, printing: Printing, layout: Layout): Lying[] {
  const plot = layout.plots.pyramids;
  const beside = (seat: number, at: number, number: number): Lying => {
    const spot = lie.besideSpot(plot, number);
    return { where: `pyramids:${at}`, seat, spot, isCovered: false };
  };
  if (!printing.isB.pyramids) {
    const spots = lie.pyramidSpots(plot, printing.levels);
    return view.pyramids.map(({ seat }, at) => {
      const spot = spots[at];
      if (!spot) return beside(seat, at, at - spots.length);
      return { where: `pyramids:${at}`, seat, spot, isCovered: false };
    });
  }
  const [left, middle, right] = lie.pyramidBoxes(plot).map(lie.smallPyramidSpots);
  const spots = { left, middle, right, beside: [] };
  const filled = { left: 0, middle: 0, right: 0, beside: 0 };
  return view.pyramids.map(({ seat, pyramid }, at) => {
    const number = filled[pyramid]++;
    if (pyramid === "beside") return beside(seat, at, number);
    return { where: `pyramids:${at}`, seat, spot: spots[pyramid]![number]!, isCovered: false };
  });
}

function onTemple(view: View, printing: Printing, layout: Layout): Lying[] {
  const count = view.temple.length;
  const foot = printing.templeFoot;
  const spots = lie.templeSpots(layout.plots.temple, printing.spaces, count, foot);
  return view.temple.map((seat, at) => {
    const isCovered = at + printing.spaces < count;
    return { where: `temple:${at}`, seat, spot: spots[at]!, isCovered };
  });
}

/** Return the spots of the burial chamber, one column more than is needed. */
export function chamberSpots(view: View, printing: Printing, layout: Layout): Spot[] {
  const plot = layout.plots.burial;
  const { rows, chamberTop, chamberFoot } = printing;
  return lie.burialSpots(plot, rows, view.burial_chamber.length + 1, chamberTop, chamberFoot);
}

function inChamber(view: View, printing: Printing, layout: Layout): Lying[] {
  const spots = chamberSpots(view, printing, layout);
  return view.burial_chamber.map((seat, at) => {
    return { where: `burial:${at}`, seat, spot: spots[at]!, isCovered: false };
  });
}

function onObelisks(view: View, printing: Printing, layout: Layout): Lying[] {
  const plot = layout.plots.obelisks;
  const seats = printing.players;
  const standing: Lying[] = [];
  const stand = (where: string, seat: number, spots: readonly Spot[]) =>
    spots.forEach((spot, at) => {
      const isCovered = at + 1 < spots.length;
      standing.push({ where: `obelisks:${where}.${at}`, seat, spot, isCovered });
    });
  if (printing.isB.obelisks)
    view.obelisks.forEach((seat, place) =>
      stand(`${place}`, seat, lie.obeliskSpots(plot, place, printing.obelisk)),
    );
  const brought = view.obelisk_stones;
  brought.forEach((stones, seat) => {
    if (!printing.isB.obelisks) {
      if (stones > 0)
        stand(`of${seat}`, seat, lie.towerSpots(plot, seats, seat, stones, Math.max(...brought)));
      return;
    }
    const built = view.obelisks.filter((owner) => owner === seat).length;
    for (let at = 0; at < stones - built * printing.obelisk; at++)
      stand(`loose${seat}.${at}`, seat, [lie.looseSpot(plot, seats, seat, at)]);
  });
  return standing;
}

let latestId = 0;

/** Follow stones to where they lie now: who vanished there has appeared here, seat by seat. */
export function follow(before: readonly Stone[], lying: readonly Lying[], shore: Shore): Stone[] {
  const there = before.filter((stone) => !stone.isGone);
  const staying = new Map(there.map((stone) => [`${stone.where} ${stone.seat}`, stone]));
  const isStill = new Set(lying.map((stone) => `${stone.where} ${stone.seat}`));
  const leaving = there.filter((stone) => !isStill.has(`${stone.where} ${stone.seat}`));
  const quarry = (seat: number) => lie.quarrySpot(panelOf(shore, seat));
  let turn = 0;
  const now = lying.map((stone): Stone => {
    const same = staying.get(`${stone.where} ${stone.seat}`);
    if (same) return { ...same, ...stone, turn: 0 };
    const at = leaving.findIndex(({ seat }) => seat === stone.seat);
    const came = at >= 0 ? leaving.splice(at, 1)[0] : undefined;
    const from = came || !before.length ? null : quarry(stone.seat);
    return { ...stone, id: came?.id ?? ++latestId, from, turn: turn++, isGone: false };
  });
  const gone = leaving.map((stone) => ({
    ...stone,
    spot: quarry(stone.seat),
    turn: turn++,
    isGone: true,
  }));
  return [...now, ...gone];
}

/** Return the view in which a ship has just come to a site and still has its stones, if one did. */
export function arrival(before: View, after: View, places: readonly string[]): View | null {
  const named = places.find((place) => place.startsWith("ship:"));
  const laden = before.asked.question === "sail-to" ? before.asked.ship : -1;
  const ship = named ? Number(named.slice(5)) - 1 : laden;
  const site = siteAmong(places);
  const isNext = after.ship_site[ship] === site || after.round === before.round + 1;
  if (!site || !isNext || before.ship_site[ship] !== "waiting") return null;
  const sites = before.ship_site.map((at, number) => (number === ship ? site : at));
  return { ...before, ship_site: sites };
}

function siteAmong(places: readonly string[]): Site | undefined {
  const named = places.find((place) => place.startsWith("site:"))?.slice(5);
  return SITE_NAMES.find((name) => name === named);
}
