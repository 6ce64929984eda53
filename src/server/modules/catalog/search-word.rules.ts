/** Longer ones are sentences, links and numbers of people. */
const LONGEST = 40;

/** A word as it is counted; undefined of what may be about somebody: an address, a telephone, the number of something. */
export function countedWord(typed: string | undefined): string | undefined {
  const word = typed?.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (!word || word.length > LONGEST) return undefined;
  return /[@\0]|https?:|www\.|(?:\d[\s.-]?){6,}/.test(word) ? undefined : word;
}
