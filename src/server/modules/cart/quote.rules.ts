import * as z from 'zod/mini';
import type { Quote } from '../../../contract/cart';
import { ServiceFeeRule } from '../../../contract/fields.schemas';
import { domesticFreightFen, serviceFeeFen } from '../../../contract/freight';
import { priceOf, sumPrices } from '../../../contract/price';
import type { Offer, ShownOffer } from './offer.rules';
import type { PricedLine, QuoteTerms, WantedLine } from './pricing.rules';

type ShopQuote = Quote['shops'][number];
type QuoteLine = ShopQuote['lines'][number];

/** Everything that the shopper is to pay, shop by shop. Lines with a problem are shown and not counted. */
export function quoteOf(
  lines: PricedLine[],
  terms: QuoteTerms,
  frame: Pick<Quote, 'quoteId' | 'expiresAt' | 'tenantWarehouseId'>,
): Quote {
  const shops = groupByShop(lines).map((group) => shopQuoteOf(group, terms));
  const sum = (part: 'goods' | 'domesticFreight' | 'serviceFee' | 'total') =>
    sumPrices(
      shops.map((shop) => shop[part]),
      terms,
    );
  return {
    ...frame,
    shops,
    goods: sum('goods'),
    domesticFreight: sum('domesticFreight'),
    serviceFee: sum('serviceFee'),
    total: sum('total'),
    cnyToLocalRate: terms.cnyToLocalRate,
    marginBasisPoints: terms.marginBasisPoints,
    serviceFeeRule: terms.serviceFee,
    // a sum that rounds to nothing cannot be paid
    canOrder: lines.every(({ problem }) => !problem) && shops.every(({ total }) => total.local.amount > 0),
  };
}

function shopQuoteOf(lines: OfOneShop<Offer>, terms: QuoteTerms): ShopQuote {
  const [first] = lines;
  const counted = lines.filter(({ problem }) => !problem);
  const goods = sumPrices(
    counted.map(({ total }) => total),
    terms,
  );
  const freightFen = shopFreightFen(counted);
  const feeFen = counted.length ? serviceFeeFen(terms.serviceFee, goods.cny.amount + freightFen).amount : 0;
  const domesticFreight = priceOf(freightFen, terms);
  const serviceFee = priceOf(feeFen, terms);
  return {
    shopId: first.shown.shopId,
    shopName: first.shown.shopName,
    channel: first.wanted.channel,
    lines: lines.map(quoteLineOf),
    goods,
    domesticFreight,
    serviceFee,
    total: sumPrices([goods, domesticFreight, serviceFee], terms),
  };
}

const quoteLineOf = ({ wanted, shown, unitPrice, total, priceBefore, problem }: PricedLine): QuoteLine => ({
  cartItemId: wanted.cartItemId,
  productUrl: wanted.productUrl,
  productId: wanted.itemId,
  productSkuId: wanted.skuId,
  title: shown.title,
  ...(shown.titleOriginal ? { titleOriginal: shown.titleOriginal } : {}),
  image: shown.image,
  skuLabels: shown.skuLabels,
  quantity: wanted.quantity,
  message: wanted.message,
  unitPrice,
  total,
  priceBefore,
  problem,
});

type OfOneShop<O extends ShownOffer> = [PricedLine<O>, ...PricedLine<O>[]];

/** In the order of the lines: a shop stands where its first line stands. */
export function groupByShop<O extends ShownOffer>(lines: PricedLine<O>[]): OfOneShop<O>[] {
  const shops = new Map<string, OfOneShop<O>>();
  for (const line of lines) {
    const key = `${line.wanted.channel} ${line.shown.shopId}`;
    const group = shops.get(key);
    if (group) group.push(line);
    else shops.set(key, [line]);
  }
  return [...shops.values()];
}

/**
 * Domestic freight is due once per shop (docs/domain.md), so its things travel together: those with the same terms count as
 * one, the dearest first fee opens the parcel, and what has other terms is continued units from its first piece on.
 */
export function shopFreightFen(lines: PricedLine[]): number {
  const loads = new Map<string, { template: Template; pieces: number; grams: number }>();
  for (const { offer, wanted } of lines) {
    if (!offer || offer.freight.kind === 'free') continue;
    const key = JSON.stringify(offer.freight);
    const load = loads.get(key) ?? { template: offer.freight, pieces: 0, grams: 0 };
    const grams = load.grams + offer.weightGrams * wanted.quantity;
    loads.set(key, { ...load, pieces: load.pieces + wanted.quantity, grams });
  }
  const [leader, ...others] = [...loads.entries()]
    // by key where the fees are equal, so that the order of the lines never changes the sum
    .sort(([a, x], [b, y]) => y.template.firstFen - x.template.firstFen || (a < b ? -1 : 1))
    .map(([, load]) => load);
  if (!leader) return 0;
  return others.reduce(
    (sum, { template, pieces, grams }) =>
      sum + domesticFreightFen({ ...template, firstUnit: 0, firstFen: 0 }, pieces, grams).amount,
    domesticFreightFen(leader.template, leader.pieces, leader.grams).amount,
  );
}
type Template = Exclude<NonNullable<PricedLine['offer']>['freight'], { kind: 'free' }>;

/** Whether an order may be made of `fresh` by whom was shown `shown` (O3): the same things for the same money. */
export const isSameDeal = (shown: Quote, fresh: Quote): boolean => dealOf(shown) === dealOf(fresh);

const dealOf = ({ shops, cnyToLocalRate, marginBasisPoints, serviceFeeRule, total }: Quote): string =>
  JSON.stringify([
    // the database keeps an object's fields in an order of its own, its schema always names them in one
    [cnyToLocalRate, marginBasisPoints, z.parse(ServiceFeeRule, serviceFeeRule)],
    [total.local.currency, total.local.amount, total.cny.amount],
    shops.map((shop) => [
      [shop.channel, shop.shopId, shop.goods.local.amount, shop.domesticFreight.cny.amount, shop.serviceFee.cny.amount],
      shop.lines.map((line) => [
        [line.productUrl, line.productSkuId, line.quantity, line.problem],
        [line.unitPrice.cny.amount, line.unitPrice.local.amount, line.total.cny.amount, line.total.local.amount],
      ]),
    ]),
  ]);

/** The lines of a quote, to be priced again. */
export const wantedAgain = ({ shops }: Quote): WantedLine[] =>
  shops.flatMap(({ shopId, shopName, channel, lines }) =>
    lines.map((line) => ({
      cartItemId: line.cartItemId,
      productUrl: line.productUrl,
      channel,
      itemId: line.productId,
      skuId: line.productSkuId,
      quantity: line.quantity,
      message: line.message,
      seen: {
        title: line.title,
        titleOriginal: line.titleOriginal,
        image: line.image,
        skuLabels: line.skuLabels,
        shopId,
        shopName,
        priceMode: 'SKU_PRICE' as const,
        priceRange: [],
        skuPriceFen: line.unitPrice.cny.amount,
      },
      before: line.unitPrice,
    })),
  );
