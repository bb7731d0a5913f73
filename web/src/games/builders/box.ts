// What is printed on the components, by the numbers of the vocabulary.
import type { BoardProps } from "../../table/board";
import {
  BLOCK_NAMES,
  CARD_NAMES,
  CHARACTERISTIC_NAMES,
  EMERALD,
  EXTRA_ACTION_ICON,
  WEAPON_NAMES,
} from "./words";

type Printed = BoardProps<unknown>["printed"];

export interface Building {
  readonly shows: readonly number[]; // biome, material and type as characteristics
  readonly cost: readonly number[]; // by material
  readonly experience: number;
}

export interface Mob {
  readonly kind: string;
  readonly hearts: number;
  readonly experience: number;
  readonly icon: number; // a characteristic, or EXTRA_ACTION_ICON
  readonly points: number;
}

export interface Box {
  readonly buildings: readonly Building[];
  readonly mobs: readonly Mob[];
  readonly boards: readonly (readonly number[])[]; // the biome printed on each space
  readonly values: readonly number[]; // by characteristic
  readonly hearts: readonly number[]; // by weapon
  readonly hoe: number; // the experience that a golden hoe gives
}

const names: readonly string[] = CHARACTERISTIC_NAMES;

/** Read the printed values; tiles are numbered in printed order. */
export function readBox(printed: Printed): Box {
  const paths = Object.keys(printed);
  const word = (path: string) => String(printed[path]);
  const number = (path: string) => Number(printed[path]);
  const tiles = (kind: string, field: string) =>
    paths
      .filter((path) => path.startsWith(`${kind}.`) && path.endsWith(`.${field}`))
      .map((path) => path.slice(0, -field.length - 1));
  return {
    buildings: tiles("buildings", "cost").map((path) => ({
      shows: ["biome", "material", "type"].map((field) => names.indexOf(word(`${path}.${field}`))),
      cost: readCost(word(`${path}.cost`)),
      experience: number(`${path}.experience`),
    })),
    mobs: tiles("mobs", "hearts").map((path) => ({
      kind: path.split(".")[1]!.split("_")[0]!,
      hearts: number(`${path}.hearts`),
      experience: number(`${path}.experience`),
      icon: iconNumber(word(`${path}.icon`)),
      points: number(`${path}.points`),
    })),
    boards: paths
      .filter((path) => path.startsWith("boards."))
      .map((path) => (printed[path] as readonly string[]).map((biome) => names.indexOf(biome))),
    values: names.map((name, at) => number(`scoring.${CARD_NAMES[at >> 2]}.${name}`)),
    hearts: WEAPON_NAMES.map((name) => number(`weapons.${name}.hearts`)),
    hoe: number("weapons.golden_hoe.experience"),
  };
}

/** Return all numbers that tiles and tokens show, each once. */
export function numbersOf({ buildings, mobs, hearts }: Box): number[] {
  const ofBuildings = buildings.flatMap(({ cost, experience }) => [...cost, experience]);
  const ofMobs = mobs.flatMap((mob) => [mob.hearts, mob.experience, mob.points]);
  return [...new Set([...ofBuildings, ...ofMobs, ...hearts])];
}

/** Read a cost as it is printed, such as "1 wood, 2 sand". */
export function readCost(printed: string): number[] {
  const cost = new Array<number>(EMERALD).fill(0);
  for (const part of printed.split(",")) {
    const [count, material] = part.trim().split(" ");
    const at = (BLOCK_NAMES as readonly string[]).indexOf(material ?? "");
    cost[at] = (cost[at] ?? 0) + Number(count);
  }
  return cost;
}

function iconNumber(name: string): number {
  const at = names.indexOf(name);
  return at < 0 ? EXTRA_ACTION_ICON : at;
}
