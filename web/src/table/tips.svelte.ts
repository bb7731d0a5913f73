// Tips: what a place is and what it is worth, for whoever rests at it, presses it long or taps it.
import type { Attachment } from "svelte/attachments";
import type { Choice, Explained } from "../wire";
import { answering } from "./answering";
import type { Picking } from "./picking.svelte";
import type { Table } from "./table.svelte";

const REST = 400; // ms that a mouse lies still
const DWELL = 700; // ms that the focus stays: whoever goes on by arrow keys is not stopped
const HOLD = 500; // ms that a finger presses
const CROSSING = 250; // ms for the way from a place to its tip
const STILL = 8; // px that a finger may tremble, or a mouse after a click

type Place = HTMLElement | SVGElement;

export interface Shown {
  place: string;
  element: Place;
  told: Explained | null; // nothing yet
  does: Choice | null; // what a tap would choose, offered by a button
  isAloud: boolean; // read to whoever listens: not for a mouse that only passes
  isTried: boolean; // somebody has pressed it, and perhaps meant to choose it
}

type Way = Partial<Pick<Shown, "does" | "isAloud" | "isTried">>;

/** Return the place that is pointed at: what lies on it without being one hides it from nobody. */
function placeAt({ target, clientX, clientY }: MouseEvent): Place | null {
  if (!(target instanceof Element)) return null;
  const own = target.closest<Place>("[data-place]");
  if (own || !target.closest("[data-board]") || target.closest("dialog, button")) return own;
  const under = document.elementsFromPoint(clientX, clientY);
  return under.find((element): element is Place => element.matches("[data-place]")) ?? null;
}

/** Tell whether a click on a place presses something that it lies on, such as a rival's tile. */
const isOnButton = (place: Place): boolean => place.closest("button, summary, a, label") !== null;

export class Tips {
  shown = $state.raw<Shown | null>(null);
  element = $state.raw<HTMLElement | null>(null); // of the tip itself
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #over: Place | null = null; // where the mouse is
  #pressedAt: PointerEvent | null = null; // until it moves away from there
  #shownAt: Pick<DOMRect, "left" | "top"> = { left: 0, top: 0 }; // where the place was then
  #isTouch = false;
  #isHeld = false; // a finger has pressed long: lifting it taps nothing

  /**
   * At the first game, a tap on a touch screen that would choose at once reads first, and the
   * second one acts: a finger hides what it presses, and not every move can be taken back. Later
   * on, and where one is asked before the move anyway, every tap acts, as quick players want it.
   */
  constructor(
    private readonly table: Table,
    private readonly picking: Picking,
    private readonly readsFirst: (choice: Choice) => boolean,
  ) {}

  /** Show what a place is, at an element that stands for it. */
  show(place: string, element: Place, way: Way = {}): void {
    this.#wait();
    this.#shownAt = element.getBoundingClientRect();
    this.shown = { place, element, told: null, does: null, isAloud: true, isTried: false, ...way };
    void this.#ask();
  }

  hide(): void {
    this.#wait();
    this.shown = null;
  }

  /** Tell the same place anew after something has changed, or leave if it is gone. */
  again(): void {
    const { shown } = this;
    if (!shown) return;
    const isThere = shown.element.isConnected && shown.element.dataset["place"] === shown.place;
    if (!isThere || !this.table.view) return this.hide();
    if (shown.does && !this.table.actions.includes(shown.does))
      this.shown = { ...shown, does: null };
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const { place, element } = this.shown!;
    const told = await this.table.advice.explain(place);
    if (this.shown?.place !== place || this.shown.element !== element) return;
    this.shown = { ...this.shown, told };
  }

  /** Do something after a while, unless something else comes before. */
  #wait(deed?: () => void, ms = 0): void {
    clearTimeout(this.#waiting);
    this.#waiting = deed && setTimeout(deed, ms);
  }

  #isInTip = (target: EventTarget | null): boolean =>
    target instanceof Node && (this.element?.contains(target) ?? false);

  /** Follow mouse, finger and keys, whatever places there are, as long as a part is on the page. */
  watch(): Attachment<HTMLElement> {
    const ways: Record<string, (event: never) => void> = {
      pointermove: this.#moved,
      pointerdown: this.#pressed,
      pointerup: this.#lifted,
      pointercancel: this.#lifted,
      pointerleave: this.#left,
      click: this.#clicked,
      contextmenu: this.#menu,
      focusin: this.#focused,
      focusout: this.#unfocused,
    };
    return () => {
      const page = document.documentElement;
      // Before a place hears of it, which keeps its click to itself.
      for (const [event, way] of Object.entries(ways))
        page.addEventListener(event, way as EventListener, event !== "pointerleave");
      window.addEventListener("keydown", this.#key, true);
      window.addEventListener("scroll", this.#scrolled, true);
      return () => {
        for (const [event, way] of Object.entries(ways))
          page.removeEventListener(event, way as EventListener, event !== "pointerleave");
        window.removeEventListener("keydown", this.#key, true);
        window.removeEventListener("scroll", this.#scrolled, true);
        this.hide();
      };
    };
  }

  /** Leave when the place moves away; a scroll that is told of late has moved nothing since. */
  #scrolled = (): void => {
    if (!this.shown) return;
    const { left, top } = this.shown.element.getBoundingClientRect();
    if (Math.hypot(left - this.#shownAt.left, top - this.#shownAt.top) > STILL) this.hide();
  };

  #moved = (event: PointerEvent): void => {
    const from = this.#pressedAt;
    const isAway =
      !from || Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL;
    if (event.pointerType === "touch") return isAway ? this.#wait() : undefined;
    if (!isAway || event.buttons) return;
    this.#pressedAt = null;
    if (this.#isInTip(event.target)) return this.#wait();
    this.#over = placeAt(event);
    if (this.shown && this.shown.element === this.#over) return this.#wait();
    const over = this.#over;
    if (this.shown) this.#wait(() => (this.hide(), this.#restAt(over)), CROSSING);
    else this.#restAt(over);
  };

  #restAt(over: Place | null): void {
    if (!over) return this.#wait();
    this.#wait(() => this.show(over.dataset["place"]!, over, { isAloud: false }), REST);
  }

  #left = (): void => {
    this.#over = null;
    if (this.shown && !this.shown.isAloud) this.#wait(() => this.hide(), CROSSING);
    else this.#wait();
  };

  #pressed = (event: PointerEvent): void => {
    this.#isTouch = event.pointerType === "touch";
    this.#isHeld = false;
    this.#pressedAt = event;
    this.#wait();
    if (this.#isInTip(event.target)) return;
    const at = placeAt(event);
    if (!this.#isTouch) this.hide();
    else if (at)
      this.#wait(() => {
        this.#isHeld = true;
        this.#read(at);
      }, HOLD);
  };

  #lifted = (): void => {
    if (this.#isTouch) this.#wait();
  };

  /** Show a place to who presses it; a finger gets a button for what a tap would choose. */
  #read(at: Place): void {
    const place = at.dataset["place"]!;
    const does = this.#isTouch ? this.picking.only(place) : null;
    this.show(place, at, { does, isTried: true });
  }

  #clicked = (event: MouseEvent): void => {
    if (this.#isInTip(event.target)) return;
    if (this.#isHeld) return this.#keepFromPlaces(event);
    const at = placeAt(event);
    const acts = answering(event);
    if (acts) {
      const isNew = this.shown?.element !== acts;
      const only = this.picking.only(acts.dataset["place"]!);
      if (isNew && this.#isTouch && only && this.readsFirst(only)) {
        this.#keepFromPlaces(event);
        this.#read(acts);
      } else this.hide();
    } else if (at && (this.#isTouch || this.table.isOwnTurn) && !isOnButton(at)) this.#read(at);
    else this.hide();
  };

  #keepFromPlaces(event: Event): void {
    this.#isHeld = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A long press opens no menu of the browser. */
  #menu = (event: MouseEvent): void => {
    if (this.#isTouch && placeAt(event)) event.preventDefault();
  };

  #focused = (event: FocusEvent): void => {
    const at = event.target as Element;
    // Focus that came by itself, and not by keys, rests at nothing.
    if (!at.matches("[data-place]:focus-visible")) return;
    this.#wait(() => {
      if (at === document.activeElement) this.show((at as Place).dataset["place"]!, at as Place);
    }, DWELL);
  };

  #unfocused = (event: FocusEvent): void => {
    if (this.#isInTip(event.relatedTarget)) return;
    // It may leave while the page is being changed, when nothing can be told.
    if (this.shown?.element === event.target || this.#isInTip(event.target))
      queueMicrotask(() => this.hide());
  };

  /** Escape sends a tip away; the Tab key goes from a place to the buttons of its tip. */
  #key = (event: KeyboardEvent): void => {
    const { shown } = this;
    if (!shown) return event.key === "Escape" ? this.#wait() : undefined;
    const isIn = this.#isInTip(document.activeElement);
    if (event.key === "Escape") {
      if (isIn) shown.element.focus();
      this.hide();
    } else if (event.key === "Tab" && !isIn && document.activeElement === shown.element) {
      const button = this.element?.querySelector("button");
      if (!button || event.shiftKey) return;
      event.preventDefault();
      button.focus();
    } else if (event.key === "Tab" && isIn) {
      // On from the tip is on from its place.
      if (event.shiftKey) event.preventDefault();
      shown.element.focus();
    }
  };
}
