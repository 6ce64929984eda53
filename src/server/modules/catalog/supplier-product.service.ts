import { freightUnsaid } from '../../../contract/freight';
import { LIMITS } from '../../../contract/limits';
import { canonicalUrl, type ProductRef } from '../../../contract/product-link';
import type { SupplierProduct } from '../../adapters/marketplace/marketplace.port';
import { marketplaceOf, type KnownProducts } from '../../adapters/marketplace/marketplace.registry';
import type { Ctx } from '../../kernel/context';

export { guessGoodsKinds } from './goods-kinds.rules';

/** By canonical link: what is on sale in this shop, and undefined for what is not (any more). */
type OnSale = Map<string, SupplierProduct | undefined>;

const PRICE_AGE_MS = LIMITS.priceMinutes * 60_000;

/**
 * Products for which somebody is to pay: what the marketplace said within five minutes, or it is asked. Those that are
 * not on sale are missing. Never inside a transaction. @throws AppError SUPPLIER_… where it cannot be asked
 */
export async function findSupplierProducts(ctx: Ctx, refs: ProductRef[]): Promise<Map<string, SupplierProduct>> {
  const known = await marketplaceOf(ctx).findProducts(servedIn(ctx, refs), PRICE_AGE_MS);
  return new Map([...known].flatMap(([url, { value }]) => (isOnSale(value) ? [[url, inShop(ctx, value)]] : [])));
}

/** One product to look at, and since when it was like that; undefined where it is not on sale. @throws as above */
export async function findSupplierProduct(ctx: Ctx, ref: ProductRef) {
  const [known] = (await marketplaceOf(ctx).findProducts(servedIn(ctx, [ref]))).values();
  return known && isOnSale(known.value)
    ? { product: inShop(ctx, known.value), asOf: asOf(ctx, known.askedAt) }
    : undefined;
}

/** Products to look at. No entry for those of which nothing is known because the marketplace cannot be asked. */
export async function showSupplierProducts(ctx: Ctx, refs: ProductRef[]): Promise<OnSale> {
  return onSale(ctx, refs, await marketplaceOf(ctx).showProducts(servedIn(ctx, refs)));
}

/** The same, and when the marketplace was asked about each. */
export async function showDatedProducts(ctx: Ctx, refs: ProductRef[]) {
  const known = await marketplaceOf(ctx).showProducts(servedIn(ctx, refs));
  const askedAt = new Map([...known].map(([url, answer]) => [url, new Date(answer.askedAt).toISOString()]));
  return { products: onSale(ctx, refs, known), askedAt };
}

/** What was said last of products; asks nobody. No entry for those of which nothing is remembered. */
export const recallSupplierProducts = async (ctx: Ctx, refs: ProductRef[]): Promise<OnSale> =>
  onSale(ctx, refs, await marketplaceOf(ctx).recallProducts(servedIn(ctx, refs)));

/** When the marketplace said it, where that is too long ago to buy by it. */
export const asOf = (ctx: Ctx, askedAt: number): string | undefined =>
  ctx.now().getTime() - askedAt < PRICE_AGE_MS ? undefined : new Date(askedAt).toISOString();

const isOnSale = (product: SupplierProduct | undefined): product is SupplierProduct => product?.status === 'published';

/** What nobody says of it the shop says itself. */
const inShop = ({ tenant }: Ctx, product: SupplierProduct): SupplierProduct =>
  product.isFreightUnsaid ? { ...product, freight: freightUnsaid(tenant.unsaidFreight) } : product;

const servedIn = ({ tenant }: Ctx, refs: ProductRef[]) =>
  refs.filter(({ channel }) => tenant.preference.productPlatforms.includes(channel));

/** What the shop does not serve is not on sale in it. */
function onSale(ctx: Ctx, refs: ProductRef[], known: KnownProducts): OnSale {
  const served = new Set(servedIn(ctx, refs));
  const unserved = refs
    .filter((ref) => !served.has(ref))
    .map((ref): [string, undefined] => [canonicalUrl(ref), undefined]);
  return new Map([
    ...[...known].map(([url, { value }]): [string, SupplierProduct | undefined] => [
      url,
      isOnSale(value) ? inShop(ctx, value) : undefined,
    ]),
    ...unserved,
  ]);
}
