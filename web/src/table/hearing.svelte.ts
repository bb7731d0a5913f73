// What one hears at the table: each move as it is shown, the points that it brings, and the end.
import { soundsOf } from "../games/sounds";
import { play } from "./sound";
import type { Table } from "./table.svelte";

const POINTS = 0.2; // seconds after the move that they are heard
const END = 0.5;

export class Hearing {
  #move: number | undefined; // what was heard last
  #points = 0; // of all seats
  #isOver = true; // a game that was over before one came is not over once more

  constructor(private readonly table: Table) {}

  /** Hear what is shown now; for an effect of the page. */
  follow(): void {
    const { latest, standing, told } = this.table;
    const isNew = latest !== null && latest.number !== this.#move;
    this.#move = latest?.number;
    const scores = (standing?.scores ?? []).flatMap((of) => Object.values(of));
    const points = scores.reduce((sum, own) => sum + own, 0);
    if (isNew && told) {
      const sound = soundsOf(told.game)[latest.text.split(" ")[0] ?? ""];
      void play(sound ?? "place");
      if (points > this.#points && sound !== "score") void play("score", POINTS);
    }
    this.#points = points;
    const places = standing?.outcome?.places;
    if (places && !this.#isOver && told) {
      const isWon = !told.own.length || told.own.some((seat) => places[seat] === 1);
      void play(isWon ? "win" : "end", END);
    }
    this.#isOver = Boolean(places) || !standing;
  }
}
