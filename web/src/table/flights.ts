// When what flies on a board has landed: transitions and animations, whoever began them.
const LONGEST = 8000; // ms; what moves for ever is waited for no longer
const LONGEST_FRAME = 100; // ms

/** Wait until nothing flies on a board any more, or let all of it land when `ending` is aborted. */
export async function landing(board: Element, ending: AbortSignal): Promise<void> {
  let isLate = false;
  const late = new Promise<void>((over) => setTimeout(() => over(void (isLate = true)), LONGEST));
  const ended = new Promise<void>((over) => {
    ending.addEventListener("abort", () => over(), { once: true });
  });
  await frame(); // in which transitions begin
  for (let all = flights(board); all.length && !isLate; all = flights(board)) {
    if (ending.aborted) return all.forEach((flight) => flight.finish());
    await Promise.race([Promise.allSettled(all.map(({ finished }) => finished)), ended, late]);
  }
}

/** Return what moves on a board and comes to an end. */
function flights(board: Element): Animation[] {
  return board.getAnimations({ subtree: true }).filter(({ playState, effect }) => {
    const end = Number(effect?.getComputedTiming().endTime);
    return playState === "running" && end < Infinity;
  });
}

/** Wait until the page is drawn anew. */
export function frame(): Promise<void> {
  return new Promise((over) => {
    requestAnimationFrame(() => over());
    setTimeout(over, LONGEST_FRAME); // in a page that nobody sees there are none
  });
}
