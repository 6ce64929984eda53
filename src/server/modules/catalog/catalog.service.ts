import type { Channel } from '../../../contract/channels';
import { canonicalUrl, findProductLink, type ProductLink } from '../../../contract/product-link';
import type { ProductRef, SupplierProduct } from '../../adapters/marketplace/marketplace.port';
import { marketplace } from '../../adapters/marketplace/marketplace.registry';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { countAttempt } from '../../kernel/rate-limit';

export interface ReadLink {
  channel: Channel;
  itemId: string;
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
  await countAttempt(ctx, { key: `short-link:${ctx.ip}`, max: SHORT_LINKS_A_MINUTE, windowSeconds: 60 });
  return marketplace().resolveShortLink(url);
}

/**
 * What the marketplace says now of products, by canonical link; those that it has no more, no longer sells, or that
 * this shop does not serve are missing. One call, whatever their number; never inside a transaction.
 */
export async function findSupplierProducts(ctx: Ctx, refs: ProductRef[]): Promise<Map<string, SupplierProduct>> {
  const served = refs.filter(({ channel }) => ctx.tenant.preference.productPlatforms.includes(channel));
  const found = served.length ? await marketplace().findProducts(served, ctx.locale) : [];
  const onSale = found.filter(({ status }) => status === 'published');
  return new Map(onSale.map((product) => [canonicalUrl(product), product]));
}
