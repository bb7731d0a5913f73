// On a small screen a sheet lies over the lower edge of the page, which leaves room below for it.
import type { Attachment } from "svelte/attachments";

/** Set a property of the page, such as `--prompt`, to the height of what may lie over it. */
export const covering =
  (property: string): Attachment<HTMLElement> =>
  (sheet) => {
    const page = document.documentElement;
    const sized = new ResizeObserver(() => {
      page.style.setProperty(property, `${sheet.offsetHeight}px`);
    });
    sized.observe(sheet); // which tells of the first size as well
    return () => {
      sized.disconnect();
      page.style.removeProperty(property);
    };
  };
