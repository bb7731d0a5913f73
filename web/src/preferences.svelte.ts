// Preferences, remembered on this device.
import { kept } from "./kept";
import { SPEEDS, type Speed } from "./table/speeds";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const EXPLAINS = ["first", "always", "never"] as const;
export type Explains = (typeof EXPLAINS)[number];

interface Preferences {
  name: string;
  theme: Theme;
  sound: boolean;
  confirm: boolean; // whether a chosen action is shown once more before it is sent
  motion: boolean;
  speed: Speed; // at which moves are shown
  tutor: boolean; // whether one is told when a move threw much away, where hints are allowed
  explains: Explains; // whether the table explains as one plays: at one’s first game, …
}

const KEPT_AS = "likes"; // the name that devices know them by
const DEFAULTS: Preferences = {
  name: "",
  theme: "auto",
  sound: false,
  confirm: false,
  motion: true,
  speed: "calm",
  tutor: false,
  explains: "first",
};

const CHOICES: Record<string, readonly string[]> = {
  theme: THEMES,
  explains: EXPLAINS,
  speed: SPEEDS,
};

/** Return what was kept as far as it can be believed: anybody may have written there. */
function preferencesIn(found: unknown): Preferences {
  const written = new Map(Object.entries(found ?? {}) as [string, unknown][]);
  const right = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = written.get(name);
    const among: readonly unknown[] | undefined = CHOICES[name];
    const isRight = among ? among.includes(value) : typeof value === typeof usual;
    return [name, isRight ? value : usual];
  });
  return Object.fromEntries(right) as Preferences;
}

export const preferences: Preferences = $state(preferencesIn(kept.read<unknown>(KEPT_AS, null)));

/** Keep and follow preferences as long as the page is open. */
export function followPreferences(): void {
  $effect.root(() => {
    $effect(() => kept.write(KEPT_AS, $state.snapshot(preferences)));
    $effect(() => {
      const root = document.documentElement.dataset;
      root["theme"] = preferences.theme;
      root["motion"] = preferences.motion ? "on" : "off";
      root["speed"] = preferences.speed;
    });
  });
}
