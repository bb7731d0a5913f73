// A table as this browser knows it: what was told, what is shown, and what may be done.
import {
  HISTORY,
  LOG,
  type ChatShown,
  type Choice,
  type Looked,
  type Message,
  type Moved,
  type SeatShown,
  type SeatView,
  type Standing,
  type TableTold,
  type Tell,
  type LogItem,
} from "../wire";
import { Advice } from "./advice.svelte";
import { Device } from "./device.svelte";
import { Following } from "./following.svelte";
import { Links } from "./links.svelte";
import { Connection, type Answer, type Link, type Message as Saying } from "./connection";

export type { Saying };

export interface Notice {
  said: Message;
  rule: string;
  canAsk: boolean; // an undo that the others may allow
}

interface Sent {
  seat: number;
  n: number;
  action: number;
}

export const NOBODY = -1;
const FIRST_MOVE = 2; // the number of the state that it leads to

const numberOf = (told: LogItem): number => told.number ?? 0;

/** Return items of a log as they happened, each once, however often they were told. */
function inOrder(items: readonly LogItem[]): LogItem[] {
  const found = new Map(items.map((told) => [numberOf(told), told]));
  return [...found.values()].sort((one, other) => numberOf(one) - numberOf(other));
}

export class Table {
  link = $state<Link>("connecting");
  told = $state.raw<TableTold | null>(null);
  standing = $state.raw<Standing | null>(null); // as it is drawn; more may have been told
  seats = $state.raw<SeatShown[]>([]);
  log = $state.raw<LogItem[]>([]);
  chat = $state.raw<ChatShown[]>([]);
  notice = $state.raw<Notice | null>(null);
  refused = $state.raw<Message | null>(null); // why there is no line, if the server said so
  hasLeft = $state(false); // whether one got up from here before the game began
  looked = $state.raw<Looked | null>(null); // how it was, while somebody looks back
  sent = $state.raw<Sent | null>(null); // chosen, and not yet answered
  latest = $state.raw<LogItem | null>(null); // the move that was drawn last while one watched
  #isLogWhole = $state(false); // whether it is known that nothing came before

  /** Whether there is more to tell than the log does. */
  readonly hasEarlier = $derived(
    !this.#isLogWhole && ((this.log[0]?.n ?? 0) > FIRST_MOVE || this.log.length >= LOG),
  );

  readonly device = new Device(this);
  readonly following = new Following(this);

  /** Whose view is drawn. */
  get seat(): number {
    return this.device.seat;
  }

  get view(): SeatView | null {
    return this.device.view;
  }

  /** What may be chosen now; nothing while an answer is on its way, more is to be shown, or in the past. */
  readonly actions = $derived.by((): Choice[] => {
    const isClosed = this.sent || this.looked || this.link !== "open" || !this.following.isThrough;
    return isClosed ? [] : (this.view?.actions ?? []);
  });

  readonly scores = $derived(
    this.looked?.scores ?? this.following.counted?.scores ?? this.told?.scores ?? [],
  );
  readonly asked = $derived(this.looked?.asked ?? this.following.prompted?.asked ?? NOBODY);
  readonly question = $derived(
    this.looked?.question ?? this.following.prompted?.question ?? { id: "" },
  );
  readonly rule = $derived(this.looked?.rule ?? this.following.prompted?.rule ?? ""); // that governs it
  readonly outcome = $derived(this.following.counted?.outcome ?? null);
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

  readonly advice: Advice;
  readonly links: Links;
  readonly #connection: Connection;
  #ahead = 0; // ms by which the server's clock is ahead of this device's
  #wantedLine: number | null = null;
  #isLooking = false;
  #isTooLate = false; // for what was asked of the past, and has not come yet

  constructor(address: string, id: string, tokens: () => string[]) {
    this.advice = new Advice(this);
    this.links = new Links(this, id, tokens);
    this.#connection = new Connection(address, id, () => this.links.forHello(), {
      heard: (tell) => this.#heard(tell),
      linked: (link, why) => this.#linked(link, why),
    });
  }

  close(): void {
    this.following.close();
    this.#connection.close();
  }

  wake(): void {
    this.#connection.wake();
  }

  refresh(): void {
    this.#connection.refresh();
  }

  /** Say hello anew, as more or other tokens are kept now. */
  sitDownAgain(): void {
    this.#connection.greetAgain();
  }

  /** Put a shared device down, so that it has to be taken before anything is shown. */
  putDown(): void {
    this.device.putDown();
    this.#hide();
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

  async undo(ask = false, seat = this.undoSeat): Promise<void> {
    this.notice = null;
    const { known } = this.following;
    if (known && this.device.passTo === null)
      await this.say({ type: "undo", seat, n: known.n, ask });
  }

  /** Get up; before the game begins somebody else may sit there then. */
  async leave(seat: number): Promise<void> {
    this.hasLeft = this.told?.status === "open";
    const answer = await this.say({ type: "leave", seat });
    if (answer?.type === "refused") this.hasLeft = false;
    else if (this.hasLeft && this.told && !this.told.own.length)
      this.notice = { said: { id: "web-got-up" }, rule: "", canAsk: false };
  }

  /** Look at the table as it was after a line; a newer wish goes before one not yet asked. */
  async look(line: number): Promise<void> {
    if (this.device.passTo !== null) return; // nobody has the device
    if (!this.standing?.line) return; // there is no past yet
    this.#wantedLine = line;
    this.#isTooLate = false;
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
    this.#isTooLate = this.#isLooking;
    this.looked = null;
  }

  /** The past may be another one since a move was taken back: look at it anew, or at the present. */
  #lookAgain(): void {
    if (!this.looked) return;
    if (this.looked.line < (this.standing?.line ?? 0)) void this.look(this.looked.line);
    else this.lookAway();
  }

  async earlier(): Promise<void> {
    const first = this.log[0];
    if (first) await this.say({ type: "history", before: numberOf(first) });
  }

  #linked(link: Link, why: Message | null): void {
    this.link = link;
    this.refused = why;
    if (link === "refused" && why?.id === "server-no-token") this.#leave();
    if (link === "open") this.notice = null;
    this.advice.stopWaiting();
    const sent = this.sent;
    if (link !== "open" || !sent) return;
    if (this.following.known?.n === sent.n) void this.#sayChosen();
    else this.sent = null;
  }

  /** Show nothing any more to whoever may see nothing any more. */
  #leave(): void {
    this.following.close();
    this.told = null;
    this.standing = null;
    this.looked = null;
    this.log = [];
    this.chat = [];
    this.links.lost();
  }

  /** Take in a new position. */
  #stands(standing: Standing | null): void {
    this.standing = standing;
    this.device.stands(standing);
    this.#hide();
  }

  /** While nobody has a shared device, leave nothing that only who had it may have seen. */
  #hide(): void {
    if (this.device.passTo === null) return;
    this.lookAway();
    this.notice = null;
    this.advice.forgetHint();
  }

  /** Draw the table after a move. */
  draw({ standing, told }: Moved): void {
    this.#stands(standing);
    this.latest = told;
  }

  /** Count a move that has landed. */
  count({ standing, told }: Moved): void {
    this.log = inOrder([...this.log, told]);
    this.#movedOn(standing);
  }

  /** Take in what a move changes besides the position: the wishes that it ends. */
  #movedOn({ outcome }: Standing): void {
    if (!this.told || !(outcome || this.told.undo)) return;
    const ended = outcome ? { status: "finished" as const, pace_wish: null } : {};
    this.told = { ...this.told, undo: null, ...ended };
  }

  /** Show a whole table as it was told. */
  #show(tell: TableTold): void {
    this.told = tell;
    this.seats = tell.seats;
    this.#ahead = tell.now ? tell.now - Date.now() : 0;
    this.#stands(tell.standing);
    this.#lookAgain();
    this.log = inOrder(tell.log);
    this.#isLogWhole = false;
    this.chat = tell.chat;
    this.latest = null;
    if (!tell.own.length && !tell.is_host) this.links.lost();
  }

  #heard(tell: Tell): void {
    switch (tell.type) {
      case "table":
        this.following.takeTable(tell, () => this.#show(tell));
        break;
      case "moved": {
        const { known } = this.following;
        if (known && tell.after_hash !== known.hash) void this.say({ type: "resync" });
        else this.following.take(tell);
        break;
      }
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
        this.#isLogWhole = tell.log.length < HISTORY;
        this.log = inOrder([...tell.log, ...this.log]);
        break;
      case "looked":
        if (this.device.passTo === null && !this.#isTooLate) this.looked = tell;
        break;
      case "prospects":
      case "explained":
      case "judged":
      case "hint":
      case "analysis":
        this.advice.heard(tell);
        break;
      case "renewed":
        this.links.heard(tell);
        break;
      case "refused":
      case "done":
        break; // told to whoever asked
    }
  }
}
