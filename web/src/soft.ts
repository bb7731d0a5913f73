// Where long words may break. Catalogues say it by soft hyphens, which are shown in narrow boxes
// alone: everywhere else words are whole, so that they can be spoken, sought, copied and compared.
const SOFT_HYPHEN = "\u00ad";
const WORD = /\p{L}+/gu;
const WITH_BREAKS = /\p{L}+(?:\u00ad\p{L}+)+/gu;

/** Long words, in small letters, with the lengths after which they may break. */
export type Breaks = ReadonlyMap<string, readonly number[]>;

export const plain = (words: string): string => words.replaceAll(SOFT_HYPHEN, "");

/** Return the words of catalogues that may break. */
export function breaksIn(catalogues: string): Breaks {
  const found = new Map<string, number[]>();
  for (const [word] of catalogues.matchAll(WITH_BREAKS)) {
    let length = 0;
    const breaks = word
      .split(SOFT_HYPHEN)
      .slice(0, -1)
      .map((piece) => (length += piece.length));
    found.set(plain(word).toLowerCase(), breaks);
  }
  return found;
}

/** Return words with soft hyphens where they may break. */
export const softened = (words: string, breaks: Breaks): string =>
  words.replace(WORD, (word) =>
    (breaks.get(word.toLowerCase()) ?? []).reduceRight(
      (soft, at) => soft.slice(0, at) + SOFT_HYPHEN + soft.slice(at),
      word,
    ),
  );

/** Copy what is selected in whole words. */
export function copyWhole(event: ClipboardEvent): void {
  const selected = getSelection()?.toString() ?? "";
  if (plain(selected) === selected) return;
  event.clipboardData?.setData("text/plain", plain(selected));
  event.preventDefault();
}
