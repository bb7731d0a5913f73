// Noticing what somebody points at: by mouse, finger or keys.
import type { Attachment } from "svelte/attachments";

/** Tell which part of an element that a selector finds is pointed at, and null when none is. */
export const pointing =
  (
    selector: string,
    tell: (found: HTMLElement | SVGElement | null) => void,
  ): Attachment<HTMLElement> =>
  (element) => {
    // What has the focus may leave it while the page is being changed, when nothing can be told.
    const later = (found: HTMLElement | SVGElement | null) => queueMicrotask(() => tell(found));
    const see = (event: Event) => {
      const at = event.target as Element;
      // Focus that came by itself, and not by keys, points at nothing.
      if (event.type === "focusin" && !at.matches(":focus-visible")) return;
      later(at.closest<HTMLElement | SVGElement>(selector));
    };
    const leave = () => later(null);
    const ways = [
      ["pointerover", see],
      ["focusin", see],
      ["click", see], // a finger leaves before it has clicked
      ["focusout", leave],
      ["pointerleave", leave],
    ] as const;
    // A place that is picked keeps its click to itself, so it is heard on its way down.
    for (const [event, way] of ways) element.addEventListener(event, way, event === "click");
    return () => {
      for (const [event, way] of ways) element.removeEventListener(event, way, event === "click");
    };
  };
