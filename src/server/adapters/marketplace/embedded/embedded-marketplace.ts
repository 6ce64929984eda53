import { CHANNELS, type Channel } from '../../../../contract/channels';
import type { Locale } from '../../../../contract/locales';
import { catalogueLanguage } from './catalogue-language';
import type { CatalogueLanguage } from './catalogue-product';
import { demoGoods } from './demo-goods';
import { canonicalUrl } from '../../../../contract/product-link';
import { embeddedRepo } from './embedded-marketplace.repo';
import { suggest } from './embedded-suggest';
import { findBestSellers, findMatches, findPartialMatches } from './embedded-search.repo';
import { memoryOfStock, oncePerStock } from './current-stock';
import { knownWords } from './known-words';
import type { ListingPage, ListingQuery, ProductRef, SupplierProduct } from '../marketplace.port';
import type { MarketplaceSource } from '../marketplace-source.port';
import { searchByPicture } from '../../image-search/embedded/embedded-image-search';
import { navigationOf } from './navigation';
import {
  askedWords,
  chooseWords,
  lookedUp,
  looserWords,
  popularFrom,
  unknownWords,
  type Asked,
  type SearchWords,
} from './search-words';
import { resolveShortLink } from '../short-link';
import { supplierProduct } from './supplier-product';
import { MAX_RESULTS } from './word-counts';

const categoriesOf = oncePerStock((channels) => embeddedRepo.listCategories(channels.split(' ') as Channel[]));
const NOTHING: ListingPage = { total: 0, items: [], categories: [] };
/** Best matches whose attributes become the facets of a keyword. */
const NAVIGATION_SAMPLE = 100;

const SECOND = 1000;
const MB = 1_048_576;
/** In yuan and the same for every shop: each makes its own prices of it. What is old is never shown: asking is cheap. */
const LOOKED_AT = { freshMs: 30 * SECOND, staleMs: 0, errorMs: 0, maxBytes: 12 * MB };

/** A marketplace of our own in the database: what the shop shows where no supplier is connected. */
export const embeddedMarketplace = {
  name: 'embedded',
  isInProcess: true,
  productsACall: Infinity,
  keeps: {
    search: LOOKED_AT,
    seller: LOOKED_AT,
    navigation: { ...LOOKED_AT, maxBytes: MB },
    suggest: { ...LOOKED_AT, freshMs: 60 * SECOND, maxBytes: 2 * MB },
    // remembered here, for as long as the stock is the same
    product: { ...LOOKED_AT, freshMs: 0 },
    categories: false,
    listing: false,
    link: false,
  },
  can: {
    search,
    seller: search,
    picture: searchByPicture,
    product: ({ refs, language }) => findProducts(refs, language),
    suggest,
    async navigation({ keyword, channels, language }) {
      const sample = {
        keyword,
        channels,
        language,
        sort: 'relevance',
        pageNo: 1,
        pageSize: NAVIGATION_SAMPLE,
      } as const;
      const { items } = await search(sample);
      return navigationOf(await embeddedRepo.listAttributes(items), catalogueLanguage(language));
    },
    async categories({ language: locale, channels }) {
      const language = catalogueLanguage(locale);
      const categories = await categoriesOf([...channels].sort().join(' '));
      return categories.map(({ id, names, image, productCount }) => ({
        id,
        name: names[language] || names.en,
        image,
        productCount,
      }));
    },
    async listing({ channels, ...page }) {
      const [total, refs] = await Promise.all([
        embeddedRepo.countProducts(channels),
        embeddedRepo.listRefs(channels, page),
      ]);
      return { total, refs };
    },
    async link({ url }) {
      const ref = demoGoods()?.refOfLink(url);
      const [own] = ref ? await embeddedRepo.findProducts([ref]) : [];
      return own ? canonicalUrl(own.product) : resolveShortLink(url);
    },
  },
} satisfies MarketplaceSource;

async function search(query: ListingQuery): Promise<ListingPage> {
  const language = catalogueLanguage(query.language);
  const keyword = query.keyword?.trim();
  if (!keyword) return findBestSellers(query, language);
  const words = await wordsFor(askedWords(keyword));
  if (!words) return NOTHING;
  const page = await searchEvery(query, words, language);
  return page.total > 0 ? { ...page, isPartial: words.isPartial } : searchMost(query, words, language);
}

async function searchEvery(query: ListingQuery, words: SearchWords, language: CatalogueLanguage) {
  const soldFrom = (await isOfAll(query)) ? popularFrom(words.groups) : 0;
  const page = await findMatches(query, words, soldFrom, language);
  // Among the best sellers alone there were too few: this time all of them.
  return soldFrom > 0 && page.total < MAX_RESULTS ? findMatches(query, words, 0, language) : page;
}

async function searchMost(query: ListingQuery, words: SearchWords, language: CatalogueLanguage) {
  const loose = looserWords(words);
  const anywhere = {
    ...query,
    categoryId: undefined,
    snId: undefined,
    priceStartFen: undefined,
    priceEndFen: undefined,
  };
  // Something has every word, only not there or at that price: then that is the answer.
  const isChosen = isNarrowed({ ...query, shopId: undefined });
  if (loose.length && isChosen && (await searchEvery(anywhere, words, language)).total > 0) return NOTHING;
  for (const lists of loose) {
    const page = await findPartialMatches(query, lists, await isOfAll(query), language);
    if (page.total > 0) return { ...page, isPartial: true };
  }
  return NOTHING;
}

async function wordsFor(asked: Asked[]): Promise<SearchWords | undefined> {
  const source = await knownWords();
  const candidates = await source.findWords(lookedUp(asked));
  const unknown = unknownWords(asked, candidates);
  return chooseWords(asked, unknown.length ? [...candidates, ...(await source.findSimilarWords(unknown))] : candidates);
}

const isNarrowed = ({ categoryId, shopId, snId, priceStartFen, priceEndFen }: ListingQuery) =>
  [categoryId, shopId, snId, priceStartFen, priceEndFen].some((filter) => filter !== undefined);

/** Below this share of the stock, too few of its best sellers are on the channels that are asked for. */
const ALMOST_ALL = 0.99;
const countOf = oncePerStock((channels) => embeddedRepo.countProducts(channels.split(' ') as Channel[]));

/** Words know the best sellers of the whole stock: whether they may stand for all that a query looks through. */
async function isOfAll(query: ListingQuery): Promise<boolean> {
  if (isNarrowed(query)) return false;
  const [asked, all] = await Promise.all([countOf([...query.channels].sort().join(' ')), countOf(CHANNELS.join(' '))]);
  return asked >= all * ALMOST_ALL;
}

/** About 20 kB each. */
const REMEMBERED_PRODUCTS = 2000;
const rememberedProducts = memoryOfStock<SupplierProduct>(REMEMBERED_PRODUCTS);

async function findProducts(refs: ProductRef[], locale: Locale): Promise<SupplierProduct[]> {
  const language = catalogueLanguage(locale);
  const memory = await rememberedProducts();
  const keyOf = (ref: ProductRef) => `${language} ${canonicalUrl(ref)}`;
  const known = refs.flatMap((ref) => memory.find(keyOf(ref)) ?? []);
  if (known.length === refs.length) return known;
  const rows = await embeddedRepo.findProducts(refs.filter((ref) => !known.some((product) => isSame(product, ref))));
  const found = rows.map(({ product, categoryName }) => supplierProduct(product, categoryName ?? undefined, locale));
  for (const product of found) memory.keep(keyOf(product), product);
  return [...known, ...found];
}

const isSame = (a: ProductRef, b: ProductRef) => a.channel === b.channel && a.itemId === b.itemId;
