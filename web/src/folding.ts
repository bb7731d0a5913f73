// Menus that unfold over the page: they fold up when one turns away from them.

/** Fold a menu up at Escape, and as soon as something outside it is pressed or focused. */
export function foldsUp(menu: HTMLDetailsElement): () => void {
  function leave(event: Event): void {
    if (!menu.contains(event.target as Node)) menu.open = false;
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
  document.addEventListener("pointerdown", leave);
  document.addEventListener("focusin", leave);
  document.addEventListener("keydown", press);
  return () => {
    document.removeEventListener("pointerdown", leave);
    document.removeEventListener("focusin", leave);
    document.removeEventListener("keydown", press);
  };
}
