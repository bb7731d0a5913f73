// A socket without a server: what was sent is kept, and a test tells what comes.
import { vi } from "vitest";
import type { Asked, Tell } from "../src/wire";
import { tableTold } from "./told";

const FRAME = 17; // ms

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Asked[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Asked);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  async tell(...tells: Tell[]): Promise<void> {
    for (const tell of tells) this.onmessage?.({ data: JSON.stringify(tell) });
    for (const _ of tells) await vi.advanceTimersByTimeAsync(FRAME); // in which a move is drawn at the instant speed
  }
  async greet(told = tableTold()): Promise<void> {
    this.open();
    await this.tell(told, { type: "done", re: this.sent.at(-1)!.id });
  }
}

export const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
