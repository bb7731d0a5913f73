// What is new to somebody: one line when a thing comes up for the first time, and never again.
import { explainsAt, hasTold, wasTold } from "../learning.svelte";
import { preferences } from "../preferences.svelte";
import type { NewsShown } from "../wire";
import type { Table } from "./table.svelte";

export class News {
  #shown = $state.raw<NewsShown | null>(null);
  #toldAt = 0; // the state at which something was told last: one line for each is enough

  /** Nothing is told as long as somebody else speaks, such as the coach of a guided game. */
  constructor(
    private readonly table: Table,
    readonly isBusy: () => boolean = () => false,
  ) {}

  /** The line that is to be read; none in the past, nor while somebody else has the device. */
  readonly shown = $derived.by((): NewsShown | null => {
    const { advice, device, looked } = this.table;
    if (this.isBusy() || looked || device.passTo !== null) return null;
    // What is no longer so, as after a way back, is not told on.
    const isSo = ({ topic }: NewsShown) => advice.news.some((now) => now.topic === topic);
    return this.#shown && (!advice.isForeseen || isSo(this.#shown)) ? this.#shown : null;
  });

  /** Tell the most urgent of what was never told here, unless a line still waits to be read. */
  next(): void {
    const { told, standing, advice, following } = this.table;
    if (!told || !standing || this.shown || this.#toldAt === standing.n) return;
    if (this.isBusy() || !following.isThrough || !explainsAt(told.game)) return;
    const fresh = advice.news.find(({ topic }) => !wasTold(told.game, topic));
    if (!fresh) return;
    this.#shown = fresh;
    this.#toldAt = standing.n;
    hasTold(told.game, fresh.topic);
  }

  /** It was read, or somebody has acted and the next thing may come up. */
  gotIt(): void {
    this.#shown = null;
  }

  /** Explain nothing any more, whatever comes up. */
  stop(): void {
    preferences.explains = "never";
    this.gotIt();
  }
}
