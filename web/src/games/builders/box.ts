// What is printed on the components.
import type { BoardProps } from "../../table/board";
import {
  BLOCK_NAMES,
  CARD_NAMES,
  CHARACTERISTIC_NAMES,
  WEAPON_NAMES,
  type Block,
  type Card,
  type Characteristic,
  type Weapon,
} from "./words";

type Printed = BoardProps<unknown>["printed"];

export const MATERIALS = BLOCK_NAMES.filter((block) => block !== "emerald");

/** Return the four characteristics of a scoring card. */
export function characteristicsOf(card: Card): readonly Characteristic[] {
  const first = CARD_NAMES.indexOf(card) * 4;
  return CHARACTERISTIC_NAMES.slice(first, first + 4);
}

/** Blocks of each kind, those that there are. */
export type Counts = Readonly<Partial<Record<Block, number>>>;

export interface Building {
  readonly shows: readonly [Characteristic, Characteristic, Characteristic]; // biome, material, type
  readonly cost: Counts;
  readonly experience: number;
}

export interface Mob {
  readonly kind: string;
  readonly hearts: number;
  readonly experience: number;
  readonly icon: Characteristic | "extra_action";
  readonly points: number;
}

export interface Box {
  readonly buildings: readonly Building[];
  readonly mobs: readonly Mob[];
  readonly boards: readonly (readonly Characteristic[])[]; // the biome printed on each space
  readonly values: Readonly<Record<Characteristic, number>>;
  readonly hearts: Readonly<Record<Weapon, number>>;
  readonly hoe: number; // the experience that a golden hoe gives
}

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
      shows: shownBy((field) => word(`${path}.${field}`)),
      cost: readCost(word(`${path}.cost`)),
      experience: number(`${path}.experience`),
    })),
    mobs: tiles("mobs", "hearts").map((path) => ({
      kind: path.split(".")[1]!.split("_")[0]!,
      hearts: number(`${path}.hearts`),
      experience: number(`${path}.experience`),
      icon: word(`${path}.icon`) as Mob["icon"],
      points: number(`${path}.points`),
    })),
    boards: paths
      .filter((path) => path.startsWith("boards."))
      .map((path) => printed[path] as readonly Characteristic[]),
    values: byName(
      CARD_NAMES.flatMap((card) =>
        characteristicsOf(card).map((name) => [name, number(`scoring.${card}.${name}`)] as const),
      ),
    ),
    hearts: byName(WEAPON_NAMES.map((name) => [name, number(`weapons.${name}.hearts`)] as const)),
    hoe: number("weapons.golden_hoe.experience"),
  };
}

/** Return all numbers that tiles and tokens show, each once. */
export function numbersOf({ buildings, mobs, hearts }: Box): number[] {
  const ofBuildings = buildings.flatMap(({ cost, experience }) => [
    ...MATERIALS.map((material) => cost[material] ?? 0),
    experience,
  ]);
  const ofMobs = mobs.flatMap((mob) => [mob.hearts, mob.experience, mob.points]);
  return [...new Set([...ofBuildings, ...ofMobs, ...Object.values(hearts)])];
}

/** Read a cost as it is printed, such as "1 wood, 2 sand". */
export function readCost(printed: string): Counts {
  const cost: Partial<Record<Block, number>> = {};
  for (const part of printed.split(",")) {
    const [count, name] = part.trim().split(" ");
    const material = MATERIALS.find((known) => known === name);
    if (material) cost[material] = (cost[material] ?? 0) + Number(count);
  }
  return cost;
}

function shownBy(word: (field: string) => string): Building["shows"] {
  return [word("biome"), word("material"), word("type")] as unknown as Building["shows"];
}

function byName<Name extends string>(
  pairs: readonly (readonly [Name, number])[],
): Readonly<Record<Name, number>> {
  return Object.fromEntries(pairs) as Record<Name, number>;
}
