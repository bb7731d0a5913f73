// Where everything lies, in units of the drawing: one arrangement for wide screens, one for phones.
import type { Attachment } from "svelte/attachments";
import { SHIPS, SITE_NAMES, SLOTS } from "./words";
import type { Site, View } from "./words";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a stone lies: the corner of its top face, its size (1 is a whole one), what covers what. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly level: number; // on how many others it stands
}

export interface Layout {
  readonly isWide: boolean;
  readonly w: number;
  readonly h: number;
  readonly river: Box;
  readonly harbour: readonly Box[]; // by ship
  readonly plots: Readonly<Record<Site, Box>>;
  readonly docks: Readonly<Record<Site, Box>>;
  readonly panels: readonly Box[]; // of the players, in the order in which they are shown
}

export const STONE = 26; // the edge of a stone
export const TOP = 18; // how deep its top face looks, seen from the front and above
export const FRONT = 10; // how high its front face looks
export const PITCH = 29; // from one stone to the next
export const DEPTH = 24; // from a row of stones to the row before it
export const HEAD = 46; // of a plot: its name, and what it gives
export const FOOT = 32; // of a plot: how matters stand
const DOCK = 56;
const NARROW_DOCK = 52;
export const SHIP_HEIGHT = 50;

/** Return by name what is listed in the order of the sites. */
export function bySite<T>(listed: readonly T[]): Record<Site, T> {
  return Object.fromEntries(SITE_NAMES.map((site, at) => [site, listed[at]])) as Record<Site, T>;
}

export function wide(players: number): Layout {
  const [high, market, monument, gap] = [274, 194, 160, 6];
  const plots = [{ x: 0, y: 0, w: market, h: high }];
  for (let site = 1; site < SITE_NAMES.length; site++)
    plots.push({ x: market + gap + (site - 1) * (monument + gap), y: 0, w: monument, h: high });
  const river = { x: 0, y: high - 6, w: 860, h: DOCK + 80 };
  const shore = river.y + river.h + 4;
  const width = (860 - gap * (players - 1)) / players;
  return {
    isWide: true,
    w: 860,
    h: shore + 134,
    river,
    harbour: Array.from({ length: SHIPS }, (_, ship) => {
      return { x: ship * 215, y: high + DOCK, w: 215, h: 72 };
    }),
    plots: bySite(plots),
    docks: bySite(plots.map((plot) => ({ x: plot.x, y: high, w: plot.w, h: DOCK }))),
    panels: Array.from({ length: players }, (_, at) => {
      return { x: at * (width + gap), y: shore, w: width, h: 134 };
    }),
  };
}

export function tall(players: number): Layout {
  const berth = SHIP_HEIGHT + 6;
  const river = { x: 0, y: 0, w: 360, h: 2 * berth + 4 };
  const own = { x: 0, y: river.h + 4, w: 360, h: 112 };
  const at = own.y + own.h + 4;
  const [market, monument, half] = [184, 276, 178];
  const second = at + market + NARROW_DOCK + 4;
  const third = second + monument + NARROW_DOCK + 4;
  const plots = [
    { x: 0, y: at, w: 360, h: market },
    { x: 0, y: second, w: half, h: monument },
    { x: half + 4, y: second, w: half, h: monument },
    { x: 0, y: third, w: half, h: monument },
    { x: half + 4, y: third, w: half, h: monument },
  ];
  const rivals = third + monument + NARROW_DOCK + 4;
  return {
    isWide: false,
    w: 360,
    h: rivals + (players - 1) * 116,
    river,
    harbour: Array.from({ length: SHIPS }, (_, ship) => {
      return { x: (ship % 2) * 180, y: 2 + Math.floor(ship / 2) * berth, w: 180, h: berth };
    }),
    plots: bySite(plots),
    docks: bySite(plots.map(({ x, y, w, h }) => ({ x, y: y + h, w, h: NARROW_DOCK }))),
    panels: [
      own,
      ...Array.from({ length: players - 1 }, (_, rival) => {
        return { x: 0, y: rivals + rival * 116, w: 360, h: 112 };
      }),
    ],
  };
}

export const shipWidth = (capacity: number): number => 44 + capacity * PITCH;

/** Return where a ship lies: in the harbour, or at the dock of a site. */
export function shipBox(
  layout: Layout,
  ship: number,
  capacity: number,
  site: View["ship_site"][number],
): Box {
  const isAway = site !== "waiting" && site !== "gone";
  const water = isAway ? layout.docks[site] : layout.harbour[ship]!;
  const w = shipWidth(capacity);
  return { x: water.x + (water.w - w) / 2, y: water.y + 3, w, h: SHIP_HEIGHT };
}

/** Return where the stone on a slot of a ship lies. */
export function slotSpot(ship: Box, slot: number): Spot {
  return { x: ship.x + 23.5 + slot * PITCH, y: ship.y, size: 1, level: 0 };
}

export const slotBox = (ship: Box, slot: number): Box => ({
  x: ship.x + 22 + slot * PITCH,
  y: ship.y - 2,
  w: PITCH,
  h: 34,
});

/** Return where answers about a site are offered: over it, and wider if need be. */
export function answersBox(layout: Layout, site: Site): Box {
  const plot = layout.plots[site];
  const w = Math.min(352, layout.w);
  const x = Math.max(0, Math.min(layout.w - w, plot.x + (plot.w - w) / 2));
  return { x, y: plot.y, w, h: plot.h - 4 };
}

/** Return the room for stones in a plot. */
export function room(plot: Box): Box {
  return { x: plot.x + 6, y: plot.y + HEAD, w: plot.w - 12, h: plot.h - HEAD - FOOT };
}

/** Return the spaces of a square of stones, filled column by column from the left. */
export function square(middle: number, y: number, edge: number): Spot[] {
  const left = middle - (edge * PITCH) / 2;
  return Array.from({ length: edge * edge }, (_, at) => ({
    x: left + Math.floor(at / edge) * PITCH + 1.5,
    y: y + (at % edge) * DEPTH,
    size: 1,
    level: 0,
  }));
}

/** Return the spaces of the pyramid (side A): its levels lie apart, so that none is covered. */
export function pyramidSpots(plot: Box, levels: readonly number[]): Spot[] {
  const edges = levels.map((spaces) => Math.round(Math.sqrt(spaces)));
  const inside = room(plot);
  const highs = edges.map((edge) => edge * DEPTH + FRONT + 6);
  let y = inside.y + (inside.h + highs.reduce((sum, high) => sum + high, 0)) / 2 + 4;
  return edges.flatMap((edge, level) => {
    y -= highs[level]!;
    return square(plot.x + plot.w / 2, y, edge);
  });
}

/** Return where the three pyramids (side B) stand: the middle one behind the others. */
export function pyramidBoxes(plot: Box): Box[] {
  const inside = room(plot);
  const [w, h] = [72, inside.h / 2 - 1];
  const middle = plot.x + plot.w / 2;
  return [
    { x: middle - w - 2, y: inside.y + h + 2, w, h },
    { x: middle - w / 2, y: inside.y, w, h },
    { x: middle + 2, y: inside.y + h + 2, w, h },
  ];
}

/** Return the spaces of one of the three pyramids: four, and a top that lies apart. */
export function smallPyramidSpots(box: Box): Spot[] {
  const middle = box.x + box.w / 2;
  const base = box.y + box.h - 2 * DEPTH - FRONT + 1;
  return [...square(middle, base, 2), ...square(middle, base - DEPTH - FRONT + 3, 1)];
}

/** Return a spot for one of the stones beside the complete pyramids, small ones in a corner. */
export function besideSpot(plot: Box, at: number): Spot {
  const inside = room(plot);
  const x = inside.x + inside.w - 14 * (1 + (at % 3));
  return { x, y: inside.y + 12 + Math.floor(at / 3) * 14, size: 0.5, level: 0 };
}

/** Return where a pile of stones grows: so steep that all of it fits. */
function step(high: number, stones: number): number {
  return Math.min(FRONT, (high - TOP - FRONT) / Math.max(1, stones - 1));
}

/** Return the spots of the temple: level upon level from the left. */
export function templeSpots(plot: Box, spaces: number, stones: number, foot: number): Spot[] {
  const inside = room(plot);
  const left = plot.x + plot.w / 2 - (spaces * PITCH) / 2;
  const high = inside.h - foot - 14;
  const rise = step(high, Math.ceil(stones / spaces));
  const ground = inside.y + inside.h - foot - TOP - FRONT;
  return Array.from({ length: stones }, (_, at) => {
    const level = Math.floor(at / spaces);
    return { x: left + (at % spaces) * PITCH + 1.5, y: ground - level * rise, size: 1, level };
  });
}

/** Return the spots of the burial chamber, column by column; many of them are drawn smaller. */
export function burialSpots(
  plot: Box,
  rows: number,
  spots: number,
  top: number,
  foot: number,
): Spot[] {
  const inside = room(plot);
  const columns = Math.max(5, Math.ceil(spots / rows));
  const high = inside.h - top - foot;
  const size = Math.min(1, inside.w / (columns * PITCH), high / (rows * DEPTH));
  const left = plot.x + plot.w / 2 - (columns * PITCH * size) / 2;
  const y = inside.y + top + (Math.min(rows * DEPTH, high) - size * rows * DEPTH) / 2;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (Math.floor(at / rows) * PITCH + 1.5) * size,
    y: y + (at % rows) * DEPTH * size,
    size,
    level: 0,
  }));
}

/** Return where a seat's tower stands (side A), and its stones from the ground. */
export function towerSpots(plot: Box, seats: number, seat: number, stones: number, most: number) {
  const inside = room(plot);
  const pitch = inside.w / seats;
  const x = inside.x + pitch * seat + (pitch - STONE) / 2;
  const rise = step(inside.h - 30, most);
  const ground = inside.y + inside.h - 24 - TOP - FRONT;
  return Array.from({ length: Math.max(1, stones) }, (_, level): Spot => {
    return { x, y: ground - level * rise, size: 1, level };
  });
}

/** Return the three stones of an obelisk on a place of the row (side B). */
export function obeliskSpots(plot: Box, place: number, stones: number): Spot[] {
  const inside = room(plot);
  const pitch = inside.w / 4;
  const x = inside.x + pitch * (place % 4) + (pitch - STONE * 0.9) / 2;
  const ground = inside.y + 44 + Math.floor(place / 4) * 70;
  return Array.from({ length: stones }, (_, level): Spot => {
    return { x, y: ground - level * FRONT * 0.9, size: 0.9, level };
  });
}

/** Return the spot of a stone that is in no obelisk (side B). */
export function looseSpot(plot: Box, seats: number, seat: number, at: number): Spot {
  const inside = room(plot);
  const pitch = inside.w / seats;
  const x = inside.x + pitch * seat + 2 + (at % 2) * 17;
  return { x, y: inside.y + inside.h - 22 - Math.floor(at / 2) * 7, size: 0.62, level: at >> 1 };
}

/** Return the places of a sled; more than five are drawn smaller. */
export function sledSpots(panel: Box, places: number): Spot[] {
  const size = Math.min(1, 5 / places);
  return Array.from({ length: places }, (_, at) => ({
    x: panel.x + 14 + at * 28 * size,
    y: panel.y + 30 + (1 - size) * 24,
    size,
    level: 0,
  }));
}

export const sledBox = (panel: Box): Box => ({ x: panel.x + 4, y: panel.y + 26, w: 154, h: 44 });

export const quarryBox = (panel: Box): Box => ({
  x: panel.x + 162,
  y: panel.y + 26,
  w: Math.min(panel.w - 166, 150),
  h: 44,
});

export const quarrySpot = (panel: Box): Spot => {
  const box = quarryBox(panel);
  return { x: box.x + 8, y: box.y + 8, size: 0.8, level: 0 };
};

/** All slots of all ships. */
export const slots = Array.from({ length: SHIPS * SLOTS }, (_, at) => ({
  at,
  ship: Math.floor(at / SLOTS),
  slot: at % SLOTS,
}));

const units = (length: number) => `calc(var(--u) * ${length.toFixed(2)})`;

/** Lay an element into a box of the drawing. */
export const placed =
  (box: Box): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    Object.assign(element.style, {
      position: "absolute",
      left: units(box.x),
      top: units(box.y),
      width: units(box.w),
      height: units(box.h),
    });
  };

export const moved = (x: number, y: number): string => `translate(${units(x)}, ${units(y)})`;
