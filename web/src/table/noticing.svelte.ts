// The own turn, told to who looks elsewhere: in the title, the icon, by the system and by vibration.
import turnIcon from "../look/icon_turn.svg";
import { preferences } from "../preferences.svelte";
import { texts } from "../texts.svelte";
import { askedHere } from "./asked";
import { play } from "./sound";
import type { Table } from "./table.svelte";

const AFTER_THE_MOVE = 0.45; // seconds; the sound of the move before it is heard first
const SHAKES = [70, 60, 70]; // ms

export class Noticing {
  /** The title of the page. */
  readonly title = $derived.by((): string =>
    this.#asks() !== null ? `● ${texts.words("lobby-your-turn")} – ${this.name()}` : this.name(),
  );

  #asked: number | null = null; // who was asked last, if it was somebody here
  #notification: Notification | null = null;

  constructor(
    private readonly table: Table,
    private readonly name: () => string,
  ) {}

  /** Notice from now on whose turn it is; for an effect of the page. */
  watch(): () => void {
    const asked = this.#asks();
    if (asked !== null && asked !== this.#asked) this.#tell();
    this.#asked = asked;
    const putBack = asked === null ? () => {} : showIcon();
    if (asked === null) this.putAway();
    return putBack;
  }

  /** Return who here is asked, once what led there was shown. */
  #asks(): number | null {
    return askedHere(this.table, this.table.following.prompted);
  }

  /** Take the word of the system away, as somebody is here again or has moved. */
  putAway(): void {
    this.#notification?.close();
    this.#notification = null;
  }

  #tell(): void {
    void play("turn", AFTER_THE_MOVE);
    if (preferences.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKES);
    if (!preferences.notify || !document.hidden || !mayNotify()) return;
    try {
      const { device, standing, told } = this.table;
      const isHeld = device.passTo === null; // else the question may tell of somebody's hand
      const body = isHeld ? texts.said(standing!.question) : "";
      const notification = new Notification(this.title, { body, tag: told!.table });
      notification.onclick = () => {
        window.focus();
        this.putAway();
      };
      this.#notification = notification;
    } catch {
      // Some browsers have notifications, but not for pages.
    }
  }
}

const mayNotify = () => "Notification" in window && Notification.permission === "granted";

/** Show the icon that says that it is one's turn; return what puts the usual one back. */
function showIcon(): () => void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return () => {};
  const usual = link.href;
  link.href = turnIcon;
  return () => (link.href = usual);
}
