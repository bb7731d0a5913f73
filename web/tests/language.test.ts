// The language is changed while the server is away, slow, or not there yet.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstTexts } from "../src/first_texts";
import Header from "../src/pages/Header.svelte";
import { kept } from "../src/kept";
import { Texts, texts } from "../src/texts.svelte";

const SAYS: Record<string, string> = {
  en: "web-language = Language\nweb-unreachable = No server.",
  fi: "web-language = Kieli",
  de: "web-language = Sprache",
};

/** Answers that the server gives when it is told to, by language. */
class Server {
  #waiting: { language: string; answer: (answer: Response) => void; fail: () => void }[] = [];

  fetch = (path: string): Promise<Response> =>
    new Promise((answer, fail) => {
      const language = path.replace("/texts/", "");
      this.#waiting.push({ language, answer, fail: () => fail(new TypeError("no network")) });
    });

  async answer(language: string): Promise<void> {
    this.#next(language).answer(new Response(SAYS[language]));
    await settled();
  }

  async fail(language: string): Promise<void> {
    this.#next(language).fail();
    await settled();
  }

  #next(language: string) {
    const at = this.#waiting.findIndex((asked) => asked.language === language);
    return this.#waiting.splice(at, 1)[0]!;
  }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  flushSync();
};

let server: Server;

beforeEach(() => {
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
  document.documentElement.dataset["languages"] = "en de fi";
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

describe("what is read about a game", () => {
  const GAME = { en: "goal = Win.", de: "goal = Gewinne." };

  let texts: Texts;

  beforeEach(() => {
    texts = new Texts(); // the page keeps what was read
    Object.assign(SAYS, { "en/go": GAME.en, "de/go": GAME.de });
    texts.take("en", SAYS["en"]!);
  });

  test("it is got when somebody reads, once, and then in each language", async () => {
    const reading = texts.speakOf("go");
    await server.answer("en/go");
    await reading;
    expect([texts.words("goal"), texts.words("web-language")]).toEqual(["Win.", "Language"]);
    await texts.speakOf("go"); // is not asked for again
    const speaking = texts.speak("de");
    await server.answer("de");
    await server.answer("de/go");
    await speaking;
    expect([texts.words("goal"), texts.words("web-language")]).toEqual(["Gewinne.", "Sprache"]);
  });

  test("it is got in the language that was chosen meanwhile", async () => {
    const speaking = texts.speak("de");
    const reading = texts.speakOf("go");
    await server.answer("de");
    await speaking;
    await server.answer("en/go");
    await server.answer("de/go");
    await reading;
    expect(texts.words("goal")).toBe("Gewinne.");
  });
});

describe("the language under the settings", () => {
  let shown: Record<string, unknown>;
  const select = () => document.querySelector("select")!;
  const alert = () => document.querySelector("[role=alert]")?.textContent ?? "";

  function choose(language: string): void {
    select().value = language;
    select().dispatchEvent(new Event("change", { bubbles: true }));
  }

  beforeEach(() => {
    texts.take("en", SAYS["en"]!);
    shown = mount(Header, { target: document.body, props: { isLobby: true } });
    flushSync();
  });

  afterEach(() => unmount(shown));

  test("stays and says why, if the server cannot be reached", async () => {
    choose("fi");
    await server.fail("fi");
    expect(select().value).toBe("en");
    expect(alert()).toBe("No server.");
    expect(kept.read("language", "")).toBe("");
    choose("fi");
    await server.answer("fi");
    expect(select().value).toBe("fi");
    expect(alert()).toBe("");
    expect(kept.read("language", "")).toBe("fi");
  });

  test("is the one chosen last, whichever answer comes last", async () => {
    choose("fi");
    choose("de");
    await server.answer("de");
    await server.answer("fi");
    expect(texts.language).toBe("de");
    expect(select().value).toBe("de");
    expect(kept.read("language", "")).toBe("de");
    expect(document.documentElement.lang).toBe("de");
  });

  test("an earlier choice that fails does not matter", async () => {
    choose("fi");
    choose("de");
    await server.answer("de");
    await server.fail("fi");
    expect(select().value).toBe("de");
    expect(alert()).toBe("");
  });
});

test("the first texts are asked for until they come, and the page says so meanwhile", async () => {
  vi.useFakeTimers();
  texts.language = "";
  document.body.innerHTML = "<p id='no-texts' hidden>Trying again</p>";
  const line = document.getElementById("no-texts")!;
  const begun = firstTexts("fi");
  expect(line.hidden).toBe(true);
  await server.fail("fi");
  expect(line.hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  await server.fail("fi");
  await vi.advanceTimersByTimeAsync(1000);
  await server.answer("fi");
  await begun;
  expect(texts.words("web-language")).toBe("Kieli");
  expect(line.isConnected).toBe(false);
  vi.useRealTimers();
});
