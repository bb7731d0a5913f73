// A screen that stays on; the browser lets go of it whenever the page is out of sight.

/** Keep the screen on until what is returned is called; for an effect of the page. */
export function keepAwake(): () => void {
  let isOver = false;
  let held: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const hold = () => {
    if (!document.hidden) held = held.then(taken);
  };
  async function taken(lock: WakeLockSentinel | null): Promise<WakeLockSentinel | null> {
    if (isOver || (lock && !lock.released)) return lock;
    return (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
  }
  hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", hold);
    void held.then((lock) => lock?.release());
  };
}
