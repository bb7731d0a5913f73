// One move at a time: it is drawn before anything else that is told is taken in.
import type { Tell } from "../wire";

const LONGEST = 100; // ms; a page in the background draws nothing, and hears on all the same

export class Pacing {
  #told: Tell[] = []; // and not yet taken in
  #isDrawing = false;

  constructor(private readonly hear: (tell: Tell) => void) {}

  /** Take in what is told, in its order; only answers do not wait until a move has been drawn. */
  take(tell: Tell): void {
    this.#told.push(tell);
    this.#goOn();
  }

  /** Forget what was not taken in. */
  forget(): void {
    this.#told = [];
  }

  #goOn(): void {
    for (let [tell] = this.#told; tell; [tell] = this.#told) {
      if (this.#isDrawing && tell.type !== "done" && tell.type !== "refused") return;
      this.#told.shift();
      if (tell.type === "moved") this.#draw();
      this.hear(tell);
    }
  }

  #draw(): void {
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      this.#isDrawing = false;
      this.#goOn();
    };
    this.#isDrawing = true;
    setTimeout(done, LONGEST);
    requestAnimationFrame(() => setTimeout(done)); // when what the frame shows has been drawn
  }
}
