// Sounds for whoever wants them: never before somebody has touched the page, and never needed.
import { preferences } from "../preferences.svelte";
import { sing, type Sound } from "./tones";

const EVERYWHERE: readonly Sound[] = ["turn"]; // also in a page that nobody looks at
const FULL = 100; // percent
const DEAF = 1000; // ms after which a sound that could not begin is out of place

let audio: AudioContext | null = null;

/** Play a sound after so many seconds, if it is wanted and may be heard. */
export async function play(sound: Sound, after = 0): Promise<void> {
  if (!preferences.sound || !preferences.volume || !navigator.userActivation?.hasBeenActive) return;
  if (document.hidden && !EVERYWHERE.includes(sound)) return;
  const wanted = Date.now();
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") await audio.resume();
    if (Date.now() - wanted > DEAF) return;
    sing(audio, sound, (preferences.volume / FULL) ** 2, audio.currentTime + after);
  } catch {
    // A device that has no sound is as good to play with.
  }
}
