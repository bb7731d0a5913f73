// What the things on the table are called, for who reads them, hears them or looks closer.
import { nameOf, type Texts } from "../../texts.svelte";
import type { Said } from "../../wire";
import type { Box, Building, Mob } from "./box";
import {
  BLOCK_NAMES,
  BUILDINGS,
  CHARACTERISTIC_NAMES,
  EMERALD,
  EMPTY,
  EXTRA_ACTION_ICON,
  FACE_DOWN,
  LAYERS,
  TOKEN,
  WEAPON_NAMES,
  WIDTH,
  type Cost,
  type Prospects,
  type View,
} from "./words";

const GAME = "builders";

export const cellText = (cell: number): string =>
  "abcdef"[cell % WIDTH]! + (Math.floor(cell / WIDTH) + 1);
export const columnText = (column: number): string =>
  "abcd"[column % LAYERS]! + (Math.floor(column / LAYERS) + 1);
export const isAtSide = (cell: number): boolean =>
  [0, WIDTH - 1].includes(cell % WIDTH) || [0, WIDTH - 1].includes(Math.floor(cell / WIDTH));

/** What is said of a thing: what it is, and what more there is to know. */
export interface Facts {
  readonly title: string;
  readonly more: readonly string[];
}

export class Naming {
  constructor(
    readonly words: Texts,
    readonly box: Box,
  ) {}

  block(kind: number): Said {
    return nameOf(GAME, "block", BLOCK_NAMES[kind]!);
  }

  characteristic(number: number): Said {
    return nameOf(GAME, "characteristic", CHARACTERISTIC_NAMES[number]!);
  }

  weapon(kind: number): string {
    return this.words.named(GAME, "weapon", WEAPON_NAMES[kind]!);
  }

  mob(mob: Mob): Said {
    return nameOf(GAME, "mob", mob.kind);
  }

  building(building: Building): Said {
    const [biome, material, type] = building.shows.map((shown) => this.characteristic(shown));
    return {
      id: "builders-building",
      values: { biome: biome!, material: material!, type: type! },
    };
  }

  /** Say a number of blocks of each kind. */
  blocks(counts: readonly number[]): Said[] {
    return counts.flatMap((count, kind) =>
      count ? [{ id: "builders-board-blocks", values: { count, block: this.block(kind) } }] : [],
    );
  }

  /** Say what lies on a cell, and what it costs or gives. */
  cell(view: View, cell: number, prospects: Prospects | null): Facts {
    const shown = view.face_up[cell] ?? EMPTY;
    const say = (id: string, values = {}) => this.words.words(id, values);
    if (shown === EMPTY) return { title: say("builders-board-nothing"), more: [] };
    if (shown === FACE_DOWN) {
      const id = isAtSide(cell) ? "builders-board-token-down" : "builders-board-tiles-down";
      return { title: say(id, { count: view.height[cell] ?? 0 }), more: [] };
    }
    if (shown >= TOKEN) return this.weaponFacts(shown - TOKEN);
    const left = say("builders-board-below", { count: (view.height[cell] ?? 1) - 1 });
    if (shown >= BUILDINGS) {
      const mob = this.box.mobs[shown - BUILDINGS]!;
      const percent = prospects?.chances[mob.hearts];
      const chance = percent === undefined ? [] : [say("builders-board-chance", { percent })];
      const more = [...this.mobFacts(mob), ...chance, left];
      return { title: this.words.said(this.mob(mob)), more };
    }
    const building = this.box.buildings[shown]!;
    const cost = prospects?.costs.find((found) => found.building === shown) ?? null;
    return {
      title: this.words.said(this.building(building)),
      more: [...this.buildingFacts(building, cost), left],
    };
  }

  buildingFacts(building: Building, cost: Cost | null): string[] {
    const facts = [this.words.words("builders-board-cost", { blocks: this.blocks(building.cost) })];
    if (building.experience)
      facts.push(this.words.words("builders-board-gives", { points: building.experience }));
    if (cost) facts.push(this.#payment(cost));
    return facts;
  }

  #payment(cost: Cost): string {
    const emeralds = cost.missing.reduce((sum, count) => sum + count, 0);
    if (!cost.lacking)
      return this.words.words("builders-board-payable", { emeralds, block: this.block(EMERALD) });
    return this.words.words("builders-board-missing", {
      blocks: this.blocks(cost.missing),
      lacking: cost.lacking,
    });
  }

  mobFacts(mob: Mob): string[] {
    const { hearts, experience, points } = mob;
    const use =
      mob.icon === EXTRA_ACTION_ICON
        ? this.words.words("builders-board-extra-action")
        : this.words.words("builders-board-mob-scores", {
            points,
            name: this.characteristic(mob.icon),
          });
    return [
      this.words.words("builders-board-needs", { hearts }),
      this.words.words("builders-board-gives", { points: experience }),
      use,
    ];
  }

  weaponFacts(kind: number): Facts {
    const name = WEAPON_NAMES[kind]!;
    const effect = `builders-board-does-${name.replaceAll("_", "-")}`;
    const more = [this.words.words("builders-board-counts", { hearts: this.box.hearts[kind]! })];
    if (this.words.has(effect)) more.push(this.words.words(effect, { points: this.box.hoe }));
    return { title: this.weapon(kind), more };
  }

  /** Say facts one after the other. */
  aloud({ title, more }: Facts): string {
    return more.reduce(
      (said, next) => this.words.words("builders-board-then", { said, next }),
      title,
    );
  }

  /** Say facts with the place that they are about. */
  aloudAt(place: string, { title, more }: Facts): string {
    return this.aloud({ title: this.words.words("builders-thing", { place, thing: title }), more });
  }

  /** Say how much more something would give, or less. */
  gain(points: number): string {
    const id = points > 0 ? "builders-board-gain" : "builders-board-loss";
    return this.words.words(id, { points: Math.abs(points) });
  }

  /** Say what a space of a board shows, and what the building that is being placed would gain. */
  space(space: number, biome: number, building: Building | null, gain: number): string {
    const shown = this.#shownOn(space, biome, building);
    if (!gain) return shown;
    return this.words.words("builders-board-space-gain", { space: shown, gain: this.gain(gain) });
  }

  #shownOn(space: number, biome: number, building: Building | null): string {
    const number = space + 1;
    return building
      ? this.words.words("builders-board-space-built", {
          number,
          building: this.building(building),
        })
      : this.words.words("builders-board-space", { number, biome: this.characteristic(biome) });
  }
}
