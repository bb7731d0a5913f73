// A picture of a part of the page: drawn by the browser itself, from a copy in a drawing of its own.

const STILL = "*,*::before,*::after{animation:none!important;transition:none!important}";
const ATTRIBUTES = ["lang", "data-theme"]; // of the page, which its styles go by

const written = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

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
  const page = document.documentElement;
  const same = ATTRIBUTES.map((name) => `${name}="${written(page.getAttribute(name) ?? "")}"`);
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` data-motion="off" ${same.join(" ")}><style>${written(styles)}</style>`,
    '<foreignObject width="100%" height="100%">',
    new XMLSerializer().serializeToString(element),
    "</foreignObject></svg>",
  ];
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.join(""))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height); // else it would be drawn anew at each showing
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return canvas;
}
