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
  return (element) => {
    if (picking.picked.length) return picking.place(place, name, ...hidden)(element);
    element.dataset["place"] = place;
    picking.light(place, ...hidden)(element);
    element.removeAttribute("data-legal");
    element.removeAttribute("data-picked");
    element.removeAttribute("tabindex");
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", name);
  };
}
