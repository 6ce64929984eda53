import type { Channel } from '../../../contract/channels';
import type { Price, ServiceFeeRule } from '../../../contract/fields';
import { LIMITS } from '../../../contract/limits';
import { isTooMuch, priceOf, type PriceTerms } from '../../../contract/price';
import { quantityProblem, unitPriceOf, type QuantityProblem } from '../../../contract/sku-price';
import type { Offer, SeenOffer, ShownOffer } from './offer.rules';

/** How a shop makes what is to be paid of what the marketplace asks. */
export interface QuoteTerms extends PriceTerms {
  serviceFee: ServiceFeeRule;
}

/** A SKU that somebody wants, and how many. */
export interface WantedLine {
  cartItemId: string | null;
  productUrl: string;
  channel: Channel;
  itemId: string;
  skuId: string;
  quantity: number;
  message: string;
  seen: SeenOffer;
  /** What a piece cost when the shopper last looked; without it `seen` tells. */
  before?: Price;
}

export type LineProblem = 'SOLD_OUT' | 'OFF_SHELF' | 'QUANTITY';

export interface PricedLine<O extends ShownOffer = Offer> {
  wanted: WantedLine;
  /** Undefined where the marketplace sells it no more; then `shown` is what the shopper last saw. */
  offer: O | undefined;
  shown: SeenOffer;
  unitPrice: Price;
  total: Price;
  priceBefore: Price | null;
  problem: LineProblem | null;
  quantityProblem: QuantityProblem | 'ABOVE_MAXIMUM' | undefined;
}

export const offerKey = ({ productUrl, skuId }: Pick<WantedLine, 'productUrl' | 'skuId'>) => `${skuId} ${productUrl}`;

/** Prices what is wanted by what is offered now; tiers and minimums count the product over all the lines given. */
export function priceLines<O extends ShownOffer>(
  wanted: WantedLine[],
  offers: Map<string, O>,
  terms: PriceTerms,
): PricedLine<O>[] {
  const pieces = new Map<string, number>();
  for (const { productUrl, quantity } of wanted) pieces.set(productUrl, (pieces.get(productUrl) ?? 0) + quantity);
  return wanted.map((line) =>
    priceLine(line, offers.get(offerKey(line)), pieces.get(line.productUrl) ?? line.quantity, terms),
  );
}

function priceLine<O extends ShownOffer>(
  wanted: WantedLine,
  offer: O | undefined,
  productQuantity: number,
  terms: PriceTerms,
): PricedLine<O> {
  const shown = offer ?? wanted.seen;
  const unitFen = unitPriceOf(shown, shown.skuPriceFen, productQuantity);
  const totalFen = unitFen * wanted.quantity;
  const tooMuch = wanted.quantity > LIMITS.quantityMax || isTooMuch(totalFen, terms);
  const unitPrice = priceOf(unitFen, terms);
  const seenFen = unitPriceOf(wanted.seen, wanted.seen.skuPriceFen, productQuantity);
  const before = wanted.before ?? priceOf(seenFen, terms);
  const quantity = tooMuch ? 'ABOVE_MAXIMUM' : offer && quantityProblem(offer, wanted.quantity, productQuantity);
  return {
    wanted,
    offer,
    shown,
    unitPrice,
    total: priceOf(tooMuch ? 0 : totalFen, terms),
    priceBefore: offer && !isSamePrice(before, unitPrice) ? before : null,
    problem: problemOf(offer, unitFen, quantity !== undefined),
    quantityProblem: quantity,
  };
}

/** A supplier that asks nothing wants to be asked: such a thing cannot be ordered here. */
function problemOf(offer: ShownOffer | undefined, unitFen: number, isQuantityWrong: boolean): LineProblem | null {
  if (!offer || unitFen <= 0) return 'OFF_SHELF';
  if (offer.stock <= 0) return 'SOLD_OUT';
  return isQuantityWrong ? 'QUANTITY' : null;
}

const isSamePrice = (a: Price, b: Price) =>
  a.cny.amount === b.cny.amount && a.local.amount === b.local.amount && a.local.currency === b.local.currency;
