import type { Channel, SourceCapability } from '../../../contract/channels';
import type { Locale } from '../../../contract/locales';
import type { ProductRef } from '../../../contract/product-link';
import { AppError } from '../../kernel/app-error';
import { askProducts, type ProductQuestions } from './ask-products';
import type { Remembered } from './answer-store.port';
import type { GuardedSource, SourceAsking } from './guarded-source';
import type {
  CataloguePage,
  CategoryQuery,
  ListingQuery,
  NavigationNode,
  NavigationQuery,
  PictureQuery,
  SuggestionQuery,
  SupplierCategory,
} from './marketplace.port';
import type { Answer, Asked } from './marketplace-source.port';
import { mergeCatalogues, mergePages, type DatedPage } from './merge-answers';
import type { ShoppersWords } from './in-shoppers-words';
import { sourceProblem } from './source-problem';
import { sharesOf, sourcesFor, type SourceRows } from './source-router';
import { inTurn } from './wire/in-turn';

/**
 * All marketplaces of a shop as one. A source that gives no answer is an AppError: PRODUCT_NOT_FOUND, PICTURE_UNREADABLE,
 * SUPPLIER_UNAVAILABLE, SUPPLIER_TIMEOUT, SUPPLIER_FAILED. Never inside a transaction.
 */
export interface Marketplace extends ProductQuestions {
  /** Words, a category, or with a `shopId` all of one seller. @throws AppError METHOD_DISABLED where no source can */
  search: (query: ListingQuery) => Promise<DatedPage>;
  /** @throws AppError METHOD_DISABLED */
  searchByPicture: (query: PictureQuery) => Promise<DatedPage>;
  // what only helps is empty where no source can
  listCategories: (query: CategoryQuery) => Promise<SupplierCategory[]>;
  searchNavigation: (query: NavigationQuery) => Promise<NavigationNode[]>;
  suggest: (query: SuggestionQuery) => Promise<string[]>;
  listProducts: (page: CataloguePage) => Promise<{ total: number; refs: ProductRef[] }>;
  /** Where a share link leads; undefined where nowhere. */
  expandLink: (url: string) => Promise<string | undefined>;
}

interface Deps {
  /** Who is to be asked for what. */
  rows: SourceRows;
  sourceOf: (name: string) => GuardedSource | undefined;
  language: Locale;
  words: ShoppersWords;
  asking: SourceAsking;
}
type Paged = 'search' | 'seller' | 'picture';
type ByChannels = Exclude<SourceCapability, 'product' | 'link'>;

export function tenantMarketplace({ rows, sourceOf, language, words, asking }: Deps): Marketplace {
  const sharesFor = (capability: SourceCapability, channels: readonly Channel[]) =>
    sharesOf(rows, { capability, channels, sourceOf });

  /** One that is down takes nothing from the others. @param shareOf what each of them is asked */
  async function askAll<C extends ByChannels>(
    capability: C,
    asked: Asked<C>,
    shareOf: (channels: Channel[], sources: number) => Asked<C> = (channels) => ({ ...asked, channels }),
  ): Promise<Remembered<Answer<C>>[]> {
    const shares = sharesFor(capability, asked.channels);
    const answers = await Promise.allSettled(
      shares.map(({ source, channels }) => source.ask(capability, shareOf(channels, shares.length), asking)),
    );
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed && given.length === 0) throw sourceProblem(failed.reason);
    return given;
  }

  /** Of several sources each gives its part of a page. */
  async function askPages<C extends Paged>(capability: C, asked: Asked<C>): Promise<DatedPage> {
    const pages = await askAll<Paged>(capability, asked, (channels, sources) => ({
      ...asked,
      channels,
      pageSize: Math.ceil(asked.pageSize / sources),
    }));
    if (pages.length === 0 && asked.channels.length > 0) throw new AppError('METHOD_DISABLED');
    const page = mergePages(pages, asking.now);
    return { ...page, items: await words.listings(page.items) };
  }

  const valuesOf = async <C extends ByChannels>(capability: C, asked: Asked<C>): Promise<Answer<C>[]> =>
    (await askAll(capability, asked)).map(({ value }) => value);

  return {
    search: (query) => askPages(query.shopId === undefined ? 'search' : 'seller', query),
    searchByPicture: (query) => askPages('picture', query),
    listCategories: async (query) => (await valuesOf('categories', query)).flat(),
    searchNavigation: async (query) => (await valuesOf('navigation', query)).flat(),
    suggest: async (query) => inTurn(await valuesOf('suggest', query)).slice(0, query.limit),
    listProducts: async (page) => mergeCatalogues(await valuesOf('listing', page)),
    async expandLink(url) {
      for (const source of sourcesFor(rows, { capability: 'link', sourceOf })) {
        const { value: address } = await source.ask('link', { url }, asking);
        if (address !== undefined) return address;
      }
      return undefined;
    },
    ...askProducts({
      words,
      sharesOfProducts: (refs) => sharesFor('product', [...new Set(refs.map(({ channel }) => channel))]),
      language,
      asking,
    }),
  };
}
