import type { Channel } from '../../../contract/channels';
import type { Favorite, ProductCard } from '../../../contract/catalog';
import { LIMITS } from '../../../contract/limits';
import { canonicalUrl, findProductLink, type ProductRef } from '../../../contract/product-link';
import type { SupplierProduct } from '../../adapters/marketplace/marketplace.port';
import { marketplaceOf } from '../../adapters/marketplace/marketplace.registry';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type Ctx, type UserCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { favoriteRepo, type FavoriteRow } from './favorite.repo';
import { presentCard, listingOf } from './product.rules';

const present = (row: FavoriteRow, product: SupplierProduct, ctx: Ctx): Favorite => ({
  id: row.id,
  product: presentCard(listingOf(product), ctx.tenant),
  createdAt: row.createdAt.toISOString(),
});

/** False for a visitor. */
export async function isFavorite(ctx: Ctx, productUrl: string): Promise<boolean> {
  if (!ctx.user) return false;
  const owner = { tenantId: ctx.tenant.id, shopperId: ctx.user.shopperId };
  return (await ctx.tx((tx) => favoriteRepo(tx, owner).findByUrl(productUrl))) !== undefined;
}

/** The cards, each saying whether the shopper keeps it; a visitor's say nothing, and nothing is asked. */
export async function withHearts(ctx: Ctx, cards: ProductCard[]): Promise<ProductCard[]> {
  const { user, tenant } = ctx;
  if (!user || cards.length === 0) return cards;
  const owner = { tenantId: tenant.id, shopperId: user.shopperId };
  const urls = cards.map(({ productUrl }) => productUrl);
  const kept = new Set(await ctx.tx((tx) => favoriteRepo(tx, owner).listKept(urls)));
  return cards.map((card) => ({ ...card, isFavorite: kept.has(card.productUrl) }));
}

/** Keeps a product that is on sale; once more, it stays as it is. @throws AppError CONFLICT at the thousandth */
export async function saveFavorite(ctx: UserCtx, product: SupplierProduct): Promise<Favorite> {
  const productUrl = canonicalUrl(product);
  const row = await ctx.tx(async (tx) => {
    const favorites = favoriteRepo(tx, ownerOf(ctx));
    const kept = await favorites.findByUrl(productUrl);
    if (kept) return kept;
    if ((await favorites.count()) >= LIMITS.favorites) throw new AppError('CONFLICT');
    await favorites.add({ id: newId(), channel: product.channel, productUrl, createdAt: ctx.now() });
    return favorites.findByUrl(productUrl);
  });
  // removed by the same shopper between two statements of ours
  if (!row) throw new AppError('CONFLICT');
  return present(row, product, ctx);
}

interface Page {
  pageNo: number;
  pageSize: number;
  channel?: Channel;
}

/** Newest first. What the marketplace has no page of any more is counted, but has nothing to show. */
export async function listFavorites(ctx: UserCtx, { pageNo, pageSize, channel }: Page) {
  const { rows, total } = await ctx.tx(async (tx) => {
    const favorites = favoriteRepo(tx, ownerOf(ctx));
    const rows = await favorites.list(channel, pageSize, (pageNo - 1) * pageSize);
    return { rows, total: await favorites.count(channel) };
  });
  const refs = rows.flatMap(({ productUrl }): ProductRef[] => {
    const link = findProductLink(productUrl);
    return link?.kind === 'product' ? [link] : [];
  });
  const byUrl = await marketplaceOf(ctx).showProducts(refs);
  const items = rows.flatMap((row) => {
    const product = byUrl.get(row.productUrl)?.value;
    return product ? [present(row, product, ctx)] : [];
  });
  return { items, total, pageNo, pageSize };
}

export async function removeFavorite(ctx: UserCtx, id: string): Promise<Record<string, never>> {
  const isRemoved = await ctx.tx((tx) => favoriteRepo(tx, ownerOf(ctx)).remove(id));
  if (!isRemoved) throw new AppError('NOT_FOUND');
  return {};
}
