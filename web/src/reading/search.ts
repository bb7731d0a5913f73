// Looking for words in texts, whatever their case and accents; and where they stand, to be marked.

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  readonly text: string;
  readonly isHit: boolean;
}

// Letters that no accent can be taken from, and what people type instead of them.
const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  "’": "'",
};

const plainOf = (letter: string): string =>
  [...letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()]
    .map((part) => PLAIN[part] ?? part)
    .join("");

/** Return a text without case and accents, and for each of its letters where that one comes from. */
function folded(text: string): { plain: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const letters = plainOf(letter);
    plain += letters;
    for (let part = 0; part < letters.length; part++) from.push(at);
    at += letter.length;
  }
  return { plain, from: [...from, text.length] };
}

/** Return the words that somebody looks for. */
export const wordsOf = (query: string): string[] =>
  folded(query).plain.split(/\s+/).filter(Boolean);

/** Tell whether all words stand somewhere in texts. */
export function isFound(texts: readonly string[], words: readonly string[]): boolean {
  const { plain } = folded(texts.join(" "));
  return words.every((word) => plain.includes(word));
}

/** Cut a text into what was looked for and all else. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const { plain, from } = folded(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      isHit.fill(true, from[at], from[at + word.length]);
  const found: Stretch[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && isHit[end] === isHit[start]) continue;
    found.push({ text: text.slice(start, end), isHit: isHit[start]! });
    start = end;
  }
  return found;
}
