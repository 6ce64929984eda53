import { isPlainWord } from './search-tokens';

export interface WordCount {
  word: string;
  frequency: number;
  popularFrom: number;
}

/** A marketplace shows at most so many results of a query. */
export const MAX_RESULTS = 2000;

export interface TokensOfProduct {
  channel: string;
  itemId: string;
  soldCount: number;
  words: string[];
}
/** The products behind the one given, best sellers first; empty at the end. */
export type PageOfTokens = (after: TokensOfProduct | undefined) => Promise<TokensOfProduct[]>;

/** Walks over the whole stock, best sellers first: so the 2,000th product of a word tells its `popularFrom`. */
export async function countWords(pageOfTokens: PageOfTokens): Promise<WordCount[]> {
  const counts = new Map<string, WordCount>();
  let last: TokensOfProduct | undefined;
  for (;;) {
    const page = await pageOfTokens(last);
    for (const { words, soldCount } of page) {
      for (const word of words) if (isPlainWord(word)) count(counts, word, soldCount);
    }
    last = page.at(-1);
    if (!last) return [...counts.values()];
  }
}

function count(counts: Map<string, WordCount>, word: string, soldCount: number) {
  const known = counts.get(word);
  if (!known) {
    counts.set(word, { word, frequency: 1, popularFrom: 0 });
    return;
  }
  known.frequency += 1;
  if (known.frequency === MAX_RESULTS) known.popularFrom = soldCount;
}
