// The tutor: after an own move that threw much away, and after no other, it says what was better.
import { explainsAt, hasTold, wasTold } from "../learning.svelte";
import { preferences } from "../preferences.svelte";
import type { Judged, LogItem } from "../wire";
import type { Table } from "./table.svelte";

const OFFER = "tutor"; // what is told once, of whatever game

export class Tutor {
  #verdict = $state.raw<Judged | null>(null);
  #move = $state.raw<LogItem | null>(null); // that the verdict is about, or will be
  #isOffered = $state(false);
  #isAsking = false;

  /** It keeps silent while somebody else speaks, such as the coach of a guided game. */
  constructor(
    private readonly table: Table,
    private readonly isBusy: () => boolean = () => false,
  ) {}

  /** Whether the table has one: where bots may give hints, for who plays. */
  readonly isThere = $derived.by((): boolean => {
    const { told } = this.table;
    const mayAdvise = told?.has_hints && told.own.length && told.status === "running";
    return Boolean(mayAdvise && !this.isBusy());
  });

  /** What would have been better than the latest own move, for whoever made it. */
  readonly verdict = $derived.by((): Judged | null => {
    const { table } = this;
    const own = table.log.findLast((item) => item.seat === this.#move?.seat);
    const isLatest = own !== undefined && own.number === this.#move?.number;
    const isTheirs = table.device.passTo === null && table.view?.seat === this.#verdict?.seat;
    return this.isThere && isLatest && isTheirs && !table.looked ? this.#verdict : null;
  });

  /** Whether to ask somebody new if they want one: at their first game, once. */
  readonly isOffered = $derived.by(
    (): boolean => this.#isOffered && this.isThere && this.table.device.passTo === null,
  );

  /** Look at a move that has come; another one that comes meanwhile is looked at after it. */
  async follow(): Promise<void> {
    const { latest, told } = this.table;
    if (!told || !latest || !this.isThere || !told.own.includes(latest.seat)) return;
    if (latest.by !== "person" || latest.number === this.#move?.number) return;
    if (!preferences.tutor) return this.#offer(told.game);
    this.#verdict = null;
    this.#move = latest;
    if (this.#isAsking) return;
    this.#isAsking = true;
    let judged: Judged | null;
    let move: LogItem;
    do {
      move = this.#move;
      judged = await this.table.advice.judge(move);
    } while (move !== this.#move);
    this.#isAsking = false;
    this.#verdict = judged?.told?.length ? judged : null;
  }

  #offer(game: string): void {
    if (!explainsAt(game) || wasTold("", OFFER)) return;
    hasTold("", OFFER);
    this.#isOffered = true;
  }

  /** Take or leave what was offered. */
  answer(wanted: boolean): void {
    this.#isOffered = false;
    preferences.tutor = wanted;
  }

  goOn(): void {
    this.#verdict = null;
  }

  async takeBack(): Promise<void> {
    const seat = this.#verdict?.seat;
    this.goOn();
    if (seat !== undefined) await this.table.undo(true, seat);
  }
}
