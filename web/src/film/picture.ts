// A picture of a part of the page: drawn by the browser itself, from a copy in a drawing of its own.

const STILL = "*,*::before,*::after{animation:none!important;transition:none!important}";

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
): Promise<HTMLImageElement> {
  const drawing = document.implementation.createDocument("http://www.w3.org/2000/svg", "svg");
  const root = drawing.documentElement;
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    root.setAttribute(name, String(value));
  for (const name of ["lang", "data-theme"])
    root.setAttribute(name, document.documentElement.getAttribute(name) ?? "");
  root.setAttribute("data-motion", "off");
  const style = drawing.createElementNS(root.namespaceURI, "style");
  style.textContent = styles;
  const inside = drawing.createElementNS(root.namespaceURI, "foreignObject");
  inside.setAttribute("width", "100%");
  inside.setAttribute("height", "100%");
  inside.append(drawing.importNode(element, true));
  root.append(style, inside);
  const image = new Image(width, height);
  const text = new XMLSerializer().serializeToString(drawing);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
