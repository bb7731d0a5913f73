// The socket to a table: says hello, comes back by itself, and gives every message its answer.
import type { Asked, Done, Hello, RefusedTold, Tell, Message as Why } from "../wire";

export type Link = "connecting" | "open" | "lost" | "refused";
export type Answer = Done | RefusedTold | null; // null: the connection went before it came
type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Message = WithoutId<Exclude<Asked, Hello>>;

// What another try would not change, unlike a store that is being restarted.
const FOR_GOOD = ["server-no-token", "server-no-table", "server-garbage"];
const FIRST_WAIT = 500; // ms before the first try to come back; then twice as long each time
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // ms without a word after which one asks whether anybody is there
const PATIENCE = 10_000; // ms within which that must be answered
const GREETING = 20_000; // ms within which a line must stand and a hello be answered
const STRANGE: Why = { id: "web-not-understood" };

export interface Ears {
  heard(tell: Tell): void;
  linked(link: Link, why: Why | null): void; // why, if the server said so
}

export class Connection {
  #socket: WebSocket | null = null;
  #answers = new Map<number, (answer: Answer) => void>();
  #id = 0;
  #tries = 0;
  #greeted = ""; // the tokens that were said last
  #isClosed = false;
  #why: Why | null = null; // why the latest hello came to nothing
  #isSeated = false; // whether this socket has told of the table
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
  say(said: Message): Promise<Answer> {
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

  /** Say hello anew, with the tokens that there are now. */
  greetAgain(): void {
    if (this.#isClosed) return;
    const left = this.#socket;
    this.#socket = null;
    left?.close();
    this.#giveUp();
    this.#open();
  }

  /** Come back by other tokens if the device has got some meanwhile, as by another tab. */
  refresh(): void {
    if (this.#greeted === this.tokens().join()) return;
    this.#isClosed = false;
    this.greetAgain();
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
    clearTimeout(this.#quiet);
    this.#waiting = undefined;
    this.#why = null;
    this.#isSeated = false;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#quiet = setTimeout(() => this.#hangUp(socket), GREETING);
    socket.onopen = () => void this.#greet(socket);
    socket.onmessage = (message) => socket === this.#socket && this.#take(String(message.data));
    socket.onclose = () => this.#lost(socket);
  }

  async #greet(socket: WebSocket): Promise<void> {
    const hello = { type: "hello", table: this.table, tokens: this.tokens() } as const;
    this.#greeted = hello.tokens.join();
    const answer = await this.#send(socket, hello);
    if (socket !== this.#socket) return;
    if (answer?.type === "refused") {
      this.#why = answer.why;
      if (!FOR_GOOD.includes(answer.why.id)) return socket.close();
      this.#isClosed = true;
      clearTimeout(this.#quiet);
      this.ears.linked("refused", answer.why);
    } else if (answer && !this.#isSeated) {
      this.#why = STRANGE; // it may be another one after the next start of the server
      socket.close();
    } else if (answer) {
      this.#tries = 0;
      this.ears.linked("open", null);
    }
  }

  /** Take in what may be a message; what is none is left out, and the next one may be better. */
  #take(text: string): void {
    let tell: unknown;
    try {
      tell = JSON.parse(text);
    } catch {
      tell = null;
    }
    if (typeof tell === "object" && tell !== null && "type" in tell) this.#hear(tell as Tell);
  }

  #send(socket: WebSocket, said: Message | WithoutId<Hello>): Promise<Answer> {
    const id = this.#id++;
    const answer = new Promise<Answer>((resolve) => this.#answers.set(id, resolve));
    socket.send(JSON.stringify({ ...said, id }));
    return answer;
  }

  #hear(tell: Tell): void {
    this.#listen();
    try {
      this.ears.heard(tell);
      if (tell.type === "table") this.#isSeated = true;
    } catch (error) {
      console.error(error); // whoever asked is answered all the same
    }
    if (tell.type === "done" || tell.type === "refused") {
      this.#answers.get(tell.re)?.(tell);
      this.#answers.delete(tell.re);
    }
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#quiet);
    this.#giveUp();
    if (this.#isClosed) return;
    this.ears.linked("lost", this.#why);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    // A random part keeps all tables from coming back at the same moment after a restart.
    this.#waiting = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  /** Let a line go at once; a browser may wait for its end much longer. */
  #hangUp(socket: WebSocket): void {
    socket.close();
    this.#lost(socket);
  }

  #giveUp(): void {
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
  }

  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => void this.#ask(), QUIET);
  }

  async #ask(): Promise<void> {
    const socket = this.#socket;
    const late = setTimeout(() => socket && this.#hangUp(socket), PATIENCE);
    await this.say({ type: "ping" });
    clearTimeout(late);
  }
}

export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
}
