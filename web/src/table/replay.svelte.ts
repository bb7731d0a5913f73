// The moves of a game played one after the other, as fast as one likes.
import type { Table } from "./table.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1600; // ms for a move, at speed 1

export class Replay {
  isPlaying = $state(false);
  speed = $state<number>(1);
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    private readonly go: (line: number) => Promise<void> | void,
  ) {}

  /** Begin where one looks, or at the beginning if that is the end; or pause. */
  async toggle(): Promise<void> {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    if (!this.table.looked) await this.go(0);
    this.#later();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#next);
  }

  #later(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => void this.#step(), STEP / this.speed);
  }

  async #step(): Promise<void> {
    const { looked, standing } = this.table;
    if (!this.isPlaying || !looked || !standing) return this.stop();
    await this.go(looked.line + 1);
    if (looked.line + 1 >= standing.line) return this.stop();
    if (this.isPlaying) this.#later();
  }
}
