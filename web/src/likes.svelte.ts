// How somebody likes it, remembered on this device.
import { kept } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Likes {
  name: string;
  theme: Theme;
  sound: boolean;
  confirm: boolean; // whether a chosen action is shown once more before it is sent
  motion: boolean;
}

const DEFAULTS: Likes = { name: "", theme: "auto", sound: false, confirm: false, motion: true };

/** Return what was kept as far as it can be believed: anybody may have written there. */
function likesIn(found: unknown): Likes {
  const written = new Map(Object.entries(found ?? {}) as [string, unknown][]);
  const right = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = written.get(name);
    const isRight =
      name === "theme" ? THEMES.includes(value as Theme) : typeof value === typeof usual;
    return [name, isRight ? value : usual];
  });
  return Object.fromEntries(right) as Likes;
}

export const likes: Likes = $state(likesIn(kept.read<unknown>("likes", null)));

/** Keep and follow what is liked, as long as the page is open. */
export function followLikes(): void {
  $effect.root(() => {
    $effect(() => kept.write("likes", $state.snapshot(likes)));
    $effect(() => {
      const root = document.documentElement.dataset;
      root["theme"] = likes.theme;
      root["motion"] = likes.motion ? "on" : "off";
    });
  });
}
