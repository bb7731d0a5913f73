// How moves are followed: they are told at once, and shown by the staging clock one after the other.
import { kept } from "../kept";
import { preferences } from "../preferences.svelte";
import type { LogItem, Moved, Standing, TableTold } from "../wire";
import { PACE } from "./speeds";
import { Staging, type Announcement } from "./staging.svelte";
import { NOBODY, type Table } from "./table.svelte";

const LEAD = 700; // ms for which a move is announced before it is made
const HOLD = 500; // ms for which it is looked at before the next one
const SHARE = 0.1; // of the time that is left for an own move: so much may be spent on showing others
const MOST_MARKED = 12; // moves
const MOST_SPOKEN = 12; // moves; readers hear each when it comes
const KEPT_AS = "seen"; // the latest items of logs that were shown on this device, by tables
const MOST_TABLES = 50;

export class Following {
  /** What was told last; `Table.standing` is what is drawn of it so far. */
  known = $state.raw<Standing | null>(null);
  /** The latest state whose move has landed: its scores stand, and its end is told. */
  counted = $state.raw<Standing | null>(null);
  /** The latest state whose question is put; after an own move that may be before it has landed. */
  prompted = $state.raw<Standing | null>(null);
  /** What happened while nobody looked, and was not shown. */
  missed = $state.raw<readonly LogItem[]>([]);
  /** The latest moves that were shown, to be read aloud. */
  spoken = $state.raw<readonly LogItem[]>([]);
  /** The move of the past that is being shown again. */
  replayed = $state.raw<LogItem | null>(null);
  readonly staging: Staging;
  #isReplaying = false;
  #yielding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {
    this.staging = new Staging(() => {
      const isElsewhere = table.looked !== null && !this.#isReplaying;
      return isElsewhere ? 0 : PACE[preferences.speed];
    });
  }

  /** Whether all that was told stands on the board, and what is asked may be answered. */
  readonly isThrough = $derived.by(
    () => this.prompted === this.known && this.table.standing === this.known,
  );

  /** The moves that one has not answered yet, which stay marked on the board. */
  readonly marked = $derived.by((): readonly LogItem[] => {
    const { log, seat, asked, looked } = this.table;
    if (looked) return this.replayed ? [this.replayed] : [];
    const looking = seat === NOBODY ? asked : seat;
    const own = log.findLastIndex((item) => item.seat === looking && isMove(item));
    return log
      .slice(own + 1)
      .filter(isMove)
      .slice(-MOST_MARKED);
  });

  /** Take in a move: an own one is shown at once, and another one when all before it was. */
  take(moved: Moved): void {
    const { told: item, standing } = moved;
    const isOwn = this.#isOwn(item);
    if (isOwn) this.staging.skip();
    this.known = standing;
    this.#yieldInTime(standing);
    void this.staging.queue({
      told: announcementOf(item),
      lead: isOwn ? 0 : LEAD,
      draw: () => this.table.draw(moved),
      open: () => {
        if (isOwn && this.#isAskedHere(standing)) this.prompted = standing;
      },
      count: () => {
        this.prompted = this.counted = standing;
        this.table.count(moved);
        this.#speak([item]);
        if (isOwn) this.missed = [];
        else if (document.hidden && this.table.told?.own.length)
          this.missed = [...this.missed, item];
        this.#remember(item.number ?? 0);
      },
      hold: isOwn ? 0 : HOLD,
    });
  }

  /** Take in a whole table; `show` is called at once, unless what it tells is still being staged. */
  takeTable(table: TableTold, show: () => void): void {
    const isSame = this.known && this.known.n === table.standing?.n;
    if (isSame && this.staging.now && `${this.table.told?.own}` === `${table.own}`) {
      void this.staging.queue({ draw: show });
      return;
    }
    this.#forget();
    const seen = this.table.told ? (this.table.log.at(-1)?.number ?? 0) : shownOf(table.table);
    const own = table.log.findLastIndex((item) => isMove(item) && table.own.includes(item.seat));
    const others = table.log.slice(own + 1).filter(isMove);
    const isGame = table.own.length > 0 && table.standing !== null && !table.standing.outcome;
    this.missed = isGame ? others.filter(({ number = 0 }) => seen !== null && number > seen) : [];
    this.known = this.counted = this.prompted = table.standing;
    show();
    this.#speak(this.missed);
    this.#remember(table.log.at(-1)?.number ?? 0);
  }

  /** Show again what was missed, from where it began; it ends with the present. */
  async watch(items: readonly LogItem[]): Promise<void> {
    const { table, staging } = this;
    const first = items[0];
    if (!first) return;
    this.missed = [];
    this.#isReplaying = true;
    void staging.queue({ draw: () => table.look(first.line - 1) });
    for (const item of items)
      void staging.queue({
        told: announcementOf(item),
        lead: LEAD,
        draw: (ending) => {
          this.replayed = item;
          return ending.aborted ? undefined : table.look(item.line);
        },
        hold: HOLD,
      });
    await staging.queue({
      draw: () => this.#endReplay(),
    });
  }

  /** Show nothing more: the table is left, or may not be seen any more. */
  close(): void {
    clearTimeout(this.#yielding);
    this.#forget();
  }

  /** Let nothing come any more of what is staged, be it of now or shown again. */
  #forget(): void {
    this.staging.forget();
    this.#endReplay();
  }

  #endReplay(): void {
    if (!this.#isReplaying) return;
    this.#isReplaying = false;
    this.replayed = null;
    this.table.lookAway();
  }

  #speak(items: readonly LogItem[]): void {
    this.spoken = [...this.spoken, ...items].slice(-MOST_SPOKEN);
  }

  #isOwn({ seat, by }: LogItem): boolean {
    return by === "person" && (this.table.told?.own.includes(seat) ?? false);
  }

  #isAskedHere({ asked }: Standing): boolean {
    return this.table.told?.own.includes(asked) ?? false;
  }

  /** See to it that nobody's clock runs out while they are shown what the others did. */
  #yieldInTime(standing: Standing): void {
    clearTimeout(this.#yielding);
    if (!standing.due || !this.#isAskedHere(standing)) return;
    const time = Math.max(0, (standing.due - this.table.now()) * SHARE);
    this.#yielding = setTimeout(() => this.staging.skip(), time);
  }

  #remember(number: number): void {
    const id = this.table.told?.table;
    if (!id || !number) return;
    const others = shown().filter(([table]) => table !== id);
    const now = [...others, [id, number] as const].slice(-MOST_TABLES);
    kept.write(KEPT_AS, Object.fromEntries(now));
  }
}

/** Return what is announced of a move: what is done, and not yet what comes of it. */
const announcementOf = ({ seat, lines }: LogItem): Announcement => ({
  seat,
  line: lines[0]?.slice(0, 1) ?? [],
});

/** Tell a move from what else stands in a log, such as that somebody got up. */
const isMove = ({ line, lines }: LogItem): boolean =>
  line > 0 && !lines[0]?.[0]?.id.startsWith("server-log-");

function shown(): [string, number][] {
  const found: unknown = kept.read<unknown>(KEPT_AS, null);
  const all = Object.entries(typeof found === "object" && found !== null ? found : {});
  return all.filter((entry): entry is [string, number] => typeof entry[1] === "number");
}

/** Return up to where the log of a table was shown on this device, if it ever was. */
const shownOf = (table: string): number | null => new Map(shown()).get(table) ?? null;
