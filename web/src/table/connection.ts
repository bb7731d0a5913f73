// The socket to a table: says hello, comes back by itself, and gives every message its answer.
import type { Asked, Done, Hello, RefusedTold, Tell, Said as Why } from "../wire";
import { Pacing } from "./pacing";

export type Link = "connecting" | "open" | "lost" | "refused";
export type Answer = Done | RefusedTold | null; // null: the connection went before it came
type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Said = WithoutId<Exclude<Asked, Hello>>;

// What another try would not change, unlike a store that is being restarted.
const FOR_GOOD = ["server-no-token", "server-no-table", "server-garbage"];
const FIRST_WAIT = 500; // ms before the first try to come back; then twice as long each time
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // ms without a word after which one asks whether anybody is there
const PATIENCE = 10_000; // ms within which that must be answered

export interface Ears {
  heard(tell: Tell): void;
  linked(link: Link, why: Why | null): void; // why, if the server said so
}

export class Connection {
  #socket: WebSocket | null = null;
  #answers = new Map<number, (answer: Answer) => void>();
  readonly #pacing = new Pacing((tell) => this.#hear(tell));
  #id = 0;
  #tries = 0;
  #isClosed = false;
  #why: Why | null = null; // the latest hello was refused
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly table: string,
    private readonly tokens: () => string[],
    private readonly ears: Ears,
  ) {
    this.#open();
  }

  /** Say something; what answers it is returned when it comes. */
  say(said: Said): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return this.#send(socket, said);
  }

  /** Come back at once, without waiting any longer. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) void this.#ask();
    else if (this.#waiting !== undefined) this.#open();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#waiting);
    clearTimeout(this.#quiet);
    this.#socket?.close();
    this.#giveUp();
  }

  #open(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#why = null;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => void this.#greet(socket);
    socket.onmessage = (message) => this.#pacing.take(JSON.parse(String(message.data)) as Tell);
    socket.onclose = () => this.#lost(socket);
  }

  async #greet(socket: WebSocket): Promise<void> {
    const hello = { type: "hello", table: this.table, tokens: this.tokens() } as const;
    const answer = await this.#send(socket, hello);
    if (answer?.type === "refused") {
      this.#why = answer.why;
      if (!FOR_GOOD.includes(answer.why.id)) return socket.close();
      this.#isClosed = true;
      this.ears.linked("refused", answer.why);
    } else if (answer) {
      this.#tries = 0;
      this.ears.linked("open", null);
    }
  }

  #send(socket: WebSocket, said: Said | WithoutId<Hello>): Promise<Answer> {
    const id = this.#id++;
    const answer = new Promise<Answer>((resolve) => this.#answers.set(id, resolve));
    socket.send(JSON.stringify({ ...said, id }));
    return answer;
  }

  #hear(tell: Tell): void {
    this.#listen();
    this.ears.heard(tell);
    if (tell.type === "done" || tell.type === "refused") {
      this.#answers.get(tell.re)?.(tell);
      this.#answers.delete(tell.re);
    }
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#quiet);
    this.#giveUp();
    if (this.#isClosed) return;
    this.ears.linked("lost", this.#why);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    // A random part keeps all tables from coming back at the same moment after a restart.
    this.#waiting = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  #giveUp(): void {
    this.#pacing.forget();
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
  }

  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => void this.#ask(), QUIET);
  }

  async #ask(): Promise<void> {
    const socket = this.#socket;
    const late = setTimeout(() => socket?.close(), PATIENCE);
    await this.say({ type: "ping" });
    clearTimeout(late);
  }
}

export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
}
