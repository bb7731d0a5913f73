// What a guided game says, thought by thought; the learner acts on the real board meanwhile.
import { isTaught, keepLearned, keepTaught } from "../learned";
import type { Choice, Message, Taught, ThoughtTold } from "../wire";
import type { Table } from "./table.svelte";

/** Somebody was about to do something else: what is said to that, and what it was. */
export interface Aside {
  said: Message;
  instead: Choice; // may be done all the same
}

/**
 * `thought`: it speaks; `waiting`: the others move; `leaving`: it asks whether one means it;
 * `strayed`: the lesson was left by a move; `over`: it says goodbye; `silent`: it has nothing to say.
 */
export type Mood = "thought" | "waiting" | "leaving" | "strayed" | "over" | "silent";

const READ_ON = -1; // the action of a thought that asks for none

export class Coach {
  aside = $state.raw<Aside | null>(null);
  #step = $state(0); // of the thought that is shown
  #told = $state.raw(new Map<number, ThoughtTold>()); // all that were told, by their steps
  #n = -1; // of the state that was taken in last
  #isBegun = $state(false); // whether anything was told since the page was opened
  #isHeard = $state(false); // whether the last thought was left behind
  #isLeaving = $state(false);
  #isSilent = $state(false); // whether it was sent away
  readonly #isThrough = $derived.by(() => isTaught(this.table.told?.table ?? ""));

  /** What the server says now; nothing in the past, and away from the script. */
  readonly taught = $derived.by((): Taught | null => {
    const { told, looked, standing, view } = this.table;
    if (!told?.lesson || looked || standing?.outcome) return null;
    return view?.taught ?? null;
  });

  /** Whether one is at the end of the script, so that only what is said remains. */
  readonly #isLast = $derived.by(() => {
    const taught = this.taught;
    if (!taught || taught.step + taught.thoughts.length < taught.steps) return false;
    const { standing, seat } = this.table;
    return (taught.thoughts.at(-1)?.action ?? READ_ON) === READ_ON && standing?.asked === seat;
  });

  readonly mood = $derived.by((): Mood => {
    const { told, looked, standing } = this.table;
    if (!told?.lesson || looked || standing?.outcome) return "silent";
    if (this.#isThrough || this.#isSilent) return "silent";
    if (this.#isLeaving) return "leaving";
    if (this.#isHeard) return "over";
    const taught = this.taught;
    if (!taught) return this.#isBegun ? "strayed" : "silent";
    if (this.thought) return "thought";
    return this.#isLast ? "over" : "waiting";
  });

  /** The thought that is shown, if one is. */
  readonly thought = $derived.by((): ThoughtTold | null => {
    const taught = this.taught;
    if (!taught || (!taught.thoughts.length && this.#step >= taught.step)) return null;
    return this.#told.get(this.#step) ?? null;
  });

  /** The action that is to be tried now, as soon as its thought is shown. */
  readonly wanted = $derived.by((): Choice | null => {
    if (this.mood !== "thought" || !this.#isNewest) return null;
    return this.table.actions.find(({ action }) => action === this.thought?.action) ?? null;
  });

  /** The places to point at: those that the thought names, or else those of what is to be done. */
  readonly places = $derived.by((): readonly string[] => {
    if (this.mood !== "thought") return [];
    const named = this.thought?.places ?? [];
    return named.length ? named : (this.wanted?.places ?? []);
  });

  /** Whether one reads on, instead of doing something on the board. */
  readonly isReadOnly = $derived.by(
    () => this.mood === "thought" && (!this.#isNewest || this.thought?.action === READ_ON),
  );

  readonly isBackPossible = $derived.by(
    () => this.mood === "thought" && this.#told.has(this.#step - 1),
  );

  readonly #isNewest = $derived.by(() => {
    const taught = this.taught;
    return !!taught && this.#step === taught.step + taught.thoughts.length - 1;
  });

  constructor(readonly table: Table) {}

  get step(): number {
    return this.#step;
  }

  get steps(): number {
    return this.taught?.steps ?? 0;
  }

  /** Take in what is told with a new state. */
  hear(): void {
    const { taught, table } = this;
    const n = table.standing?.n ?? 0;
    if (!taught || n === this.#n) return;
    this.#n = n;
    this.#isBegun = true;
    this.aside = null;
    const told = taught.thoughts.map((thought, at) => [taught.step + at, thought] as const);
    this.#told = new Map([...this.#told, ...told]);
    this.#step = taught.step;
    if (!told.length && this.#isLast) this.#end();
  }

  /** Go on to the next thought; after the last one say goodbye. */
  goOn(): void {
    this.aside = null;
    if (!this.isReadOnly) return;
    if (this.#isLast && this.#isNewest) this.#end();
    else this.#step += 1;
  }

  /** Go back to the thought before. */
  goBack(): void {
    this.aside = null;
    if (this.isBackPossible) this.#step -= 1;
  }

  /** Judge what somebody chose: true if it may be sent, else it is answered. */
  allows(choice: Choice): boolean {
    const last = this.taught?.thoughts.at(-1);
    if (this.mood === "over") this.fallSilent();
    if (this.mood !== "thought" && this.mood !== "leaving") return true;
    if (!last || last.action === READ_ON) return this.#goOver();
    if (choice.action === last.action) return true;
    const other = last.otherwise[choice.family] ?? { id: "learning-other" };
    this.aside = {
      said: this.isReadOnly ? { id: "learning-read-first" } : other,
      instead: choice,
    };
    return false;
  }

  /** Ask whether one wants to go on alone. */
  askToLeave(): void {
    this.aside = null;
    this.#isLeaving = true;
  }

  stay(): void {
    this.#isLeaving = false;
  }

  /** Say no more of having been left; a way back onto the script is still heard. */
  letGo(): void {
    this.#isBegun = false;
  }

  /** Say nothing more at this table. */
  fallSilent(): void {
    this.#isSilent = true;
    keepTaught(this.table.told?.table ?? "");
  }

  /** Who plays on without having read the last words has learned all the same. */
  #goOver(): boolean {
    this.#end();
    this.fallSilent();
    return true;
  }

  #end(): void {
    const { told } = this.table;
    this.#isHeard = true;
    if (told?.lesson) keepLearned(told.game, told.lesson);
  }
}
