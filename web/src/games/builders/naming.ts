// What the things on the table are called, for who reads them, hears them or looks closer.
import { nameOf, type Texts } from "../../texts.svelte";
import type { Message } from "../../wire";
import type { Box, Building, Counts, Mob } from "./box";
import {
  BLOCK_NAMES,
  type Block,
  type Cell,
  type Characteristic,
  type Cost,
  type Prospects,
  type View,
  type Weapon,
} from "./words";

const GAME = "builders";

export const isAtSide = (cell: Cell): boolean => /[af16]/.test(cell);

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

  block(kind: Block): Message {
    return nameOf(GAME, "block", kind);
  }

  characteristic(name: Characteristic): Message {
    return nameOf(GAME, "characteristic", name);
  }

  weapon(kind: Weapon): string {
    return this.words.named(GAME, "weapon", kind);
  }

  mob(mob: Mob): Message {
    return nameOf(GAME, "mob", mob.kind);
  }

  building(building: Building): Message {
    const [biome, material, type] = building.shows.map((shown) => this.characteristic(shown));
    return {
      id: "builders-building",
      values: { biome: biome!, material: material!, type: type! },
    };
  }

  /** Say a number of blocks of each kind. */
  blocks(counts: Counts): Message[] {
    return BLOCK_NAMES.flatMap((kind) => {
      const count = counts[kind];
      const block = this.block(kind);
      return count ? [{ id: "builders-board-blocks", values: { count, block } }] : [];
    });
  }

  /** Say what lies on a cell, and what it costs or gives. */
  cell(view: View, cell: Cell, prospects: Prospects | null): Facts {
    const shown = view.face_up[cell];
    const say = (id: string, values = {}) => this.words.words(id, values);
    if (shown === null) return { title: say("builders-board-nothing"), more: [] };
    if (shown === "face-down") {
      const id = isAtSide(cell) ? "builders-board-token-down" : "builders-board-tiles-down";
      return { title: say(id, { count: view.height[cell] ?? 0 }), more: [] };
    }
    if ("weapon" in shown) return this.weaponFacts(shown.weapon);
    const left = say("builders-board-below", { count: (view.height[cell] ?? 1) - 1 });
    if ("mob" in shown) {
      const mob = this.box.mobs[shown.mob]!;
      const percent = prospects?.chances[mob.hearts];
      const chance = percent === undefined ? [] : [say("builders-board-chance", { percent })];
      const more = [...this.mobFacts(mob), ...chance, left];
      return { title: this.words.said(this.mob(mob)), more };
    }
    const building = this.box.buildings[shown.building]!;
    const cost = prospects?.costs.find((found) => found.building === shown.building) ?? null;
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
    const emeralds = Object.values(cost.missing).reduce((sum, count) => sum + count, 0);
    if (!cost.lacking)
      return this.words.words("builders-board-payable", { emeralds, block: this.block("emerald") });
    return this.words.words("builders-board-missing", {
      blocks: this.blocks(cost.missing),
      lacking: cost.lacking,
    });
  }

  mobFacts(mob: Mob): string[] {
    const { hearts, experience, points } = mob;
    const use =
      mob.icon === "extra_action"
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

  weaponFacts(kind: Weapon): Facts {
    const effect = `builders-board-does-${kind.replaceAll("_", "-")}`;
    const more = [this.words.words("builders-board-counts", { hearts: this.box.hearts[kind] })];
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
  space(space: number, biome: Characteristic, building: Building | null, gain: number): string {
    const shown = this.#shownOn(space, biome, building);
    if (!gain) return shown;
    return this.words.words("builders-board-space-gain", { space: shown, gain: this.gain(gain) });
  }

  #shownOn(space: number, biome: Characteristic, building: Building | null): string {
    const number = space + 1;
    return building
      ? this.words.words("builders-board-space-built", {
          number,
          building: this.building(building),
        })
      : this.words.words("builders-board-space", { number, biome: this.characteristic(biome) });
  }
}
