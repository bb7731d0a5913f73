// What the server works out for whoever looks: prospects of a view, hints, and a look back.
import type {
  AnalysisTold,
  Choice,
  Explained,
  HintTold,
  Judged,
  LogItem,
  NewsShown,
  ProspectsTold,
  Tell,
} from "../wire";
import { explainsAt } from "../learning.svelte";
import type { Table } from "./table.svelte";

export class Advice {
  analysis = $state.raw<AnalysisTold | null>(null); // of a finished game, as far as it is
  isThinking = $state(false); // whether a hint was asked for and has not come yet
  #hint = $state.raw<HintTold | null>(null);
  #foreseen = $state.raw<ProspectsTold | null>(null);
  #isForeseeing = false;
  #explained: Explained | null = null;
  #judging: ((judged: Judged | null) => void) | null = null; // who waits for a verdict

  /** How many moves the view that is drawn lies after the one that the prospects are of. */
  readonly #age = $derived.by((): number => {
    const told = this.#foreseen;
    const { standing, looked, view, following } = this.table;
    if (!told || !standing || told.seat !== view?.seat) return Infinity;
    const lines = (looked ?? standing).line - told.line;
    const isAhead = told.n > standing.n && told.n <= (following.known?.n ?? 0);
    return looked || isAhead || standing.n - told.n === lines ? lines : Infinity;
  });

  /** The line of what is drawn, unless it is the latest that the server knows. */
  get #lineDrawn(): { line: number } | null {
    const { looked, standing, following } = this.table;
    const drawn = looked ?? (standing === following.known ? null : standing);
    return drawn && { line: drawn.line };
  }

  /** What follows from the view that is drawn; that of the view just before stays until it is told. */
  readonly prospects = $derived.by((): unknown =>
    this.#age === 0 || this.#age === 1 ? this.#foreseen?.prospects : null,
  );

  /** What is new to somebody in the view that is drawn, the most urgent first. */
  readonly news = $derived.by((): readonly NewsShown[] =>
    this.isForeseen ? (this.#foreseen?.news ?? []) : [],
  );

  /** Whether what follows from the very view that is drawn is known. */
  get isForeseen(): boolean {
    return this.#age === 0;
  }

  /** The hint for what is asked now, once it was asked for and has come. */
  readonly hint = $derived.by((): HintTold | null => {
    const hint = this.#hint;
    const { isOwnTurn, standing, seat } = this.table;
    return isOwnTurn && hint?.n === standing?.n && hint?.seat === seat ? hint : null;
  });

  /** The action that the hint advises. */
  readonly advised = $derived.by(
    (): Choice | null =>
      this.table.actions.find((choice) => choice.action === this.hint?.best?.action) ?? null,
  );

  constructor(readonly table: Table) {}

  /** Ask what follows from the view that is drawn, and again if it has changed meanwhile. */
  async foresee(): Promise<void> {
    if (this.#isForeseeing) return;
    this.#isForeseeing = true;
    while (this.table.link === "open" && this.table.view && this.#age !== 0) {
      const { view, told } = this.table;
      const more = this.#lineDrawn ?? { has_news: explainsAt(told?.game ?? "") };
      const ask = { type: "prospects", seat: view.seat, ...more } as const;
      // A board works without, so a refusal is not news; but nothing old stays for it.
      if ((await this.table.ask(ask))?.type !== "done") {
        if (this.#age !== 0) this.#foreseen = null;
        break;
      }
    }
    this.#isForeseeing = false;
  }

  /** Ask what a place of the view that is drawn is, and what it is worth. */
  async explain(place: string): Promise<Explained | null> {
    const { view } = this.table;
    if (!view) return null;
    const ask = { type: "explain", seat: view.seat, place, ...this.#lineDrawn } as const;
    const answer = await this.table.ask(ask);
    return answer?.type === "done" && this.#explained?.re === answer.re ? this.#explained : null;
  }

  /** Ask a bot what it would do. */
  async askHint(): Promise<void> {
    const { standing, seat, isOwnTurn } = this.table;
    if (!standing || !isOwnTurn) return;
    this.isThinking = true;
    const answer = await this.table.say({ type: "hint", seat, n: standing.n });
    if (answer?.type !== "done") this.isThinking = false;
  }

  /** Return what would have been much better than an own move; nothing may be told of it, too. */
  async judge({ seat, line }: LogItem): Promise<Judged | null> {
    const judged = new Promise<Judged | null>((resolve) => (this.#judging = resolve));
    const answer = await this.table.ask({ type: "judge", seat, line });
    return answer?.type === "done" ? judged : null;
  }

  /** Wait no longer: what was being worked out ends with the connection that asked for it. */
  stopWaiting(): void {
    this.isThinking = false;
    this.#judging?.(null);
    if (!this.analysis?.found) this.analysis = null;
  }

  forgetHint(): void {
    this.#hint = null;
  }

  /** Ask for a look back at the finished game. */
  async analyse(): Promise<void> {
    await this.table.say({ type: "analyse" });
  }

  /** Take up a look back that was asked for before, if the server still has it. */
  async recall(): Promise<void> {
    if (!this.analysis) await this.table.ask({ type: "analyse", is_begun: true });
  }

  heard(tell: Tell): void {
    switch (tell.type) {
      case "prospects":
        this.#foreseen = tell;
        break;
      case "explained":
        this.#explained = tell;
        break;
      case "judged":
        this.#judging?.(tell);
        break;
      case "hint":
        this.#hint = tell;
        this.isThinking = false;
        break;
      case "analysis":
        this.analysis = tell;
        break;
    }
  }
}
