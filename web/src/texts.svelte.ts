// Everything that is read: ids become words here, at the last moment, in the reader's language.
// What a text can ask of the names in it is told in src/boardwright/texts/__init__.py, which does the same.
import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type Scope,
} from "@fluent/bundle";
import { kept } from "./kept";
import { breaksIn, plain, softened, type Breaks } from "./soft";
import type { Message } from "./wire";

export type Value = string | number | Message | Message[];
export type Values = Record<string, Value>;

type Joint = "conjunction" | "disjunction";
const JOINTS: Record<string, Joint> = { and: "conjunction", or: "disjunction" };

// The English of the rulebooks is British: no comma before the last “and”.
const SPOKEN_IN: Record<string, string> = { en: "en-GB" };
const localeOf = (language: string) => SPOKEN_IN[language] ?? language;

// What is written from right to left must not turn round the words beside it.
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}]/u;
const [ISOLATE, END] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];
const isolated = (text: string): string => (LEFTWARD.test(text) ? ISOLATE + text + END : text);

/** Who sits on seats, by the ids of what the game calls them. */
export type People = Readonly<Record<string, Message>>;
const nobody = (): People => ({});

/** A message as a value of another one: said in a form that the other one asks for. */
class Name extends FluentType<Message> {
  constructor(
    readonly texts: Texts,
    said: Message,
    readonly form = "",
  ) {
    super(said);
  }

  inForm(form: string): Name {
    return new Name(this.texts, this.value, form);
  }

  override toString(): string {
    return this.texts.called(this.value, this.form);
  }
}

const listed = (language: string, words: string[], joint: Joint): string =>
  new Intl.ListFormat(localeOf(language), { type: joint }).format(words);

/** Several names as one value, joined as the language does it. */
class Names extends FluentType<Name[]> {
  constructor(
    names: Name[],
    readonly language: string,
    readonly joint: Joint = "conjunction",
  ) {
    super(names);
  }

  inForm(form: string): Names {
    const names = this.value.map((name) => name.inForm(form));
    return new Names(names, this.language, this.joint);
  }

  override toString(): string {
    const names = this.value.map((name) => name.toString());
    return listed(this.language, names, this.joint);
  }
}

/** Return the functions that a text may call; what a person typed, or a number, has one form. */
function functionsOf(language: string): Record<string, FluentFunction> {
  const words = (value: FluentValue | undefined): string => `${value as string}`;
  return {
    FORM: ([value, form]) =>
      value instanceof Name || value instanceof Names ? value.inForm(words(form)) : value!,
    TRAIT: ([value, trait]) =>
      value instanceof Name ? value.texts.trait(value.value, words(trait)) : "",
    LIST: ([value, joint]) =>
      value instanceof Names ? new Names(value.value, language, JOINTS[words(joint)]) : value!,
    CAP: ([value]) => new Capital(value!, language),
  };
}

/** A value with a capital first letter. */
class Capital extends FluentType<FluentValue> {
  constructor(
    value: FluentValue,
    readonly language: string,
  ) {
    super(value);
  }

  override toString(scope: Scope): string {
    const [first = "", ...rest] =
      typeof this.value === "string" ? this.value : this.value.toString(scope);
    return first.toLocaleUpperCase(this.language) + rest.join("");
  }
}

/** Return the name of a thing of a game, to be said in a sentence that may ask for a form of it. */
export const nameOf = (game: string, what: string, name: string): Message => ({
  id: `${game}-${what}-${name.replaceAll("_", "-")}`,
});

/** Get the texts of a language that all pages need, or those of one game. */
async function fetched(language: string, game = ""): Promise<string> {
  const answer = await fetch(`/texts/${language}${game && `/${game}`}`);
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
  return answer.text();
}

export class Texts {
  language = $state("");
  #bundle = $state.raw(new FluentBundle("en"));
  #breaks = $state.raw<Breaks>(new Map());
  #catalogues = "";
  #people = nobody; // of the table that is shown
  #wanted = ""; // the language that was asked for last
  #games = new Set<string>(); // of which more is said than every page needs

  /** Speak another language from now on, unless yet another one is wanted before it is there. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    try {
      const games = [...this.#games];
      const wanted = [fetched(language), ...games.map((game) => fetched(language, game))];
      const catalogues = await Promise.all(wanted);
      if (this.#wanted !== language) return;
      if (games.length < this.#games.size) return await this.speak(language);
      this.take(language, catalogues.join("\n"));
    } catch (error) {
      if (this.#wanted === language) throw error;
    }
  }

  /** Get what is said at one game, or of it to who reads, now and in each further language. */
  async speakOf(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const { language } = this;
    const catalogue = await fetched(language, game);
    if (language !== this.language) return this.speakOf(game);
    if (this.#games.has(game)) return;
    this.#games.add(game);
    this.take(language, `${this.#catalogues}\n${catalogue}`);
  }

  /** Call seats by who sits there, until what is returned is called. */
  callBy(people: () => People): () => void {
    this.#people = people;
    return () => {
      if (this.#people === people) this.#people = nobody;
    };
  }

  /** Take catalogues, in which each id is once. */
  take(language: string, catalogues: string): void {
    const functions = functionsOf(language);
    const bundle = new FluentBundle(localeOf(language), { functions, useIsolating: false });
    bundle.addResource(new FluentResource(plain(catalogues)));
    this.#breaks = breaksIn(catalogues);
    this.#bundle = bundle;
    this.#catalogues = catalogues;
    this.language = language;
  }

  /** Return the text of an id; an id without a text stays as it is, so that it is noticed. */
  words(id: string, values: Values = {}): string {
    return this.form(id, values, "");
  }

  /** Return the text of an id in a form that it may have a variant for. */
  form(id: string, values: Values = {}, form: string): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#formatted(id, pattern, values, form) : id;
  }

  /** Return a name in a sentence: that of a seat is who sits there, who has no other form. */
  called(name: Message, form: string): string {
    const { id, values } = (!form && this.#people()[name.id]) || name;
    return this.form(id, values, form);
  }

  /** Return an attribute of a text, such as the gender of a name; nothing if it has none. */
  trait(said: Message, trait: string): string {
    const pattern = this.#bundle.getMessage(said.id)?.attributes[trait];
    return pattern ? this.#formatted(said.id, pattern, said.values, "") : "";
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  said(said: Message): string {
    return this.words(said.id, said.values);
  }

  /** Return words for a narrow box, where the long ones may break. */
  soft(words: string): string {
    return softened(words, this.#breaks);
  }

  /** Return messages that are spoken one after the other. */
  line(parts: readonly Message[]): string {
    return parts.map((part) => this.said(part)).join(" ");
  }

  /** Return what a thing of a game is called, such as a seat or a source of points. */
  named(game: string, what: string, name: string): string {
    const said = nameOf(game, what, name);
    return this.has(said.id) ? this.said(said) : name.replaceAll(/[-_]/g, " ");
  }

  /** Return what a game is called: by its text, or as it is typed if it brought none. */
  title(game: string): string {
    return this.has(`${game}-name`) ? this.words(`${game}-name`) : game;
  }

  /** Return words one after the other, as the language lists them. */
  list(words: string[]): string {
    return listed(this.language, words.map(isolated), "conjunction");
  }

  /** Return a number as the language writes it. */
  number(number: number): string {
    return new Intl.NumberFormat(localeOf(this.language)).format(number);
  }

  /** Return how much time is left: minutes and seconds, or from an hour on the two largest units. */
  timeLeft(seconds: number): string {
    const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
    const minutes = Math.floor(seconds / 60) % 60;
    if (days) return this.#units([days, "day"], [hours, "hour"]);
    if (hours) return this.#units([hours, "hour"], [minutes, "minute"]);
    return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  }

  #units(...amounts: [number, string][]): string {
    const locale = localeOf(this.language);
    const words = amounts
      .filter(([amount]) => amount)
      .map(([amount, unit]) =>
        new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(amount),
      );
    return new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(words);
  }

  #formatted(
    id: string,
    pattern: Parameters<FluentBundle["formatPattern"]>[0],
    values: Values = {},
    form: string,
  ): string {
    const spoken: Record<string, string | number | Name | Names> = { form };
    for (const [name, value] of Object.entries(values)) spoken[name] = this.#spoken(value);
    const errors: Error[] = [];
    const words = this.#bundle.formatPattern(pattern, spoken, errors);
    if (errors.length) console.error(`the text ${id}: ${errors[0]!.message}`);
    return words;
  }

  #spoken(value: Value): string | number | Name | Names {
    if (Array.isArray(value)) {
      const names = value.map((part) => new Name(this, part));
      return new Names(names, this.language);
    }
    if (typeof value === "object") return new Name(this, value);
    return typeof value === "string" ? isolated(value) : value;
  }
}

/** The texts of this page. */
export const texts = new Texts();

export const languages = (): string[] =>
  (document.documentElement.dataset["languages"] ?? "en").split(" ");

/** Return the language of a tag such as de-AT; who asks for any Norwegian gets bokmål. */
function languageOf(tag: string): string {
  const language = tag.split("-")[0]!.toLowerCase();
  return ["no", "nn"].includes(language) ? "nb" : language;
}

/** Return the language that was chosen here, else the browser's first one that we speak. */
export function wantedLanguage(): string {
  const known = languages();
  const chosen = kept.read<unknown>("language", "");
  const wanted = [...(typeof chosen === "string" ? [chosen] : []), ...navigator.languages];
  const found = wanted.map(languageOf).find((language) => known.includes(language));
  return found ?? "en";
}

/** Speak a language from now on, and remember it; an answer that comes too late changes nothing. */
export async function chooseLanguage(language: string): Promise<void> {
  await texts.speak(language);
  if (texts.language !== language) return;
  kept.write("language", language);
  document.documentElement.lang = language;
}
