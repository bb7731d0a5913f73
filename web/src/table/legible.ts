// What is drawn smaller makes its letters smaller too; those that are to be read have a least size.
import type { Attachment } from "svelte/attachments";

/** Set `--px`, a pixel of the screen in units of the drawing: letters of 11 of them can be read. */
export const legible: Attachment<SVGSVGElement> = (drawing) => {
  const sized = new ResizeObserver(() => {
    const scale = drawing.getScreenCTM()?.a;
    if (scale) drawing.style.setProperty("--px", `${(1 / scale).toFixed(3)}px`);
  });
  sized.observe(drawing); // which tells of the first size as well
  return () => sized.disconnect();
};
