// A picture of a part of the page: drawn by the browser itself, from a copy in a drawing of its own.

const STILL = "*,*::before,*::after{animation:none!important;transition:none!important}";
const SVG = "http://www.w3.org/2000/svg";
const ATTRIBUTES = ["lang", "data-theme"]; // of the page, which its styles go by

/** Return the rules of all style sheets, which that drawing has to bring along. */
export function stylesOfPage(): string {
  const sheets = [...document.styleSheets];
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  return [...rules, STILL].join("\n");
}

/** Return a picture of an element, as a window of that size would show it. */
export async function pictureOf(
  element: HTMLElement,
  { width, height }: { width: number; height: number },
  styles: string,
): Promise<OffscreenCanvas> {
  // It is never put into a document: the policy of the page forbids styles that are written there.
  const drawing = document.createElementNS(SVG, "svg");
  const inside = document.createElementNS(SVG, "foreignObject");
  const style = document.createElementNS(SVG, "style");
  for (const name of ATTRIBUTES)
    drawing.setAttribute(name, document.documentElement.getAttribute(name) ?? "");
  drawing.dataset["motion"] = "off";
  for (const part of [drawing, inside]) {
    part.setAttribute("width", String(width));
    part.setAttribute("height", String(height));
  }
  style.textContent = styles;
  inside.append(element.cloneNode(true));
  drawing.append(style, inside);
  const text = new XMLSerializer().serializeToString(drawing);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height); // else it would be drawn anew at each showing
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return canvas;
}
