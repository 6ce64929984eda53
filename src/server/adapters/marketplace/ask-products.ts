import type { Locale } from '../../../contract/locales';
import { canonicalUrl, type ProductRef } from '../../../contract/product-link';
import type { KnownProduct, SourceAsking } from './guarded-source';
import type { ShoppersWords } from './in-shoppers-words';
import { SourceFailure } from './source-failure.port';
import { sourceProblem } from './source-problem';
import type { Share } from './source-router';

/** What is known of products, by canonical link; without a value where the marketplace does not have it (any more). */
export type KnownProducts = Map<string, KnownProduct>;

export interface ProductQuestions {
  /** An entry for each; none is older than `maxAgeMs`. */
  findProducts: (refs: ProductRef[], maxAgeMs?: number) => Promise<KnownProducts>;
  /** The same for looking around: where a source fails, what it said last, and no entry where nothing is remembered. */
  showProducts: (refs: ProductRef[]) => Promise<KnownProducts>;
  /** What was said last, however long ago; asks nobody. No entry where nothing is remembered. */
  recallProducts: (refs: ProductRef[]) => Promise<KnownProducts>;
}

interface Deps {
  sharesOfProducts: (refs: ProductRef[]) => Share[];
  language: Locale;
  words: ShoppersWords;
  asking: SourceAsking;
}

export function askProducts({ sharesOfProducts, language, words, asking }: Deps): ProductQuestions {
  const bySource = (asked: ProductRef[]) =>
    sharesOfProducts(asked).map(({ source, channels }) => {
      // each once, and nothing of what a caller has beside it
      const own = asked.filter(({ channel }) => channels.includes(channel));
      const byUrl = new Map(own.map(({ channel, itemId }) => [canonicalUrl({ channel, itemId }), { channel, itemId }]));
      const refs = [...byUrl.values()];
      return {
        ask: (maxAgeMs?: number) => source.askProducts({ refs, language }, { ...asking, maxAgeMs }),
        urls: [...byUrl.keys()],
        recall: () => refs.map((ref) => source.recallProduct(ref, language)),
      };
    });
  // what nobody sells is not there
  const nothing = { value: undefined, askedAt: asking.now };
  const nothingOf = (refs: ProductRef[]): KnownProducts => new Map(refs.map((ref) => [canonicalUrl(ref), nothing]));

  async function said(known: KnownProducts): Promise<KnownProducts> {
    const sold = [...known].flatMap(([url, { value, askedAt }]) => (value ? [{ url, value, askedAt }] : []));
    const products = await words.products(sold.map(({ value }) => value));
    for (const [place, { url, askedAt }] of sold.entries()) known.set(url, { value: products[place], askedAt });
    return known;
  }

  return {
    async findProducts(refs, maxAgeMs) {
      const known = nothingOf(refs);
      await Promise.all(
        bySource(refs).map(async ({ ask, urls }) => {
          const answers = await Promise.all(ask(maxAgeMs)).catch((error: unknown) => {
            throw sourceProblem(error);
          });
          answers.forEach((answer, place) => known.set(urls[place] ?? '', answer));
        }),
      );
      return said(known);
    },
    async showProducts(refs) {
      const known = nothingOf(refs);
      await Promise.all(
        bySource(refs).map(async ({ ask, urls, recall }) => {
          const answers = await Promise.allSettled(ask());
          const remembered = recall();
          urls.forEach((url, place) => {
            const answer = answers[place];
            if (answer?.status === 'rejected' && !(answer.reason instanceof SourceFailure)) throw answer.reason;
            const found = answer?.status === 'fulfilled' ? answer.value : remembered[place];
            if (found) known.set(url, found);
            else known.delete(url);
          });
        }),
      );
      return said(known);
    },
    recallProducts(refs) {
      const known: KnownProducts = new Map();
      for (const { urls, recall } of bySource(refs))
        for (const [place, found] of recall().entries()) if (found) known.set(urls[place] ?? '', found);
      return said(known);
    },
  };
}
