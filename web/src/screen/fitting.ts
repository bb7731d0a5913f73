// Something made as large as its frame has room for, whatever size it has by itself.
import type { Attachment } from "svelte/attachments";

const LARGER = [1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35, 1.4] as const; // times its own size
const SMALLER = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5] as const;
const NEAR = 2; // px

/** Scale an element so that it fills its parent, as far as its width allows. */
export const fitting: Attachment<HTMLElement> = (element) => {
  const frame = element.parentElement!;
  let [fittedTo, height] = ["", 0];

  /** Draw it at a scale, and return how much of the frame's height it takes. */
  function scaled(scale: number): number {
    element.style.width = `${frame.clientWidth / scale}px`;
    element.style.transform = `scale(${scale})`;
    return element.scrollHeight * scale;
  }

  /** Return the largest scale that fits; one at which only its letters get smaller is no gain. */
  function best(): number {
    const room = frame.clientHeight;
    let now = scaled(1);
    if (now > room) return SMALLER.find((scale) => scaled(scale) <= room) ?? SMALLER.at(-1)!;
    let found = 1;
    for (const scale of LARGER) {
      const next = scaled(scale);
      if (next > room || next < now + NEAR) break;
      [found, now] = [scale, next];
    }
    return found;
  }

  function fit(): void {
    const frameSize = [frame.clientWidth, frame.clientHeight].join();
    if (!frame.clientHeight || !element.scrollHeight) return;
    if (frameSize === fittedTo && Math.abs(element.scrollHeight - height) < NEAR) return;
    element.style.setProperty("--swift", "0ms"); // what is only tried moves nothing
    scaled(best());
    [fittedTo, height] = [frameSize, element.scrollHeight];
    element.style.removeProperty("--swift");
  }

  const sized = new ResizeObserver(fit);
  sized.observe(frame);
  sized.observe(element);
  return () => sized.disconnect();
};
