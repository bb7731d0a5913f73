// The big cube on a flat screen: where each block that can be seen lies, and which faces of it.
import { COLUMN_NAMES, LAYERS, type Block, type Column, type View } from "./words";

export const EDGE = 16; // of a block, in the units of the drawing
export const STEEPEST = 1.25;
export const FLATTEST = 0.35;
const MIDDLE = (LAYERS * EDGE) / 2;

export interface Face {
  readonly isTop: boolean;
  readonly matrix: string; // takes the picture of a face, EDGE by EDGE, to the screen
  readonly outline: string;
  readonly shade: number; // 0 in full light
}

/** A block that can be seen. */
export interface Seen {
  readonly column: Column;
  readonly layer: number; // 0 is the top one
  readonly kind: Block;
  readonly faces: readonly Face[];
}

type Cube = View["cube"];

type Point = readonly [number, number];

/** Where one stands: turned around the cube, and how steeply one looks down, in radians. */
export interface Angle {
  readonly turn: number;
  readonly tilt: number;
}

/** Return a point of space on the screen; the middle of the table is 0, height goes up. */
export function project({ turn, tilt }: Angle, x: number, y: number, z: number): Point {
  const across = x * Math.cos(turn) - y * Math.sin(turn);
  const near = x * Math.sin(turn) + y * Math.cos(turn);
  return [across, near * Math.sin(tilt) - z * Math.cos(tilt)];
}

/** Return a polygon of points of space as a path. */
export function outline(angle: Angle, points: readonly (readonly [number, number, number])[]) {
  const flat = points.map(([x, y, z]) => project(angle, x, y, z).map(round).join(" "));
  return `M${flat.join("L")}Z`;
}

/** Return where a column stands. */
export function standing(column: Column): { row: number; place: number } {
  const at = COLUMN_NAMES.indexOf(column);
  return { row: Math.floor(at / LAYERS), place: at % LAYERS };
}

/** Return the blocks that can be seen, those farther away first, each with its open faces. */
export function visibleBlocks(cube: Cube, angle: Angle): Seen[] {
  const blocks: Seen[] = [];
  const rights = inOrder(Math.sin(angle.turn));
  const downs = inOrder(Math.cos(angle.turn));
  for (let layer = LAYERS - 1; layer >= 0; layer--)
    for (const row of downs)
      for (const place of rights) {
        const column = COLUMN_NAMES[row * LAYERS + place]!;
        const kind = cube[column][layer] ?? null;
        if (kind === null || kind === "hidden") continue;
        const faces = openFaces(cube, angle, row, place, layer);
        blocks.push({ column, layer, kind, faces });
      }
  return blocks;
}

/** Return 0 to 3, those first that are farther away. */
function inOrder(nearness: number): number[] {
  return nearness >= 0 ? [0, 1, 2, 3] : [3, 2, 1, 0];
}

function isThere(cube: Cube, row: number, place: number, layer: number): boolean {
  if (row < 0 || place < 0 || row >= LAYERS || place >= LAYERS || layer < 0) return false;
  return cube[COLUMN_NAMES[row * LAYERS + place]!][layer] !== null;
}

function openFaces(cube: Cube, angle: Angle, row: number, place: number, layer: number): Face[] {
  const [x, y] = [place * EDGE - MIDDLE, row * EDGE - MIDDLE];
  const z = (LAYERS - layer) * EDGE;
  const e = EDGE;
  const { sin, cos } = { sin: Math.sin(angle.turn), cos: Math.cos(angle.turn) };
  const faces: Face[] = [];
  // Each side: what stands before it, how it looks at us, its upper edge from left to right.
  const sides: [number, number, number, number, Point, Point][] = [
    [row + 1, place, cos, -sin, [x, y + e], [x + e, y + e]],
    [row - 1, place, -cos, sin, [x + e, y], [x, y]],
    [row, place + 1, sin, cos, [x + e, y + e], [x + e, y]],
    [row, place - 1, -sin, -cos, [x, y], [x, y + e]],
  ];
  for (const [otherRow, otherPlace, nearness, rightness, from, to] of sides) {
    if (nearness <= 0.01 || isThere(cube, otherRow, otherPlace, layer)) continue;
    const corners = [[...from, z] as const, [...to, z] as const, [...from, z - e] as const];
    faces.push(face(angle, corners, false, 0.2 + 0.2 * rightness));
  }
  if (!isThere(cube, row, place, layer - 1)) {
    const corners = [[x, y, z] as const, [x + e, y, z] as const, [x, y + e, z] as const];
    faces.push(face(angle, corners, true, 0));
  }
  return faces;
}

/** Make a face of three of its corners: the first one, the next to the right, the next below. */
function face(
  angle: Angle,
  corners: readonly (readonly [number, number, number])[],
  isTop: boolean,
  shade: number,
): Face {
  const [a, b, c] = corners.map(([x, y, z]) => project(angle, x, y, z)) as [Point, Point, Point];
  const right = [(b[0] - a[0]) / EDGE, (b[1] - a[1]) / EDGE] as const;
  const down = [(c[0] - a[0]) / EDGE, (c[1] - a[1]) / EDGE] as const;
  const last: Point = [b[0] + c[0] - a[0], b[1] + c[1] - a[1]];
  return {
    isTop,
    matrix: `matrix(${[...right, ...down, ...a].map(fine).join(" ")})`,
    outline: `M${[a, b, last, c].map((point) => point.map(round).join(" ")).join("L")}Z`,
    shade: round(shade),
  };
}

/** Return the quarter turn from which least stands before a block. */
export function bestTurn(cube: Cube, column: Column, layer: number): number {
  const { row, place } = standing(column);
  const covered = [0, 1, 2, 3].map((quarter) => {
    const [sin, cos] = [Math.sin(quarterTurn(quarter)), Math.cos(quarterTurn(quarter))];
    let before = 0;
    for (const other of COLUMN_NAMES) {
      const there = standing(other);
      const right = (there.place - place) * Math.sign(sin);
      const near = (there.row - row) * Math.sign(cos);
      if (right < 0 || near < 0 || right + near === 0 || Math.abs(right - near) > 1) continue;
      for (let above = 0; above <= layer; above++)
        if (cube[other][above] !== null) before += 1 / (right + near);
    }
    return before;
  });
  return covered.indexOf(Math.min(...covered));
}

/** Return the turn that shows a corner of the cube in front. */
export const quarterTurn = (quarter: number): number => Math.PI / 4 + (quarter * Math.PI) / 2;

const round = (value: number): number => Math.round(value * 100) / 100;
const fine = (value: number): number => Math.round(value * 10000) / 10000;
