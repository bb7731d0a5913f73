// What is drawn of ships and stones: a ship first comes to its site, and is unloaded then.
import { arrival } from "./stones";
import type { View } from "./words";

const MOST = 3; // moves that may wait to be shown; with more, the table is shown as it is

interface Turn {
  view: View;
  places: readonly string[] | null; // of the move that led there, if it was watched
}

export class Stage {
  drawn = $state.raw<View>() as View;
  #waiting: Turn[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.drawn = view;
  }

  /** Show a view; `pause` is how long a ship sails and how long it is unloaded, in ms. */
  show(view: View, places: readonly string[] | null, pause: number): void {
    this.#waiting.push({ view, places });
    if (pause === 0 || !places || this.#waiting.length > MOST) {
      this.close();
      this.drawn = view;
    } else if (!this.#timer) this.#next(pause);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(pause: number): void {
    this.#timer = undefined;
    for (let turn = this.#waiting.shift(); turn; turn = this.#waiting.shift()) {
      const { view, places } = turn;
      const coming = places && arrival(this.drawn, view, places);
      this.drawn = coming ?? view;
      if (!coming) continue;
      this.#timer = setTimeout(() => {
        this.drawn = view;
        this.#timer = setTimeout(() => this.#next(pause), pause);
      }, pause);
      return;
    }
  }
}
