// What one hears at the table: each move when it has landed, the points that it brings, and the end.
import { soundsOf } from "../games/sounds";
import { play } from "./sound";
import type { Table } from "./table.svelte";

const POINTS = 0.2; // seconds after the move that they are heard
const END = 0.5;

export class Hearing {
  #move: number | undefined; // what was heard last
  #points: number | null = null; // of all seats, when something landed last
  #isOver = true; // a game that was over before one came is not over once more

  constructor(private readonly table: Table) {}

  /** Hear what has landed. */
  land(): void {
    const { latest, standing, told } = this.table;
    const scores = (standing?.scores ?? []).flatMap((of) => Object.values(of));
    const points = scores.reduce((sum, own) => sum + own, 0);
    const isMore = this.#points !== null && points > this.#points;
    this.#points = points;
    if (!latest || !told || latest.number === this.#move) return;
    this.#move = latest.number;
    const sound = soundsOf(told.game)[latest.text.split(" ")[0] ?? ""] ?? "place";
    void play(sound);
    if (isMore && sound !== "score") void play("score", POINTS);
  }

  /** Hear that the game ends; for an effect of the page. */
  end(): void {
    const { told, outcome } = this.table;
    if (!told) return;
    if (outcome && !this.#isOver) {
      const isWon = !told.own.length || told.own.some((seat) => outcome.places[seat] === 1);
      void play(isWon ? "win" : "end", END);
    }
    this.#isOver = outcome !== null;
  }
}
