import { isPlainWord } from './search-tokens';

export interface WordCount {
  word: string;
  frequency: number;
  popularFrom: number;
}

/** A marketplace shows at most so many results of a query. */
export const MAX_RESULTS = 2000;

/** Where a walk over the stock is, best sellers first. */
export interface Place {
  channel: string;
  itemId: string;
  soldCount: number;
}
/** What the next products have: each token with their number, and the last of them. */
export interface TokenPage {
  tokens: [token: string, products: number][];
  last: Place;
}
/** The products behind the place given; undefined at the end. */
export type PageOfTokens = (after: Place | undefined) => Promise<TokenPage | undefined>;

/** Walks over the whole stock, best sellers first: so the page with the 2,000th product of a word tells its `popularFrom`. */
export async function countWords(pageOfTokens: PageOfTokens): Promise<WordCount[]> {
  const counts = new Map<string, WordCount>();
  let page: TokenPage | undefined;
  while ((page = await pageOfTokens(page?.last))) {
    for (const [token, products] of page.tokens) {
      if (isPlainWord(token)) count(counts, token, products, page.last.soldCount);
    }
  }
  return [...counts.values()];
}

function count(counts: Map<string, WordCount>, word: string, products: number, soldCount: number) {
  const known = counts.get(word) ?? { word, frequency: 0, popularFrom: 0 };
  const before = known.frequency;
  known.frequency += products;
  if (before < MAX_RESULTS && known.frequency >= MAX_RESULTS) known.popularFrom = soldCount;
  counts.set(word, known);
}
