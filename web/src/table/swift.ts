// How fast things move, for movements that no style sheet makes.

/** Return how long a small movement lasts, in ms: `--swift`, which is 0 for who wants no movement. */
export function swift(): number {
  const said = getComputedStyle(document.documentElement).getPropertyValue("--swift").trim();
  const number = Number.parseFloat(said) || 0;
  return said.endsWith("ms") ? number : number * 1000;
}
