import type { Locale } from '../../../contract/locales';
import { catalogueLanguage } from './catalogue-language';
import { refOfDemoLink } from './demo-short-link';
import { canonicalUrl } from '../../../contract/product-link';
import { embeddedRepo } from './embedded-marketplace.repo';
import { suggest } from './embedded-suggest';
import { findListings, findSimilarWords, findWords } from './embedded-search.repo';
import type { ListingPage, ListingQuery, MarketplacePort, ProductRef } from './marketplace.port';
import { navigationOf } from './navigation';
import { askedWords, chooseWords, lookedUp, unknownWords, type Asked, type SearchWords } from './search-words';
import { resolveShortLink } from './short-link';
import { supplierProduct } from './supplier-product';
import { MAX_RESULTS } from './word-counts';

const NOTHING: ListingPage = { total: 0, items: [], categories: [] };
/** Best matches whose attributes become the facets of a keyword. */
const NAVIGATION_SAMPLE = 100;

/** A marketplace of our own in the database: what the shop shows where no supplier is connected. */
export const embeddedMarketplace: MarketplacePort = {
  search,
  async findProduct(ref, language) {
    const [found] = await findProducts([ref], language);
    return found;
  },
  findProducts,
  async listCategories(locale, channels) {
    const language = catalogueLanguage(locale);
    const categories = await embeddedRepo.listCategories(channels);
    return categories.map(({ id, names, image, productCount }) => ({
      id,
      name: names[language] || names.en,
      image,
      productCount,
    }));
  },
  async searchNavigation({ keyword, channels, language }) {
    const sample = { keyword, channels, language, sort: 'relevance', pageNo: 1, pageSize: NAVIGATION_SAMPLE } as const;
    const { items } = await search(sample);
    return navigationOf(await embeddedRepo.listAttributes(items), catalogueLanguage(language));
  },
  suggest,
  async resolveShortLink(url) {
    const ref = refOfDemoLink(url);
    const [own] = ref ? await embeddedRepo.findProducts([ref]) : [];
    return own ? canonicalUrl(own.product) : resolveShortLink(url);
  },
};

async function search(query: ListingQuery): Promise<ListingPage> {
  const language = catalogueLanguage(query.language);
  const keyword = query.keyword?.trim();
  if (!keyword) return findListings(query, undefined, language);
  const asked = askedWords(keyword);
  const words = asked.length ? await wordsFor(asked) : undefined;
  if (!words) return NOTHING;
  const everywhere = { ...words, popularFrom: 0 };
  if (words.popularFrom === 0 || isNarrowed(query)) return findListings(query, everywhere, language);
  const page = await findListings(query, words, language);
  // Among the best sellers alone there were too few: this time all of them.
  return page.total < MAX_RESULTS ? findListings(query, everywhere, language) : page;
}

async function wordsFor(asked: Asked[]): Promise<SearchWords | undefined> {
  const candidates = await findWords(lookedUp(asked));
  const unknown = unknownWords(asked, candidates);
  return chooseWords(asked, unknown.length ? [...candidates, ...(await findSimilarWords(unknown))] : candidates);
}

const isNarrowed = ({ categoryId, shopId, snId, priceStartFen, priceEndFen }: ListingQuery) =>
  [categoryId, shopId, snId, priceStartFen, priceEndFen].some((filter) => filter !== undefined);

async function findProducts(refs: ProductRef[], language: Locale) {
  const rows = await embeddedRepo.findProducts(refs);
  return rows.map(({ product, categoryName }) => supplierProduct(product, categoryName ?? undefined, language));
}
