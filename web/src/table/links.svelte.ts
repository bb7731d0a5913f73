// What opens the table from this device, and what becomes of it when links are made anew.
import { forget, heldOf, keepRenewed, type Held } from "../kept";
import type { Renewed } from "../wire";
import { NOBODY, type Table } from "./table.svelte";

export class Links {
  #version = $state(0); // of what is kept, which nothing else follows
  #said: string[] = []; // the tokens of the latest hello
  #renewed: Renewed[] = [];
  #wanted = 0; // how many are being renewed

  /** What this device holds of the table. */
  readonly held = $derived.by((): Held => (this.#version, heldOf(this.id)));

  constructor(
    private readonly table: Table,
    private readonly id: string,
    private readonly tokens: () => string[],
  ) {}

  /** Return what to say hello with. */
  forHello(): string[] {
    this.#said = this.tokens();
    return this.#said;
  }

  /** Make new links instead of all that this device holds; the old ones open nothing any more. */
  async renew(): Promise<boolean> {
    const { own, is_host } = this.table.told!;
    const seats = is_host ? [NOBODY, ...own] : own;
    this.#renewed = [];
    this.#wanted = seats.length;
    for (const seat of seats) {
      const answer = await this.table.say({ type: "renew", seat });
      if (answer?.type !== "done") return false;
    }
    return true;
  }

  /** Keep a new token as soon as it is told: the old one is worth nothing by then. */
  heard(renewed: Renewed): void {
    this.#renewed.push(renewed);
    keepRenewed(this.id, this.#renewed, this.#renewed.length === this.#wanted);
    this.#version += 1;
  }

  /** Forget what opens no seat any more; another tab may have kept something newer. */
  lost(): void {
    forget(this.id, this.#said);
    this.#version += 1;
    if (this.tokens().some((token) => !this.#said.includes(token))) this.table.sitDownAgain();
  }
}
