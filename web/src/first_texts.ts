// The first texts of the page: until they are there, the page has one line of its own.
import { texts } from "./texts.svelte";

const SOON = 500; // ms
const LATEST = 8000; // ms; more often would not help a server that is down

const past = (wait: number) => new Promise((done) => setTimeout(done, wait));

/** Get the texts of a language, again and again; meanwhile the page says so. */
export async function firstTexts(language: string): Promise<void> {
  const line = document.getElementById("no-texts");
  for (let wait = SOON; !texts.language; wait = Math.min(2 * wait, LATEST)) {
    try {
      await texts.speak(language);
    } catch {
      if (line) line.hidden = false;
      await past(wait);
    }
  }
  line?.remove();
}
