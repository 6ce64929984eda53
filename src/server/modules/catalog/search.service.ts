import type { Channel } from '../../../contract/channels';
import type { AskedSearch, ProductCard, SearchResult } from '../../../contract/catalog';
import type { Listing, ListingQuery, SupplierCategory } from '../../adapters/marketplace/marketplace.port';
import { canonicalUrl } from '../../../contract/product-link';
import { marketplaceOf } from '../../adapters/marketplace/marketplace.registry';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { withHearts } from './favorite.service';
import { findByPicture } from './image-search.service';
import { groupsAt, productGroupsOf } from './product-groups.rules';
import { presentCard } from './product.rules';
import { listingQueryOf } from './search.rules';
import { countSearch } from './search-tally.service';
import { asOf } from './supplier-product.service';

/** @throws AppError PICTURE_UNREADABLE, INVALID for a channel or filter that this shop does not have */
export async function search(ctx: Ctx, query: AskedSearch): Promise<SearchResult> {
  const wanted = listingQueryOf(query, {
    ...ctx.tenant,
    productGroups: productGroupsOf(ctx.tenant),
    language: ctx.locale,
  });
  if ('errors' in wanted) throw new AppError('INVALID', wanted);
  const [page, categories] = await (query.imageUrl
    ? findByPicture(ctx, wanted, query.imageUrl)
    : Promise.all([marketplaceOf(ctx).search(wanted), categoriesOf(ctx, wanted)]));
  const { pageNo, pageSize } = wanted;
  const { total, isPartial = false, askedAt } = page;
  if (pageNo === 1 && !query.imageUrl && !(isPartial && total === 0)) countSearch(ctx, query.keyword, total > 0);
  const items = await withHearts(ctx, cardsOf(ctx, page.items));
  return { items, total, pageNo, pageSize, categories, isPartial, asOf: asOf(ctx, askedAt) };
}

/** Those to choose from stay while one is chosen; the chosen one even where it has nothing. */
async function categoriesOf(ctx: Ctx, wanted: ListingQuery): Promise<SupplierCategory[]> {
  const known = await marketplaceOf(ctx).listCategories({ channels: wanted.channels, language: ctx.locale });
  const { keyword, shopId, snId, priceStartFen, priceEndFen } = wanted;
  if ([keyword, shopId, snId, priceStartFen, priceEndFen].every((part) => part === undefined)) return known;
  // Where none is chosen yet, this is the question of the page itself, asked once.
  const page = wanted.categoryId ? { ...wanted, categoryId: undefined, pageNo: 1 } : wanted;
  const { categories } = await marketplaceOf(ctx).search(page);
  const found = categories.flatMap(({ categoryId, productCount }) =>
    known.filter(({ id }) => id === categoryId).map((category) => ({ ...category, productCount })),
  );
  const chosen = known.filter(({ id }) => id === wanted.categoryId && found.every((category) => category.id !== id));
  return [...found, ...chosen.map((category) => ({ ...category, productCount: 0 }))];
}

export const cardsOf = ({ tenant }: Ctx, listings: Listing[]): ProductCard[] =>
  listings.map((listing) => presentCard(listing, tenant));

const servedBy = ({ tenant, locale }: Ctx) => ({ channels: tenant.preference.productPlatforms, language: locale });

export const listCategories = (ctx: Ctx): Promise<SupplierCategory[]> =>
  marketplaceOf(ctx).listCategories(servedBy(ctx));

export async function listProductUrls(ctx: Ctx, page: { pageNo: number; pageSize: number }) {
  const { channels } = servedBy(ctx);
  const { total, refs } = await marketplaceOf(ctx).listProducts({ channels, ...page });
  return { items: refs.map(canonicalUrl), total, ...page };
}

export const listNavigation = (ctx: Ctx, keyword: string) =>
  marketplaceOf(ctx).searchNavigation({ keyword, ...servedBy(ctx) });

/** In the visitor's language; where the shop has none in it, in its own. */
export function listHotKeywords({ tenant, locale }: Ctx, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const languages = Object.entries(tenant.hotKeywords).filter(([, keywords]) => keywords.length > 0);
  const language = localize(Object.fromEntries(languages.map(([code]) => [code, code])), locale, tenant);
  const keywords = (tenant.hotKeywords[language] ?? []).map((keyword) => ({ keyword }));
  const items = keywords.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { items, total: keywords.length, pageNo, pageSize };
}

const ROW_LENGTH = 12;
const PREFERRED = 20;
const RECOMMENDED_ROWS = 4;

/** The best sellers of all that the shop serves. */
export const listPreferred = (ctx: Ctx): Promise<ProductCard[]> => row(ctx, { pageSize: PREFERRED });

/** The rows that the shop chose for the home page. @throws AppError where none can be filled */
export const listGroups = (ctx: Ctx) => filledGroups(ctx, 'PREFERRED');

/** Those that it chose to recommend; where it chose none, the best sellers of the largest categories. */
export async function listRecommended(ctx: Ctx) {
  if (productGroupsOf(ctx.tenant).some(({ place }) => place === 'RECOMMENDED')) return filledGroups(ctx, 'RECOMMENDED');
  const categories = await listCategories(ctx);
  const largest = [...categories].sort((a, b) => b.productCount - a.productCount).slice(0, RECOMMENDED_ROWS);
  return Promise.all(
    largest.map(async ({ id, name }) => ({ id, title: name, products: await row(ctx, { categoryId: id }) })),
  );
}

/** Without those that have nothing to show. One that fails takes nothing from the others. @throws AppError where all do */
async function filledGroups(ctx: Ctx, place: 'PREFERRED' | 'RECOMMENDED') {
  const { tenant, locale } = ctx;
  const answers = await Promise.allSettled(
    groupsAt(productGroupsOf(tenant), place, ctx.now()).map(async ({ id, title, ...wanted }) => ({
      id,
      title: localize(title, locale, tenant),
      products: await fillGroup(ctx, wanted),
    })),
  );
  const groups = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && groups.length === 0) throw failed.reason;
  return groups.filter(({ products }) => products.length > 0);
}

interface GroupWish {
  channel?: Channel | undefined;
  categoryId?: string | undefined;
  keyword?: string | undefined;
}
/** What stands in a row that looks for this. */
export const fillGroup = (ctx: Ctx, { channel, categoryId, keyword }: GroupWish): Promise<ProductCard[]> =>
  row(ctx, { categoryId, keyword, ...(channel ? { channels: [channel] } : {}) });

async function row(ctx: Ctx, wanted: Partial<ListingQuery>): Promise<ProductCard[]> {
  const served = ctx.tenant.preference.productPlatforms;
  const { items } = await marketplaceOf(ctx).search({
    sort: 'relevance',
    pageNo: 1,
    pageSize: ROW_LENGTH,
    language: ctx.locale,
    ...wanted,
    channels: (wanted.channels ?? served).filter((channel) => served.includes(channel)),
  });
  return withHearts(ctx, cardsOf(ctx, items));
}
