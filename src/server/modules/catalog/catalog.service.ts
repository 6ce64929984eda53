import type { Product } from '../../../contract/catalog';
import { findProductLink, type ProductLink, type ProductRef } from '../../../contract/product-link';
import { marketplaceOf } from '../../adapters/marketplace/marketplace.registry';
import { AppError } from '../../kernel/app-error';
import type { Ctx, UserCtx } from '../../kernel/context';
import { countCaller } from '../../kernel/caller-limit';
import * as favorites from './favorite.service';
import { productOf } from './product.rules';
import { safeHtml } from './safe-html';
import { findSupplierProduct } from './supplier-product.service';

export interface ReadLink extends ProductRef {
  /** The variant that the link names, if any; it may not exist. */
  skuId?: string;
  canonicalUrl: string;
}

/**
 * The product that a link or share text means. Calls out for short links: not for use inside a transaction.
 * @throws AppError PRODUCT_URL_INVALID where it means none that we can tell
 */
export async function readProductLink(ctx: Ctx, text: string): Promise<ReadLink> {
  const link = findProductLink(text);
  if (link?.kind === 'product') return readLinkOf(link);
  if (link?.kind === 'short') {
    const target = await resolveShortLink(ctx, link.url);
    const product = target === undefined ? undefined : findProductLink(target);
    if (product?.kind === 'product') return readLinkOf(product);
  }
  throw new AppError('PRODUCT_URL_INVALID');
}

const readLinkOf = ({ channel, itemId, skuId, canonicalUrl }: ProductLink): ReadLink => ({
  channel,
  itemId,
  canonicalUrl,
  ...(skuId === undefined ? {} : { skuId }),
});

/** Each makes the server call out: enough for a person, too few to use the shop as a relay. */
const SHORT_LINKS_A_MINUTE = 30;

async function resolveShortLink(ctx: Ctx, url: string): Promise<string | undefined> {
  await countCaller(ctx, { name: 'short-link', max: SHORT_LINKS_A_MINUTE, windowSeconds: 60 });
  return marketplaceOf(ctx).expandLink(url);
}

/** @throws AppError PRODUCT_URL_INVALID, or PRODUCT_NOT_FOUND where the link is good and nothing is on sale behind it */
export async function getProduct(ctx: Ctx, productUrl: string): Promise<Product> {
  const { link, product, asOf } = await readProduct(ctx, productUrl);
  return productOf(product, {
    asOf,
    rule: ctx.tenant,
    isFavorite: await favorites.isFavorite(ctx, link.canonicalUrl),
    descriptionHtml: safeHtml(product.descriptionHtml),
    skuId: link.skuId,
  });
}

/** @throws AppError as getProduct, CONFLICT where a thousand are kept */
export async function saveFavorite(ctx: UserCtx, productUrl: string) {
  const { product } = await readProduct(ctx, productUrl);
  return favorites.saveFavorite(ctx, product);
}

async function readProduct(ctx: Ctx, productUrl: string) {
  const link = await readProductLink(ctx, productUrl);
  const found = await findSupplierProduct(ctx, link);
  if (!found) throw new AppError('PRODUCT_NOT_FOUND', { data: { productUrl: link.canonicalUrl } });
  return { link, ...found };
}
