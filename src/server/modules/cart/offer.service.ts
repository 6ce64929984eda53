import { LIMITS } from '../../../contract/limits';
import { canonicalUrl } from '../../../contract/product-link';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { readProductLink } from '../catalog/catalog.service';
import {
  findSupplierProducts,
  recallSupplierProducts,
  showSupplierProducts,
} from '../catalog/supplier-product.service';
import { asLastSeen, offerOf, type Offer, type OfferedProduct, type ShownOffer } from './offer.rules';
import { offerKey, type WantedLine } from './pricing.rules';

type Wanted = Pick<WantedLine, 'productUrl' | 'channel' | 'itemId' | 'skuId'>;

/**
 * What is asked for SKUs now, by `offerKey`; what the marketplace has no more is missing. For what is to be paid.
 * @throws AppError SUPPLIER_… where it cannot be asked
 */
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

type Line = Wanted & Pick<WantedLine, 'seen'>;

/** The same to look at: where the marketplace cannot be asked, lines are as they were. */
export const showOffers = async (ctx: Ctx, lines: Line[]) => shownOffers(lines, await showSupplierProducts(ctx, lines));

/** The same without asking: what is known beforehand, then what the marketplace said last, then what the shopper saw. */
export async function recallOffers(ctx: Ctx, lines: Line[], known: OfferedProduct[]): Promise<Map<string, ShownOffer>> {
  const products = new Map<string, OfferedProduct | undefined>(await recallSupplierProducts(ctx, lines));
  for (const product of known) products.set(canonicalUrl(product), product);
  return shownOffers(lines, products);
}

/** @param products those without an entry are not known; undefined: not on sale */
function shownOffers(lines: Line[], products: Map<string, OfferedProduct | undefined>): Map<string, ShownOffer> {
  const offers = new Map<string, ShownOffer>();
  for (const line of lines) {
    const product = products.get(line.productUrl);
    const offer = products.has(line.productUrl) ? product && offerOf(product, line.skuId) : asLastSeen(line.seen);
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
