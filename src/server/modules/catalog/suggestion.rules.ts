/** As texts are compared while they are typed: case, accents and width do not matter. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ');

/** Whether one of its words is where the typed text begins. */
export const continues = (phrase: string, typed: string) => ` ${folded(phrase)}`.includes(` ${folded(typed)}`);

/** In this order, each once; without what stands in the box already. */
export function mergeSuggestions(typed: string, phrases: string[], limit: number): string[] {
  const seen = new Set([folded(typed)]);
  return phrases.filter((phrase) => !seen.has(folded(phrase)) && seen.add(folded(phrase))).slice(0, limit);
}
