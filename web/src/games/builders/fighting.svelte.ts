// The latest fight that was watched, token by token: moves tell what was revealed and in which order.
import type { Told } from "../../wire";
import { cellText } from "./naming";
import { BUILDINGS, CELLS, WEAPON_NAMES, type Prospects, type View } from "./words";

export interface Fight {
  readonly seat: number;
  readonly turn: number;
  readonly mob: number; // its tile
  readonly tokens: readonly number[]; // weapons, in the order in which they were revealed
  readonly fresh: number; // how many of them were there before the latest move
  readonly hearts: number; // as the server counted them when the fight last stopped
  readonly isLit: boolean; // whether the latest move detonated TNT
  readonly isOver: boolean;
  readonly isBeaten: boolean;
}

const WEAPON = "weapon:";

/** Return the weapons that chance turned up, in order. */
function weaponsOf(told: Told): number[] {
  const names: readonly string[] = WEAPON_NAMES;
  return (told.revealed ?? [])
    .filter((text) => text.startsWith(WEAPON))
    .map((text) => names.indexOf(text.slice(WEAPON.length)));
}

export class Fighting {
  fight = $state.raw<Fight | null>(null);
  #before: View | null = null;
  #latest: Told | null = null;

  /** Take note of the table after a move. */
  follow(view: View, latest: Told | null): void {
    const told = latest === this.#latest ? null : latest;
    const before = this.#before;
    this.#before = view;
    this.#latest = latest;
    if (told?.text.startsWith("fight ") && before) this.#begin(view, before, told);
    else if (told && this.fight && !this.fight.isOver) this.#goOn(view, told, this.fight);
    else if (!told && !this.fight && view.fight_cell >= 0) this.#comeIn(view);
    // Whoever looks away from the middle of a fight has none before them.
    else if (!told && !this.fight?.isOver && view.fight_cell < 0) this.fight = null;
  }

  #begin(view: View, before: View, told: Told): void {
    const place = told.places[0];
    const cell = Array.from({ length: CELLS }, (_, at) => at).find(
      (at) => `cell:${cellText(at)}` === place,
    );
    const mob = before.face_up[cell ?? -1] ?? -1;
    if (mob < BUILDINGS) return;
    this.fight = {
      ...{ seat: told.seat, turn: before.turn, mob },
      ...{ tokens: weaponsOf(told), fresh: 0, hearts: view.hearts, isLit: false },
      ...ending(view, mob, told.seat),
    };
  }

  #goOn(view: View, told: Told, fight: Fight): void {
    this.fight = {
      ...fight,
      tokens: [...fight.tokens, ...weaponsOf(told)],
      fresh: fight.tokens.length,
      hearts: view.fight_cell < 0 ? fight.hearts : view.hearts,
      isLit: told.text === "light",
      ...ending(view, fight.mob, fight.seat),
    };
  }

  /** Whoever comes in the middle sees what lies there, in no order. */
  #comeIn(view: View): void {
    const tokens = view.revealed.flatMap((count, kind) => new Array<number>(count).fill(kind));
    const mob = view.face_up[view.fight_cell] ?? -1;
    this.fight = {
      ...{ seat: view.asked_seat, turn: view.turn, mob, tokens, fresh: tokens.length },
      ...{ hearts: view.hearts, isLit: false, isOver: false, isBeaten: false },
    };
  }
}

function ending(view: View, mob: number, seat: number): Pick<Fight, "isOver" | "isBeaten"> {
  return { isOver: view.fight_cell < 0, isBeaten: view.owner[mob] === seat };
}

/** Return the hearts of a fight; a view after it tells them no more, so its last move is added. */
export function heartsOf(fight: Fight, prospects: Prospects | null): number | null {
  if (!fight.isOver) return fight.hearts;
  if (!prospects) return null;
  const fresh = fight.tokens.slice(fight.fresh).map((kind) => prospects.counts[kind]!);
  return fresh.reduce(
    (sum, hearts) => sum + hearts,
    fight.hearts + (fight.isLit ? prospects.lit : 0),
  );
}
