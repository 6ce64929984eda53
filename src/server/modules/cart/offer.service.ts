import { LIMITS } from '../../../contract/limits';
import { canonicalUrl } from '../../../contract/product-link';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { findSupplierProducts, readProductLink } from '../catalog/catalog.service';
import { offerOf, type Offer, type OfferedProduct } from './offer.rules';
import { offerKey, type WantedLine } from './pricing.rules';

type Wanted = Pick<WantedLine, 'productUrl' | 'channel' | 'itemId' | 'skuId'>;

/** Current offers of SKUs by `offerKey`, in one call to the marketplace; what it has no more is missing. */
export async function findOffers(
  ctx: Ctx,
  wanted: Wanted[],
  known: OfferedProduct[] = [],
): Promise<Map<string, Offer>> {
  const products = new Map(known.map((product) => [canonicalUrl(product), product]));
  const unknown = new Map(
    wanted.filter(({ productUrl }) => !products.has(productUrl)).map((line) => [line.productUrl, line]),
  );
  if (unknown.size) {
    const refs = [...unknown.values()].map(({ channel, itemId }) => ({ channel, itemId }));
    for (const [url, product] of await findSupplierProducts(ctx, refs)) products.set(url, product);
  }
  const offers = new Map<string, Offer>();
  for (const line of wanted) {
    const product = products.get(line.productUrl);
    const offer = product && offerOf(product, line.skuId);
    if (offer) offers.set(offerKey(line), offer);
  }
  return offers;
}

export interface ChosenSku {
  productSkuId: string;
  quantity: number;
  message?: string;
}
export interface Choice {
  productUrl: string;
  items: ChosenSku[];
  /** For items without one of their own. */
  message?: string;
  /** How the caller's form names a field of an item. */
  pathOf: (item: number, field: 'productSkuId' | 'quantity') => string;
}
type ChosenLine = Omit<WantedLine, 'cartItemId' | 'before' | 'seen'> & { seen: Offer };

/**
 * The SKUs of one product that a shopper chose, with what the marketplace says about them now. A SKU named twice is one
 * line (O2).
 * @throws AppError PRODUCT_URL_INVALID, PRODUCT_NOT_FOUND, INVALID, QUANTITY_NOT_ALLOWED
 */
export async function chooseSkus(ctx: Ctx, { productUrl, items, message, pathOf }: Choice) {
  const { channel, itemId, canonicalUrl: url } = await readProductLink(ctx, productUrl);
  const product = (await findSupplierProducts(ctx, [{ channel, itemId }])).get(url);
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  const lines = new Map<string, ChosenLine>();
  items.forEach((item, index) => {
    const { productSkuId: skuId } = item;
    const seen = offerOf(product, skuId);
    if (!seen)
      throw new AppError('INVALID', { errors: [{ path: pathOf(index, 'productSkuId'), code: 'unknown_sku' }] });
    const earlier = lines.get(skuId);
    const quantity = item.quantity + (earlier?.quantity ?? 0);
    if (quantity > LIMITS.quantityMax) {
      const error = { path: pathOf(index, 'quantity'), code: 'ABOVE_MAXIMUM' };
      throw new AppError('QUANTITY_NOT_ALLOWED', { errors: [error] });
    }
    const said = item.message || earlier?.message || message || '';
    lines.set(skuId, { productUrl: url, channel, itemId, skuId, quantity, message: said, seen });
  });
  return { product, lines: [...lines.values()] };
}
