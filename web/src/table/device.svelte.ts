// A device that several people share: who has it, and whom it has to be passed to.
import type { LogItem, SeatView, Standing } from "../wire";
import { NOBODY, type Table } from "./table.svelte";

export class Device {
  holder = $state<number | null>(null); // which of several own seats has it
  looking = $state<number | null>(null); // which of them still looks at what their move brought

  readonly isShared = $derived.by(() => (this.table.told?.own.length ?? 0) > 1);

  /** Whose view is drawn. */
  readonly seat = $derived.by((): number => {
    const own = this.table.told?.own ?? [];
    if (!this.isShared) return own[0] ?? NOBODY;
    const asked = this.table.standing?.asked ?? NOBODY;
    if (this.table.told?.has_secrets) return this.holder ?? NOBODY;
    return this.looking ?? (own.includes(asked) ? asked : own[0]!);
  });

  /** The own seat that it has to be passed to before more is shown than everybody may see. */
  readonly passTo = $derived.by((): number | null => {
    const { told, standing } = this.table;
    if (!told || !standing || !this.isShared || standing.outcome) return null;
    if (this.looking !== null) return null;
    if (!told.has_secrets && !standing.views.some((view) => view.is_secret)) return null;
    const { asked } = standing;
    if (this.#isPlayedHere(asked)) return asked === this.holder ? null : asked;
    if (this.holder !== null) return null;
    return told.own.find((seat) => this.#isPlayedHere(seat)) ?? told.own[0]!;
  });

  /** Whom it goes to once who has it has seen enough. */
  readonly next = $derived.by((): number | null => {
    const asked = this.table.standing?.asked ?? NOBODY;
    return this.looking !== null && this.#isPlayedHere(asked) ? asked : null;
  });

  /** The view that may be shown to whoever has it now. */
  readonly view = $derived.by((): SeatView | null => {
    if (this.passTo !== null) return null;
    const { looked, standing } = this.table;
    const views = looked?.views ?? standing?.views ?? [];
    const own = views.find((view) => view.seat === this.seat);
    if (!this.isShared || standing?.outcome) return own ?? views[0] ?? null;
    // In a game without hands anybody may have it: not even the past shows what only one saw.
    if (looked && own?.is_secret && own.seat !== this.holder)
      return views.find((view) => !view.is_secret) ?? null;
    return own ?? null;
  });

  /** What everybody may see, for while it is passed on. */
  readonly open = $derived.by((): SeatView | null =>
    this.passTo === null
      ? null
      : (this.table.standing?.views.find((view) => view.seat === NOBODY) ?? null),
  );

  constructor(private readonly table: Table) {}

  /** Take it when it was passed on. */
  take(): void {
    this.holder = this.passTo;
  }

  /** Put it down: before more is shown, somebody has to take it. */
  putDown(): void {
    this.holder = null;
    this.looking = null;
  }

  /**
   * Take in a new position, and the move that led there if one did. Who moved keeps the device until
   * they have seen what it brought; else it is forgotten who had it when another one has to take it,
   * or has looked at a secret for once.
   */
  stands(standing: Standing | null, move: LogItem | null): void {
    const { told } = this.table;
    const asked = standing?.asked ?? NOBODY;
    if (!move || this.#isPlayedHere(move.seat)) this.looking = this.#hasToSee(move);
    if (asked === this.looking || standing?.outcome) this.looking = null;
    const hasLooked = !told?.has_secrets && asked !== this.holder;
    const isGone = this.holder !== null && !told?.own.includes(this.holder);
    if (hasLooked || isGone || this.passTo !== null) this.holder = null;
  }

  /** Return who has to see what a move brought: it is theirs alone, or chance has answered. */
  #hasToSee(move: LogItem | null): number | null {
    if (!move || !this.isShared) return null;
    const isSeen = this.table.told?.has_secrets ? move.seat === this.holder : move.revealed?.length;
    return isSeen ? move.seat : null;
  }

  /** Tell whether somebody here plays a seat: no bot does so for them. */
  #isPlayedHere(seat: number): boolean {
    const { told, seats } = this.table;
    return (told?.own.includes(seat) ?? false) && !seats[seat]?.bot;
  }
}
