// Skipping what is staged: by a click on the board where nothing can be chosen, or by a key.
import type { Staging } from "./staging.svelte";

const ACTING = "button, a, input, select, textarea, summary, dialog, [data-legal]"; // has its own use

/** Follow clicks or keys; those that skip do nothing else. */
export const skipping =
  (staging: Staging) =>
  (event: Event): void => {
    if (!staging.now || (event.target as Element).closest?.(ACTING)) return;
    if (event instanceof KeyboardEvent) {
      const { key } = event;
      if (key !== "Escape" && key !== "Enter" && key !== " ") return;
      event.preventDefault();
    }
    staging.skip();
  };
