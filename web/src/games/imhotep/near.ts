// Noticing what is under the pointer or has the focus.
import type { Attachment } from "svelte/attachments";

/** Tell when the pointer or the focus comes to an element, and when it goes. */
export const noticed =
  (tell: (isNear: boolean) => void): Attachment<HTMLElement> =>
  (element) => {
    const come = () => tell(true);
    const go = () => tell(false);
    const ways = [
      ["pointerenter", come],
      ["pointerleave", go],
      ["focusin", come],
      ["focusout", go],
    ] as const;
    for (const [event, way] of ways) element.addEventListener(event, way);
    return () => {
      for (const [event, way] of ways) element.removeEventListener(event, way);
    };
  };
