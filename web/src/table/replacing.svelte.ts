// Whom a bot may play for now, so that the others need not wait any longer.
import type { Table } from "./table.svelte";

const LONGEST = 2 ** 31 - 1; // ms that a timer can wait

export class Replacing {
  #now = $state(0);

  /** The seats of others that the server lets a bot play for. */
  readonly seats = $derived.by((): number[] => {
    const { told, standing, seats } = this.table;
    return seats.flatMap((seat, index) => {
      if (seat.kind !== "person" || seat.bot || told?.own.includes(index)) return [];
      const from = (seat.here ? standing?.silent_from : standing?.absent_from) ?? 0;
      const isLate = index === standing?.asked && from > 0 && from <= this.#now;
      return seat.left || isLate ? [index] : [];
    });
  });

  /** Follow the time, in a component: from one moment that changes something to the next. */
  constructor(private readonly table: Table) {
    $effect(() => {
      const { absent_from = 0, silent_from = 0 } = table.standing ?? {};
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        const now = table.now();
        this.#now = now;
        const next = Math.min(...[absent_from, silent_from].filter((moment) => moment > now));
        if (next < Infinity) timer = setTimeout(tick, Math.min(LONGEST, next - now));
      };
      tick();
      return () => clearTimeout(timer);
    });
  }
}
