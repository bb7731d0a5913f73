// Seats in the colours that were chosen for them.
import type { Attachment } from "svelte/attachments";

/** Draw what belongs to a seat in its colour; `colours` are theirs in turn, if somebody chose them. */
export const coloured =
  (colours = ""): Attachment<HTMLElement> =>
  (element) => {
    const chosen = colours ? colours.split(",") : [];
    const names = chosen.map((_, seat) => `--seat-${seat}`);
    chosen.forEach((colour, seat) =>
      element.style.setProperty(names[seat]!, `var(--colour-${colour})`),
    );
    return () => names.forEach((name) => element.style.removeProperty(name));
  };
