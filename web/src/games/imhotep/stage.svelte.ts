// What is drawn of ships and stones: a ship first comes to its site, and is unloaded then.
import type { Scene } from "../../table/staging.svelte";
import { arrival } from "./stones";
import type { View } from "./words";

export class Stage {
  drawn = $state.raw<View>() as View;
  #newest: View;

  constructor(
    view: View,
    private readonly stage: (scene: Scene) => Promise<void>,
  ) {
    this.#newest = this.drawn = view;
  }

  /** Show a view; `places` are those of the move that led there, if it was watched. */
  show(view: View, places: readonly string[] | null): void {
    const coming = places && arrival(this.#newest, view, places);
    this.#newest = view;
    this.drawn = coming ?? view;
    if (!coming) return;
    const unload = () => {
      if (this.#newest === view) this.drawn = view;
    };
    void this.stage({ draw: unload });
  }
}
