// Words that are longer in some languages get smaller letters, so that they stay in their box.
import type { Attachment } from "svelte/attachments";
import { texts } from "../texts.svelte";

const LEAST = 0.7; // what is smaller than `--least` is drawn in letters of that size
const STEP = 0.05;

const isFull = (box: HTMLElement): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

/**
 * Set `--fit`, by which the letters are drawn smaller; `words` are those that the element shows.
 * Where even the smallest find no room, `data-tight` is set, with which it can do with fewer words.
 */
export const fitted =
  (words: string): Attachment<HTMLElement> =>
  (element) => {
    void texts.language; // in another one other words may stand beside these
    const shrunk = (): boolean => {
      let size = 1;
      do {
        element.style.setProperty("--fit", size.toFixed(2));
        size -= STEP;
      } while (size >= LEAST && words && isFull(element));
      return !words || !isFull(element);
    };
    const fit = (): void => {
      delete element.dataset["tight"];
      if (shrunk()) return;
      element.dataset["tight"] = "";
      shrunk();
    };
    const sized = new ResizeObserver(fit); // which tells of the first size as well
    sized.observe(element);
    return () => sized.disconnect();
  };
