// Words that are longer in some languages get smaller letters, so that they stay in their box.
import type { Attachment } from "svelte/attachments";

const LEAST = 0.7; // smaller letters nobody reads
const STEP = 0.05;

const isFull = (box: HTMLElement): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

/** Set `--fit`, by which the letters are drawn smaller; `words` are those that the element shows. */
export const fitted =
  (words: string): Attachment<HTMLElement> =>
  (element) => {
    const fit = (): void => {
      let size = 1;
      do {
        element.style.setProperty("--fit", size.toFixed(2));
        size -= STEP;
      } while (size >= LEAST && words && isFull(element));
    };
    const drawn = requestAnimationFrame(fit); // when the box has been laid out
    return () => cancelAnimationFrame(drawn);
  };
