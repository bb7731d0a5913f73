// Turning the big cube: by dragging, by keys, and by itself towards what is looked at.
import type { Attachment } from "svelte/attachments";
import { swift } from "../../table/swift";
import { FLATTEST, quarterTurn, STEEPEST, type Angle } from "./cube";

const STEP = 5; // px that a finger may tremble before it is a drag
const TILT = 0.15; // radians a key
const PER_PIXEL = 0.011; // radians
const MS = 320;

export class Turning {
  angle = $state.raw<Angle>({ turn: quarterTurn(0), tilt: 0.56 });
  #goal: Angle = this.angle;
  #frame = 0;
  #wasDragged = false;

  /** Turn by quarters, tilt by steps. */
  by(quarters: number, steps: number): void {
    this.towards({
      turn: this.#goal.turn + (quarters * Math.PI) / 2,
      tilt: this.#goal.tilt + steps * TILT,
    });
  }

  /** Turn the short way round to a quarter, whatever the tilt. */
  toQuarter(quarter: number): void {
    const whole = 2 * Math.PI;
    const away = quarterTurn(quarter) - this.#goal.turn;
    const short = away - whole * Math.round(away / whole);
    this.towards({ turn: this.#goal.turn + short, tilt: this.#goal.tilt });
  }

  /** Glide to an angle, or be there at once where nothing moves. */
  towards(goal: Angle): void {
    this.#goal = { turn: goal.turn, tilt: Math.min(STEEPEST, Math.max(FLATTEST, goal.tilt)) };
    cancelAnimationFrame(this.#frame);
    if (!swift()) {
      this.angle = this.#goal;
      return;
    }
    const from = this.angle;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / MS);
      const eased = 1 - (1 - part) ** 3;
      this.angle = {
        turn: from.turn + (this.#goal.turn - from.turn) * eased,
        tilt: from.tilt + (this.#goal.tilt - from.tilt) * eased,
      };
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Let an element be dragged to turn the cube; a click that ends a drag picks nothing. */
  drag(): Attachment<Element> {
    return (element) => {
      let from: { x: number; y: number; angle: Angle } | null = null;
      const begin = (event: PointerEvent) => {
        if (!event.isPrimary) return;
        this.#wasDragged = false;
        from = { x: event.clientX, y: event.clientY, angle: this.angle };
      };
      const move = (event: PointerEvent) => {
        if (!from) return;
        const [right, down] = [event.clientX - from.x, event.clientY - from.y];
        if (!this.#wasDragged && Math.hypot(right, down) < STEP) return;
        if (!this.#wasDragged) element.setPointerCapture(event.pointerId);
        this.#wasDragged = true;
        cancelAnimationFrame(this.#frame);
        const tilt = from.angle.tilt + down * PER_PIXEL;
        this.#goal = this.angle = {
          turn: from.angle.turn - right * PER_PIXEL,
          tilt: Math.min(STEEPEST, Math.max(FLATTEST, tilt)),
        };
      };
      const end = () => (from = null);
      const click = (event: Event) => {
        if (this.#wasDragged) event.stopPropagation();
        this.#wasDragged = false;
      };
      const pairs: [string, (event: never) => void, boolean][] = [
        ["pointerdown", begin, false],
        ["pointermove", move, false],
        ["pointerup", end, false],
        ["pointercancel", end, false],
        ["click", click, true],
      ];
      for (const [name, heard, early] of pairs)
        element.addEventListener(name, heard as EventListener, early);
      return () => {
        cancelAnimationFrame(this.#frame);
        for (const [name, heard, early] of pairs)
          element.removeEventListener(name, heard as EventListener, early);
      };
    };
  }

  /** Turn by Shift and arrow keys, wherever in an element one is. */
  keys(): Attachment<Element> {
    const ways: Record<string, [number, number]> = {
      ArrowLeft: [1, 0],
      ArrowRight: [-1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    return (element) => {
      const press = (event: Event) => {
        const { key, shiftKey } = event as KeyboardEvent;
        const way = ways[key];
        if (!way || !shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        this.by(...way);
      };
      element.addEventListener("keydown", press);
      return () => element.removeEventListener("keydown", press);
    };
  }
}
