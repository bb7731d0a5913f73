// How pieces come to their places: from where they were before, if that is on the board.
import type { TransitionConfig } from "svelte/transition";
import { swift } from "../../table/swift";
import type { LogItem } from "../../wire";

/** Where pieces come from; `data-origin` marks it on the board. */
export type Origin = "sky" | "deck" | "compost" | `hand-${number}` | `flowers-${number}`;

const PACES = 2.6; // a journey takes as long as so many small movements

/** Return the milliseconds of a journey. */
export const pace = (): number => PACES * swift();

/** Let a piece travel from its origin to its place; what it passes can be clicked all the same. */
export function arrive(node: Element, { from }: { from: Origin | null }): TransitionConfig {
  const duration = pace();
  const origin = from && node.closest("[data-board]")?.querySelector(`[data-origin="${from}"]`);
  if (!duration || !origin) return { duration };
  const [start, end] = [origin.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  return {
    duration,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${0.6 + 0.4 * t}); opacity: ${0.3 + 0.7 * t}; pointer-events: none`,
  };
}

/** Let a flower grow out of the ground. */
export function grow(_: Element): TransitionConfig {
  return {
    duration: pace(),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t) => `transform: scale(${0.5 + 0.5 * t}, ${t}); transform-origin: 50% 100%`,
  };
}

/** Return where a card came from that is new in a hand. */
export function drawnFrom(latest: LogItem | null): Origin | null {
  const place = latest?.places[0] ?? "";
  if (place.startsWith("sky:")) return "sky";
  if (place.startsWith("compost:")) return "compost";
  return latest ? "deck" : null;
}

/** Return where a butterfly came from that is new in a row: turned by a chrysalis, or played. */
export function playedFrom(latest: LogItem | null, seat: number): Origin | null {
  if (latest?.seat !== seat) return null;
  return latest.places[0]?.startsWith("flower:") ? `flowers-${seat}` : `hand-${seat}`;
}
