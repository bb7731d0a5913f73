// The latest fight that was watched, token by token: moves tell what was revealed and in which order.
import type { LogItem } from "../../wire";
import {
  CELL_NAMES,
  WEAPON_NAMES,
  type Cell,
  type Prospects,
  type View,
  type Weapon,
} from "./words";

export interface Fight {
  readonly seat: number;
  readonly turn: number;
  readonly cell: Cell;
  readonly mob: number;
  readonly tokens: readonly Weapon[]; // in the order in which they were revealed
  readonly fresh: number; // how many of them were there before the latest move
  readonly hearts: number; // as the server counted them when the fight last stopped
  readonly isLit: boolean; // whether the latest move detonated TNT
  readonly isOver: boolean;
  readonly isBeaten: boolean;
}

/** Return the weapons that chance turned up, in order. */
function weaponsOf(told: LogItem): Weapon[] {
  return (told.revealed ?? []).flatMap((text) =>
    WEAPON_NAMES.filter((name) => text === `weapon:${name}`),
  );
}

/** Return the mob that lies on a cell, if one does. */
function mobOn(view: View, cell: Cell): number | null {
  const shown = view.face_up[cell];
  return shown && typeof shown === "object" && "mob" in shown ? shown.mob : null;
}

export class Fighting {
  fight = $state.raw<Fight | null>(null);
  #before: View | null = null;
  #latest: LogItem | null = null;

  /** Take note of the table after a move. */
  follow(view: View, latest: LogItem | null): void {
    const told = latest === this.#latest ? null : latest;
    const before = this.#before;
    this.#before = view;
    this.#latest = latest;
    if (told?.text.startsWith("fight ") && before) this.#begin(view, before, told);
    else if (told && this.fight && !this.fight.isOver) this.#goOn(view, told, this.fight);
    else if (!told && !this.fight && view.fight_cell) this.#comeIn(view, view.fight_cell);
    // Whoever looks away from the middle of a fight has none before them.
    else if (!told && !this.fight?.isOver && !view.fight_cell) this.fight = null;
  }

  #begin(view: View, before: View, told: LogItem): void {
    const place = told.places[0];
    const cell = CELL_NAMES.find((name) => `cell:${name}` === place);
    const mob = cell ? mobOn(before, cell) : null;
    if (!cell || mob === null) return;
    this.fight = {
      ...{ seat: told.seat, turn: before.turn, cell, mob },
      ...{ tokens: weaponsOf(told), fresh: 0, hearts: view.hearts, isLit: false },
      ...ending(view, cell, mob),
    };
  }

  #goOn(view: View, told: LogItem, fight: Fight): void {
    this.fight = {
      ...fight,
      tokens: [...fight.tokens, ...weaponsOf(told)],
      fresh: fight.tokens.length,
      hearts: view.fight_cell === null ? fight.hearts : view.hearts,
      isLit: told.text === "light",
      ...ending(view, fight.cell, fight.mob),
    };
  }

  /** Whoever comes in the middle sees what lies there, in no order. */
  #comeIn(view: View, cell: Cell): void {
    const tokens = WEAPON_NAMES.flatMap((kind) =>
      new Array<Weapon>(view.revealed[kind] ?? 0).fill(kind),
    );
    const mob = mobOn(view, cell);
    if (mob === null) return;
    this.fight = {
      ...{ seat: view.turn_seat, turn: view.turn, cell, mob, tokens, fresh: tokens.length },
      ...{ hearts: view.hearts, isLit: false, isOver: false, isBeaten: false },
    };
  }
}

function ending(view: View, cell: Cell, mob: number): Pick<Fight, "isOver" | "isBeaten"> {
  return { isOver: view.fight_cell === null, isBeaten: mobOn(view, cell) !== mob };
}

/** Return the hearts of a fight; a view after it tells them no more, so its last move is added. */
export function heartsOf(fight: Fight, prospects: Prospects | null): number | null {
  if (!fight.isOver) return fight.hearts;
  if (!prospects) return null;
  const fresh = fight.tokens.slice(fight.fresh).map((kind) => prospects.counts[kind]);
  return fresh.reduce(
    (sum, hearts) => sum + hearts,
    fight.hearts + (fight.isLit ? prospects.lit : 0),
  );
}
