// Something made as large as its frame has room for, whatever size it has by itself.
import type { Attachment } from "svelte/attachments";

const TRIES = 5; // what gets narrower may get higher
const [LEAST, MOST] = [0.4, 2.5] as const; // times its own size
const NEAR = 0.01;

/** Scale an element to the height of its parent, as far as the width allows. */
export const fitting: Attachment<HTMLElement> = (element) => {
  const frame = element.parentElement!;
  let scale = 1;

  function show(): void {
    element.style.width = `${frame.clientWidth / scale}px`;
    element.style.height = "max-content";
    element.style.transform = `scale(${scale})`;
    element.style.transformOrigin = "0 0";
  }

  function fit(): void {
    if (!frame.clientHeight) return;
    for (let tries = 0; tries < TRIES; tries++) {
      show();
      const times = frame.clientHeight / (element.scrollHeight * scale || 1);
      const next = Math.min(MOST, Math.max(LEAST, scale * times));
      if (Math.abs(next / scale - 1) < NEAR) break;
      scale = next;
    }
    show();
    element.style.marginBottom = `${element.scrollHeight * (scale - 1)}px`; // what it takes up
  }

  const sized = new ResizeObserver(fit);
  sized.observe(frame);
  sized.observe(element);
  return () => sized.disconnect();
};
