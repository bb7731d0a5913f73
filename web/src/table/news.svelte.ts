// What is new to somebody: one line when a thing comes up for the first time, and never again.
import { explainsAt, hasTold, wasTold } from "../learning.svelte";
import { preferences } from "../preferences.svelte";
import type { NewsShown } from "../wire";
import type { Table } from "./table.svelte";

export class News {
  #shown = $state.raw<NewsShown | null>(null);
  #toldAt = 0; // the state at which something was told last: one line for each is enough

  constructor(private readonly table: Table) {}

  /** The line that is to be read; none in the past, nor while somebody else has the device. */
  readonly shown = $derived.by((): NewsShown | null =>
    this.table.looked || this.table.device.passTo !== null ? null : this.#shown,
  );

  /** Tell the most urgent of what was never told here, unless a line still waits to be read. */
  next(): void {
    const { told, standing, advice } = this.table;
    if (!told || !standing || this.#shown || this.#toldAt === standing.n) return;
    if (!explainsAt(told.game)) return;
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
