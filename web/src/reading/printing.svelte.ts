// Whether the page is being printed: then all that is folded is open.
let isPaper = $state(false);

const paper = globalThis.matchMedia?.("print");
if (paper) {
  isPaper = paper.matches;
  paper.addEventListener("change", () => (isPaper = paper.matches));
}

export const isPrinted = (): boolean => isPaper;
