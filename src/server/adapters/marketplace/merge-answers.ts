import type { Remembered } from './answer-store.port';
import type { ListingPage, ProductRef } from './marketplace.port';
import { inTurn } from './wire/in-turn';

/** As many as one query shows. */
const MAX_RESULTS = 2000;

/** A page, and when the source that was asked first was asked. */
export type DatedPage = ListingPage & { askedAt: number };

/** Pages of several sources as one: the best of each in turn. */
export function mergePages(answers: Remembered<ListingPage>[], now: number): DatedPage {
  const pages = answers.map(({ value }) => value);
  const [only] = pages;
  const askedAt = Math.min(now, ...answers.map((answer) => answer.askedAt));
  if (pages.length === 1 && only) return { ...only, askedAt };
  return {
    askedAt,
    total: Math.min(
      MAX_RESULTS,
      pages.reduce((sum, { total }) => sum + total, 0),
    ),
    items: inTurn(pages.map(({ items }) => items)),
    categories: pages.flatMap(({ categories }) => categories).sort((a, b) => b.productCount - a.productCount),
    ...(pages.length > 0 && pages.every(({ isPartial }) => isPartial) ? { isPartial: true } : {}),
  };
}

/** The same page of every list; as many pages as the longest has. */
export const mergeCatalogues = (pages: { total: number; refs: ProductRef[] }[]) => ({
  total: Math.max(0, ...pages.map(({ total }) => total)),
  refs: pages.flatMap(({ refs }) => refs),
});
