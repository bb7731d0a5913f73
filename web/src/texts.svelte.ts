// Everything that is read: ids become words here, at the last moment, in the reader's language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { kept } from "./kept";
import type { Said } from "./wire";

export type Value = string | number | Said | Said[];
export type Values = Record<string, Value>;

export class Texts {
  language = $state("");
  #bundle = $state.raw(new FluentBundle("en"));

  /** Speak another language from now on; what is on the screen changes with it. */
  async speak(language: string): Promise<void> {
    const answer = await fetch(`/texts/${language}`);
    if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
    this.take(language, await answer.text());
  }

  /** Take catalogues; later texts of an id go before earlier ones. */
  take(language: string, catalogues: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(catalogues), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
  }

  /** Return the text of an id; an id without a text stays as it is, so that it is noticed. */
  words(id: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const spoken: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(values)) spoken[name] = this.#spoken(value);
    return this.#bundle.formatPattern(message.value, spoken, []);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  said(said: Said): string {
    return this.words(said.id, said.values);
  }

  /** Return messages that are spoken one after the other. */
  line(parts: readonly Said[]): string {
    return parts.map((part) => this.said(part)).join(" ");
  }

  /** Return what a thing of a game is called, such as a seat or a source of points. */
  named(game: string, what: string, name: string): string {
    return this.words(`${game}-${what}-${name.replaceAll("_", "-")}`);
  }

  #spoken(value: Value): string | number {
    if (Array.isArray(value)) return value.map((part) => this.said(part)).join(", ");
    return typeof value === "object" ? this.said(value) : value;
  }
}

/** The texts of this page. */
export const texts = new Texts();

export const languages = (): string[] =>
  (document.documentElement.dataset["languages"] ?? "en").split(" ");

/** Return the language that was chosen here, else the browser's first one that we speak. */
export function wantedLanguage(): string {
  const known = languages();
  const wanted = [kept.read("language", ""), ...navigator.languages];
  const found = wanted.map((tag) => tag.split("-")[0] ?? "").find((tag) => known.includes(tag));
  return found ?? "en";
}

export async function chooseLanguage(language: string): Promise<void> {
  await texts.speak(language);
  kept.write("language", language);
  document.documentElement.lang = language;
}
