// Points that a move gave, shown source by source: they fly from what gave them to who gets them.
import type { EarnedShown, LogItem, Message } from "../../wire";
import { totalsOf } from "../ending/deciding";
import type { Scene } from "../staging.svelte";
import { NOBODY, type Table } from "../table.svelte";

/** What a source gave, and how much of it has arrived. */
export interface Part {
  readonly source: string;
  readonly shares: readonly EarnedShown[];
  readonly arrived: readonly number[]; // seats
}

export interface Told {
  readonly isWhole: boolean; // with a panel; a single gain only flies
  readonly isFinal: boolean;
  readonly totals: readonly number[]; // by seat, as far as points have arrived
  readonly parts: readonly Part[]; // that have begun
}

/** Lets points fly; it comes back when they are there, or at once when `ending` is aborted. */
export type Fly = (share: EarnedShown, ending: AbortSignal) => Promise<void>;

const NEXT = 220; // ms after which the next seat's points of a source set off
const HOLD = 500; // ms for which a source is looked at
const LAST_HOLD = 1100; // and all of it at last

/** Put what was earned together by its source, in its order. */
export function bySource(earned: readonly EarnedShown[]): [string, EarnedShown[]][] {
  const found = new Map<string, EarnedShown[]>();
  for (const share of earned) found.set(share.source, [...(found.get(share.source) ?? []), share]);
  return [...found];
}

/** Tell whether a move's points are a scene of their own: of several, or from several places. */
export const isWhole = (earned: readonly EarnedShown[]): boolean =>
  earned.length > 1 || (earned[0]?.places.length ?? 0) > 1;

export class Earning {
  told = $state.raw<Told | null>(null);
  #scene = 0; // its number: what arrives late belongs to no later one

  constructor(
    private readonly table: Table,
    private readonly stage: (scene: Scene) => Promise<void>,
    private readonly pace: () => number, // how much of a time is taken; 0: nothing is staged
    private readonly fly: Fly,
    private readonly say: (source: string, shares: readonly EarnedShown[]) => Message,
  ) {}

  /** Stage what a move gave, a scene a source. */
  show({ earned = [] }: LogItem): void {
    if (!earned.length || this.pace() === 0) return;
    const sources = bySource(earned);
    let scene = 0;
    const staged = sources.map(([source, shares], at) => {
      const isLast = at === sources.length - 1;
      return this.stage({
        told: { seat: NOBODY, line: [this.say(source, shares)] },
        draw: (ending) => {
          if (at === 0) scene = this.#begin(earned);
          return this.#draw(source, shares, ending);
        },
        hold: !isWhole(earned) ? 0 : isLast ? LAST_HOLD : HOLD,
      });
    });
    // They end also if they are forgotten because another position stands on the board.
    void Promise.all(staged).then(() => {
      if (scene === this.#scene) this.told = null;
    });
  }

  /** Begin with the points of before; return the scene's number. */
  #begin(earned: readonly EarnedShown[]): number {
    const now = this.table.looked ?? this.table.standing;
    const totals = totalsOf(now?.scores ?? []);
    for (const { seat, points } of earned) totals[seat]! -= points;
    this.#scene += 1;
    const isFinal = now === this.table.standing && Boolean(this.table.standing?.outcome);
    this.told = { isWhole: isWhole(earned), isFinal, totals, parts: [] };
    return this.#scene;
  }

  async #draw(source: string, shares: readonly EarnedShown[], ending: AbortSignal): Promise<void> {
    this.#change((told) => ({ parts: [...told.parts, { source, shares, arrived: [] }] }));
    const scene = this.#scene;
    await Promise.all(
      shares.map(async (share, at) => {
        await pause(at * NEXT * this.pace(), ending);
        if (!ending.aborted) await this.fly(share, ending);
        if (scene === this.#scene) this.#arrive(source, share);
      }),
    );
  }

  #arrive(source: string, { seat, points }: EarnedShown): void {
    this.#change(({ totals, parts }) => ({
      totals: totals.map((total, at) => (at === seat ? total + points : total)),
      parts: parts.map((part) =>
        part.source === source ? { ...part, arrived: [...part.arrived, seat] } : part,
      ),
    }));
  }

  #change(changed: (told: Told) => Partial<Told>): void {
    if (this.told) this.told = { ...this.told, ...changed(this.told) };
  }
}

function pause(length: number, ending: AbortSignal): Promise<void> {
  if (length <= 0 || ending.aborted) return Promise.resolve();
  return new Promise((over) => {
    const timer = setTimeout(over, length);
    ending.addEventListener("abort", () => (clearTimeout(timer), over()), { once: true });
  });
}
