// How somebody likes it, remembered on this device.
import { kept } from "./kept";

export type Theme = "auto" | "light" | "dark";

interface Likes {
  name: string;
  theme: Theme;
  sound: boolean;
  confirm: boolean; // whether a chosen action is shown once more before it is sent
  motion: boolean;
}

const DEFAULTS: Likes = { name: "", theme: "auto", sound: false, confirm: false, motion: true };

export const likes: Likes = $state({ ...DEFAULTS, ...kept.read<Partial<Likes>>("likes", {}) });

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
