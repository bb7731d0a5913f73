// Places that a card is put to: they can be picked once a card is, and rest otherwise.
import type { Attachment } from "svelte/attachments";
import type { Picking } from "../../table/picking.svelte";

/** Make an element the second place of an action, such as a row that a card is laid into. */
export function target(
  picking: Picking,
  place: string,
  name: string,
  ...hidden: string[]
): Attachment<HTMLElement | SVGElement> {
  return (element) =>
    picking[picking.picked.length ? "place" : "still"](place, name, ...hidden)(element);
}
