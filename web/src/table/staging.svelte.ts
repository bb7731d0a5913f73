// The staging clock of a table: what happens is shown one thing after the other, never two at once.
//
// `stage(scene)` and `queue(scene)` put a scene into the order and return a promise that it is over. It is
//   announced  `told` stands in the line of the announcement for `lead` ms,
//   drawn      `draw` shows it; a promise that it returns and whatever flies on the board is waited for,
//   landed     `landed` is called, and whoever listens by `onLanding`: the moment for a sound,
//   counted    `count` is called: scores, prompt and choices follow now, and
//   held       it is left to be looked at for `hold` ms before the next one comes.
// `queue` is for what comes next, such as moves. A scene that is put by `stage` while another one is drawn
// (in its `draw`, or in an effect of what that draws) belongs to that one: it is played after that one has
// landed and before it is counted. So a board lets the unloading follow the voyage, and a scoring round
// plays before the scores stand anew. Whatever is not announced leaves the announcement as it is.
//
// All times are those of the calm speed; brisk ones are shorter, and none is waited for at the instant
// speed, in a page that nobody sees, or once somebody has skipped. Then `ending` is aborted: whatever
// `draw` has begun goes to its end at once. `pace()` in it tells how much of a time is to be taken.
import { tick } from "svelte";
import type { Message } from "../wire";

/** What is announced: who does what, in one line. */
export interface Announcement {
  readonly seat: number; // -1: nobody
  readonly line: readonly Message[];
}

export interface Scene {
  readonly told?: Announcement;
  readonly lead?: number; // ms
  draw(ending: AbortSignal): void | Promise<void>;
  open?(): void; // called before it lands if nothing is staged within it, else when it is counted
  landed?(): void;
  count?(): void;
  readonly hold?: number; // ms
}

interface Turn {
  readonly scene: Scene;
  readonly ending: AbortController;
  over(): void;
  isForgotten?: boolean; // something else stands on the board: none of it may come any more
}

const MOST_WAITING = 30; // scenes; with more of them one catches up at once
const LONGEST_FRAME = 100; // ms; a page that nobody sees draws nothing, and goes on all the same

export class Staging {
  #now = $state.raw<Scene | null>(null);
  #waiting: Turn[] = [];
  #playing: Turn | null = null;
  #drawn: Turn | null = null; // what is staged now belongs to it
  #within: Turn[] = [];
  #isRunning = false;
  readonly #listeners = new Set<(scene: Scene) => void>();
  /** Waits until what flies on the board has landed; the page says how. */
  landing: (ending: AbortSignal) => Promise<void> = () => Promise.resolve();

  /** `pace` is how much of a time is taken: 1 is calm, 0 is at once. */
  constructor(readonly pace: () => number) {}

  /** The scene that is being staged, if one is. */
  get now(): Scene | null {
    return this.#now;
  }

  /** What is announced while it is staged. */
  readonly announced = $derived.by((): Announcement | null => this.#now?.told ?? null);

  /** Show more of what is being drawn, once that has landed; if nothing is, it comes last. */
  stage(scene: Scene): Promise<void> {
    const drawn = this.#drawn;
    if (!drawn) return this.queue(scene);
    return new Promise((over) => void this.#within.push({ scene, ending: drawn.ending, over }));
  }

  /** Put a scene at the end of the order, such as the next move. */
  queue(scene: Scene): Promise<void> {
    return new Promise((over) => {
      this.#waiting.push({ scene, ending: new AbortController(), over });
      if (this.#waiting.length > MOST_WAITING) this.skip();
      void this.#run();
    });
  }

  /** Go to the end of all that is being staged. */
  skip(): void {
    for (const { ending } of this.#waiting) ending.abort();
    this.#playing?.ending.abort();
  }

  /** Let nothing of what was put into the order come any more. */
  forget(): void {
    const forgotten = this.#waiting.splice(0);
    for (const turn of [this.#playing, ...this.#within]) if (turn) turn.isForgotten = true;
    this.#playing?.ending.abort();
    for (const { over } of forgotten) over();
  }

  /** Hear of each scene that has landed; what is returned ends it. */
  onLanding(heard: (scene: Scene) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let turn = this.#waiting.shift(); turn; turn = this.#waiting.shift()) {
      this.#playing = turn;
      await this.#play(turn);
      await (this.#isAtOnce(turn) ? drawn() : this.#wait(turn, turn.scene.hold));
      turn.over();
    }
    this.#playing = null;
    this.#now = null;
    this.#isRunning = false;
  }

  async #play(turn: Turn): Promise<void> {
    const { scene, ending } = turn;
    const outer = turn === this.#playing ? null : this.#now;
    if (scene.told || !outer) this.#now = scene;
    if (scene.lead && !this.#isAtOnce(turn)) await this.#wait(turn, scene.lead);
    if (turn.isForgotten) return;
    const others = this.#within;
    this.#within = [];
    this.#drawn = turn;
    const drawing = safely(() => scene.draw(ending.signal));
    if (drawing) await Promise.race([drawing, aborted(ending.signal)]);
    await tick();
    const isOpen = scene.open && !this.#within.length && !turn.isForgotten;
    if (isOpen) safely(scene.open!.bind(scene));
    if (!this.#isAtOnce(turn)) await this.landing(ending.signal);
    if (!turn.isForgotten) safely(() => scene.landed?.());
    if (!turn.isForgotten) for (const heard of this.#listeners) safely(() => heard(scene));
    const now = this.#now;
    for (let inner = this.#within.shift(); inner; inner = this.#within.shift()) {
      await this.#play(inner);
      this.#drawn = turn;
      if (!this.#isAtOnce(inner)) await this.#wait(inner, inner.scene.hold);
      this.#now = now;
      inner.over();
    }
    this.#within = others;
    this.#drawn = null;
    if (turn.isForgotten) return;
    if (!isOpen) safely(() => scene.open?.());
    safely(() => scene.count?.());
  }

  #isAtOnce({ ending }: Turn): boolean {
    return ending.signal.aborted || document.hidden || this.pace() === 0;
  }

  #wait({ ending }: Turn, time = 0): Promise<void> {
    const length = time * this.pace();
    if (length <= 0) return Promise.resolve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const passed = new Promise<void>((over) => (timer = setTimeout(over, length)));
    return Promise.race([passed, aborted(ending.signal)]).finally(() => clearTimeout(timer));
  }
}

/** Do something, and go on even if it fails: what comes after it is to be seen all the same. */
function safely<T>(deed: () => T): T | undefined {
  try {
    return deed();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    if (signal.aborted) over();
    else signal.addEventListener("abort", () => over(), { once: true });
  });
}

/** Wait until what is on the page has been drawn; each move is, even if none is waited for. */
function drawn(): Promise<void> {
  if (document.hidden) return tick();
  return new Promise((over) => {
    setTimeout(over, LONGEST_FRAME);
    requestAnimationFrame(() => setTimeout(over)); // when what the frame shows has been drawn
  });
}
