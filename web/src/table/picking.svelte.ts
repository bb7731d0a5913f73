// Choosing by places: legal actions by what they touch, by mouse, touch and keys alike.
import type { Attachment } from "svelte/attachments";
import type { Choice } from "../wire";
import { answering } from "./answering";
import { bringInSight } from "./in_sight";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Source {
  readonly actions: readonly Choice[];
  readonly lit: readonly string[]; // places that the log points at
  readonly taught?: readonly string[]; // and those that a guided game does
  readonly wanted?: Choice | null; // what is to be tried there
  choose(choice: Choice, isInWords: boolean): void; // in words: somebody has read what it does
}

export class Picking {
  picked = $state.raw<string[]>([]); // places clicked so far, of an action that touches several
  anchor = $state.raw<Element | null>(null); // where the menu opens
  #first = $state.raw<Element | null>(null); // the one place that the Tab key stops at
  #shown: readonly Choice[] = []; // what was brought in sight last
  readonly #beginnings = new Set<string>(); // places that never act alone

  /** What can still be meant, after what was clicked. */
  readonly candidates = $derived.by(() =>
    this.source.actions.filter((choice) =>
      this.picked.every((place) => choice.places.includes(place)),
    ),
  );

  /** The places of what can still be meant. */
  readonly legal = $derived(new Set(this.candidates.flatMap((choice) => choice.places)));

  /** The places of all that may be chosen, whatever was clicked so far. */
  readonly #open = $derived.by(
    () => new Set(this.source.actions.flatMap((choice) => choice.places)),
  );

  constructor(readonly source: Source) {}

  /** Return the one action that picking a place would choose at once, if it would. */
  only(place: string): Choice | null {
    if (this.picked.includes(place)) return null;
    const [only, another] = this.candidates.filter((choice) => choice.places.includes(place));
    return only && !another && this.#isSaid(only, [...this.picked, place]) ? only : null;
  }

  /**
   * Tell whether picking these places can mean nothing but an action. Else somebody may only want
   * to read: what a site is to which one ship may sail, or a card that could but be laid face down.
   */
  #isSaid({ places, family }: Choice, picked: readonly string[]): boolean {
    if (!picked.includes(places[0]!)) return false;
    if (picked.length > 1 || places.length === 1 || !this.#beginnings.has(picked[0]!)) return true;
    return this.source.actions.every((other) => other.family === family); // the question says it
  }

  /**
   * Pick a place: the one action that it says is chosen, else those that are left are offered in a
   * menu. A place that does not go with what was picked before begins anew: somebody means
   * something else.
   */
  pick(place: string, anchor: Element): void {
    if (this.picked.includes(place) || !this.#open.has(place)) {
      this.clear();
      return;
    }
    if (!this.legal.has(place)) this.clear();
    this.picked = [...this.picked, place];
    const [only, another] = this.candidates;
    if (only && !another && this.#isSaid(only, this.picked)) this.choose(only, false);
    else this.anchor = anchor;
  }

  choose(choice: Choice, isInWords = true): void {
    this.clear();
    this.source.choose(choice, isInWords);
  }

  clear(): void {
    this.picked = [];
    this.anchor = null;
  }

  /**
   * Make an element a place of the board, HTML or SVG: its name is what readers hear.
   * It is also lit for places that lie hidden in it, such as `card:1` for a rival's hand.
   */
  place(place: string, name: string, ...hidden: string[]): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const isLegal = this.legal.has(place);
      const isOpen = isLegal || this.#open.has(place);
      this.#mark(element, place, name, isLegal);
      element.toggleAttribute("data-open", isOpen);
      this.#light(element, [place, ...hidden]);
      this.#stop(element, isLegal);
      if (!isOpen) return;
      if (isLegal) this.#show(element);
      const click = (event: Event) => {
        event.stopPropagation();
        this.pick(place, element);
      };
      const press = (event: Event) => {
        const key = (event as KeyboardEvent).key;
        if (key !== "Enter" && key !== " ") return;
        event.preventDefault();
        click(event);
      };
      const focus = () => (this.#first = element);
      element.addEventListener("click", click);
      element.addEventListener("keydown", press);
      element.addEventListener("focus", focus);
      return () => {
        element.removeEventListener("click", click);
        element.removeEventListener("keydown", press);
        element.removeEventListener("focus", focus);
      };
    };
  }

  /** Make an element a place that an action begins with: picked alone it never acts. */
  begin(place: string, name: string, ...hidden: string[]): Attachment<HTMLElement | SVGElement> {
    this.#beginnings.add(place);
    return this.place(place, name, ...hidden);
  }

  /** Let the Tab key stop at one place: at one that can be picked, else at any, to read it. */
  #stop(element: Element, isLegal: boolean): void {
    const first = this.#first;
    const isBetter = isLegal ? !first?.hasAttribute("data-legal") : !this.legal.size && !first;
    if (!first?.isConnected || isBetter) {
      if (isLegal || !this.legal.size) this.#first = element;
      if (first !== this.#first) first?.setAttribute("tabindex", "-1");
    }
    element.setAttribute("tabindex", this.#first === element ? "0" : "-1");
  }

  /** Make an element a place where nothing is picked now, as buttons elsewhere answer for it. */
  still(place: string, name: string, ...hidden: string[]): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      this.#mark(element, place, name, false);
      this.#light(element, [place, ...hidden]);
      element.removeAttribute("data-open");
      element.setAttribute("tabindex", "-1");
    };
  }

  /** Make a button one of an answer without a place; one that is to be tried is marked. */
  answer(choice: Choice): Attachment<HTMLElement> {
    return (button) => {
      button.toggleAttribute("data-legal", true);
      button.toggleAttribute("data-wanted", choice === this.source.wanted);
    };
  }

  /** Make an element one that holds answers which have no place of their own. */
  answers(): Attachment<HTMLElement | SVGElement> {
    return (element) => this.#show(element);
  }

  /** See to it that somebody who is asked sees where to answer, whatever the screen. */
  #show(element: Element): void {
    const board = element.closest("[data-board]");
    if (!board || this.#shown === this.source.actions) return;
    this.#shown = this.source.actions;
    requestAnimationFrame(() => bringInSight(board));
  }

  #mark(element: HTMLElement | SVGElement, place: string, name: string, isLegal: boolean): void {
    element.dataset["place"] = place;
    element.toggleAttribute("data-legal", isLegal);
    element.toggleAttribute("data-picked", isLegal && this.picked.includes(place));
    element.setAttribute("aria-label", name);
    element.setAttribute("role", isLegal ? "button" : "img");
  }

  /** Show at an element where the log points, though nothing is picked there. */
  light(...places: string[]): Attachment<HTMLElement | SVGElement> {
    return (element) => this.#light(element, places);
  }

  #light(element: HTMLElement | SVGElement, places: readonly string[]): void {
    const { lit, taught = [] } = this.source;
    for (const [way, pointed] of Object.entries({ lit, taught })) {
      const here = pointed.filter((at) => places.some((place) => liesIn(at, place)));
      if (here.length) element.dataset[way] = here.join(" ");
      else delete element.dataset[way];
    }
  }

  /**
   * Make an element the board: arrow keys go from place to place, Escape takes a pick back.
   * While something can be picked they leave out what cannot, unless Shift is held.
   */
  board(): Attachment<HTMLElement | SVGElement> {
    return (board) => {
      const press = (event: Event) => {
        const key = (event as KeyboardEvent).key;
        if (key === "Escape") this.clear();
        const way = ARROWS[key];
        const from = document.activeElement;
        if (!way || !from?.matches("[data-place], [data-legal]") || !board.contains(from)) return;
        event.preventDefault();
        const isAll = (event as KeyboardEvent).shiftKey || !board.querySelector("[data-legal]");
        const others = board.querySelectorAll<HTMLElement>(isAll ? "[data-place]" : "[data-legal]");
        nearest(from, [...others], way)?.focus();
      };
      // A place that rests can have the focus, but not by a mouse: it stays where it was.
      const rest = (event: Event) => {
        const at = event.target as Element;
        if (at.closest("[data-place]") && !at.closest("[data-legal]")) event.preventDefault();
      };
      // A place that is pressed itself keeps its click; here arrives what lies on one.
      const reach = (event: Event) => {
        const place = answering(event as MouseEvent);
        if (place) this.pick(place.dataset["place"]!, place);
      };
      const point = (event: Event) => {
        const place = answering(event as MouseEvent)?.dataset["place"];
        if (place) board.dataset["answers"] = place;
        else delete board.dataset["answers"];
      };
      board.addEventListener("keydown", press);
      board.addEventListener("mousedown", rest);
      board.addEventListener("click", reach);
      board.addEventListener("pointerover", point);
      // A move that is taken back, or comes from elsewhere, may leave nothing that was meant.
      $effect(() => {
        if (this.picked.length && !this.candidates.length) this.clear();
      });
      return () => {
        board.removeEventListener("keydown", press);
        board.removeEventListener("mousedown", rest);
        board.removeEventListener("click", reach);
        board.removeEventListener("pointerover", point);
      };
    };
  }
}

/** Tell whether a place is another one or a part of it: `card:1.lever` is one of `card:1`. */
function liesIn(place: string, other: string): boolean {
  return place === other || (place.startsWith(other) && /^[.:]/.test(place.slice(other.length)));
}

/** Return what lies nearest in a direction; what lies aside counts as farther away. */
export function nearest<T extends Element>(
  from: Element,
  all: readonly T[],
  [right, down]: [number, number],
): T | null {
  const [x, y] = middle(from);
  let best: T | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const [otherX, otherY] = middle(other);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = other;
    }
  }
  return best;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
