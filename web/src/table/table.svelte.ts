// A table as this browser knows it: what was told, what is shown, and what may be done.
import type {
  ChatShown,
  Choice,
  Looked,
  Said,
  SeatShown,
  SeatView,
  Standing,
  TableTold,
  Tell,
  Told,
} from "../wire";
import { Counsel } from "./counsel.svelte";
import { Connection, type Answer, type Link, type Said as Saying } from "./connection";

export interface Notice {
  said: Said;
  rule: string;
  canAsk: boolean; // an undo that the others may allow
}

interface Sent {
  seat: number;
  n: number;
  action: number;
}

export const NOBODY = -1;

export class Table {
  link = $state<Link>("connecting");
  told = $state.raw<TableTold | null>(null);
  standing = $state.raw<Standing | null>(null);
  seats = $state.raw<SeatShown[]>([]);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatShown[]>([]);
  notice = $state.raw<Notice | null>(null);
  refused = $state.raw<Said | null>(null); // why there is no line, if the server said so
  looked = $state.raw<Looked | null>(null); // how it was, while somebody looks back
  sent = $state.raw<Sent | null>(null); // chosen, and not yet answered
  holder = $state<number | null>(null); // which of several own seats has the device
  latest = $state.raw<Told | null>(null); // the move that came last while one watched

  /** Whose view is drawn. */
  readonly seat = $derived.by(() => {
    const own = this.told?.own ?? [];
    if (own.length < 2) return own[0] ?? NOBODY;
    const asked = this.standing?.asked ?? NOBODY;
    if (!this.told?.has_secrets) return own.includes(asked) ? asked : own[0]!;
    return this.holder ?? NOBODY;
  });

  /** The own seat that the device has to be passed to before anything is shown. */
  readonly passTo = $derived.by(() => {
    const own = this.told?.own ?? [];
    const standing = this.standing;
    if (!this.told || own.length < 2 || !standing || standing.outcome) return null;
    const isSecret = standing.views.some((view) => view.is_secret);
    if (!this.told.has_secrets && !isSecret) return null;
    if (own.includes(standing.asked)) return standing.asked === this.holder ? null : standing.asked;
    return this.holder === null ? own[0]! : null;
  });

  readonly view = $derived.by((): SeatView | null => {
    if (this.passTo !== null) return null;
    const views = this.looked?.views ?? this.standing?.views ?? [];
    return views.find((view) => view.seat === this.seat) ?? views[0] ?? null;
  });

  /** What may be chosen now; nothing while an answer is on its way, nor in the past. */
  readonly actions = $derived.by((): Choice[] =>
    this.sent || this.looked || this.link !== "open" ? [] : (this.view?.actions ?? []),
  );

  readonly scores = $derived(
    this.looked?.scores ?? this.standing?.scores ?? this.told?.scores ?? [],
  );
  readonly asked = $derived(this.looked?.asked ?? this.standing?.asked ?? NOBODY);
  readonly question = $derived(this.looked?.question ?? this.standing?.question ?? { id: "" });
  readonly rule = $derived(this.looked?.rule ?? this.standing?.rule ?? ""); // that governs it
  readonly isOwnTurn = $derived(this.actions.length > 0);

  /** Who takes back: at a shared device whoever of it acted last, else the seat that is drawn. */
  readonly undoSeat = $derived.by(() => {
    const last = this.log.at(-1)?.seat ?? NOBODY;
    return this.told?.own.includes(last) ? last : this.seat;
  });

  /** Why that seat cannot freely take back; its id is empty if it can. */
  readonly undoWhy = $derived(
    this.standing?.views.find((view) => view.seat === this.undoSeat)?.undo ?? { id: "" },
  );

  readonly counsel: Counsel;
  readonly #connection: Connection;
  #ahead = 0; // ms by which the server's clock is ahead of this device's
  #wantedLine: number | null = null;
  #isLooking = false;

  constructor(address: string, id: string, tokens: () => string[]) {
    this.counsel = new Counsel(this);
    this.#connection = new Connection(address, id, tokens, {
      heard: (tell) => this.#heard(tell),
      linked: (link, why) => this.#linked(link, why),
    });
  }

  close(): void {
    this.#connection.close();
  }

  wake(): void {
    this.#connection.wake();
  }

  /** Return the time by the server's clock, which tells when a move is due. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Choose an action; it is said again if the connection goes before its answer comes. */
  async choose(choice: Choice): Promise<void> {
    const standing = this.standing;
    if (!standing || !this.actions.includes(choice)) return;
    this.notice = null;
    this.sent = { seat: this.seat, n: standing.n, action: choice.action };
    await this.#sayChosen();
  }

  async #sayChosen(): Promise<void> {
    const sent = this.sent;
    if (!sent) return;
    const answer = await this.say({ type: "choose", ...sent });
    if (answer && this.sent === sent) this.sent = null;
  }

  /** Ask for something, and leave it to the asker whether a refusal matters. */
  ask(saying: Saying): Promise<Answer> {
    return this.#connection.say(saying);
  }

  /** Say something, and show why if it is refused. */
  async say(saying: Saying): Promise<Answer> {
    const answer = await this.ask(saying);
    if (answer?.type === "refused")
      this.notice = {
        said: answer.why,
        rule: answer.rule ?? "",
        canAsk: answer.can_ask ?? false,
      };
    return answer;
  }

  async undo(ask = false): Promise<void> {
    this.notice = null;
    if (this.standing)
      await this.say({ type: "undo", seat: this.undoSeat, n: this.standing.n, ask });
  }

  async agree(yes: boolean): Promise<void> {
    const wish = this.told?.undo;
    const seat = wish?.missing.find((missing) => this.told?.own.includes(missing));
    if (wish && seat !== undefined) await this.say({ type: "agree", seat, n: wish.n, yes });
  }

  /** Look at the table as it was after a line; a newer wish goes before one not yet asked. */
  async look(line: number): Promise<void> {
    this.#wantedLine = line;
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.#wantedLine !== null) {
      const wanted = this.#wantedLine;
      this.#wantedLine = null;
      const answer = await this.say({ type: "look", line: wanted });
      if (answer?.type !== "done") break;
    }
    this.#isLooking = false;
  }

  lookAway(): void {
    this.#wantedLine = null;
    this.looked = null;
  }

  async earlier(): Promise<void> {
    const first = this.log[0];
    if (first) await this.say({ type: "history", before: first.line });
  }

  #linked(link: Link, why: Said | null): void {
    this.link = link;
    this.refused = why;
    if (link === "open") this.notice = null;
    this.counsel.stopWaiting();
    const sent = this.sent;
    if (link !== "open" || !sent) return;
    if (this.standing?.n === sent.n) void this.#sayChosen();
    else this.sent = null;
  }

  /** Take in a new position; whoever shared a secret look passes the device on with the turn. */
  #stands(standing: Standing | null): void {
    this.standing = standing;
    if (!this.told?.has_secrets && standing?.asked !== this.holder) this.holder = null;
  }

  #heard(tell: Tell): void {
    switch (tell.type) {
      case "table":
        this.told = tell;
        this.#ahead = tell.now ? tell.now - Date.now() : 0;
        this.#stands(tell.standing);
        this.seats = tell.seats;
        this.log = tell.log;
        this.chat = tell.chat;
        this.latest = null;
        break;
      case "moved":
        if (this.standing && tell.after_hash !== this.standing.hash) {
          void this.say({ type: "resync" });
          break;
        }
        this.#stands(tell.standing);
        this.log = [...this.log, tell.told];
        this.latest = tell.told;
        if (tell.standing.outcome && this.told) this.told = { ...this.told, status: "finished" };
        break;
      case "seats":
        this.seats = tell.seats;
        break;
      case "chat":
        this.chat = [...this.chat, tell.line];
        break;
      case "notice":
        this.notice = { said: tell.said, rule: "", canAsk: false };
        break;
      case "history":
        this.log = [...tell.log, ...this.log];
        break;
      case "looked":
        this.looked = tell;
        break;
      case "prospects":
      case "hint":
      case "analysis":
        this.counsel.heard(tell);
        break;
      case "refused":
      case "done":
        break; // told to whoever asked
    }
  }
}
