import { findProductLink, type ProductLink } from '../../../contract/product-link';
import type { AskedShipment, ShipmentEstimate } from '../../../contract/shipment';
import { unitPriceOf } from '../../../contract/sku-price';
import { NO_DISCOUNTS } from '../../../contract/transit-discounts';
import { estimatedBox, packingAllowanceOf } from '../../../contract/transit-estimate';
import { parcelsOf } from '../../../contract/transit-goods';
import { priceIn } from '../../../contract/transit-money';
import type { ShopTerms, TransitRequest } from '../../../contract/transit-request';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { countEstimate, estimateTogether, lineWishes } from '../transit/freight.service';
import { lineHistories } from '../transit/line-history.service';
import { guessGoodsKinds, showSupplierProducts } from '../catalog/supplier-product.service';
import { openWarehousesOf, servicesOf } from '../tenant/offers.service';
import { offerOf } from './offer.rules';
import { contentsIn, isTooMuch, isWeighed, type Goods } from './shipment.rules';

/**
 * What the way abroad would cost for things together that are not bought yet, by the price function that will make the
 * invoice: weights as sellers give them, the line’s allowance for packing, kinds of goods by guess. Visitors ask about the
 * product that they look at; a cart is its shopper's.
 * @throws AppError PRODUCT_URL_INVALID, SESSION_EXPIRED, TOO_MANY_REQUESTS
 */
export async function estimateShipment(ctx: Ctx, asked: AskedShipment): Promise<ShipmentEstimate> {
  await countEstimate(ctx);
  const products = new Set(asked.goods.map(({ productUrl }) => linkOf(productUrl).canonicalUrl));
  if (!ctx.user && products.size > 1) throw new AppError('SESSION_EXPIRED');
  const [all, packing] = await Promise.all([goodsOf(ctx, asked.goods), packingOf(ctx)]);
  const goods = all.filter(isWeighed);
  const known = new Set(goods.map(({ productUrl }) => productUrl));
  const tooMuch = isTooMuch(goods);
  const shipped = tooMuch ? [] : goods;
  const shop = { money: ctx.tenant, packing, storage: null };
  const worthFen = shipped.reduce((sum, { unitFen, quantity }) => sum + unitFen * quantity, 0);
  const wishes = await lineWishes(ctx, { country: asked.country, worthFen });
  // wished for other goods before: what nobody offers for these cannot be taken back on the page
  const insuredFen = asked.isInsured && wishes.isInsurable ? worthFen : null;
  const { request, boxes, historyOf } = await requestOf(ctx, asked, shipped, insuredFen);
  const words = { contentsOf: (ids: readonly string[]) => contentsIn(shipped, ids), ofShop: packing, historyOf };
  const lines = shipped.length > 0 ? await estimateTogether(ctx, request, shop, words) : [];
  const cheapest = lines.find(({ total }) => total)?.transitOptionName ?? '';
  return {
    grams: shipped.length > 0 ? estimatedBox(request.parcels, packingAllowanceOf(boxes, cheapest)).grams : 0,
    lines,
    guesses: guessesOf(goods),
    unweighed: [...products].filter((url) => !known.has(url)),
    assumed: assumedOf(shipped),
    ...wishes,
    packing: packing.map(({ code, name }) => ({ code, name: localize(name, ctx.locale, ctx.tenant) })),
    insurable: priceIn(worthFen, 'CNY', { ...ctx.tenant, marginBasisPoints: 0 }).local,
    isTooMuch: tooMuch,
  };
}

/** What the marketplace says of them; what is not on sale, or not in that form, is left out. */
async function goodsOf(ctx: Ctx, items: AskedShipment['goods']): Promise<Goods[]> {
  const links = items.map(({ productUrl }) => linkOf(productUrl));
  const products = await showSupplierProducts(ctx, links);
  const pieces = new Map<string, number>();
  items.forEach(({ quantity }, at) => {
    const url = links[at]?.canonicalUrl ?? '';
    pieces.set(url, (pieces.get(url) ?? 0) + quantity);
  });
  return items.flatMap(({ productSkuId, quantity }, at) => {
    const productUrl = links[at]?.canonicalUrl ?? '';
    const product = products.get(productUrl);
    const offer = product && offerOf(product, productSkuId);
    if (!product || !offer) return [];
    const { title, weightGrams, isWeightAssumed, size } = product;
    const unitFen = unitPriceOf(offer, offer.skuPriceFen, pieces.get(productUrl) ?? quantity);
    const goodsKinds = guessGoodsKinds(product);
    const asked = { categories: [product.categoryId], channels: [product.channel] };
    return { productUrl, title, ...asked, goodsKinds, quantity, unitFen, weightGrams, isWeightAssumed, size };
  });
}

function linkOf(productUrl: string): ProductLink {
  const link = findProductLink(productUrl);
  if (link?.kind !== 'product') throw new AppError('PRODUCT_URL_INVALID');
  return link;
}

async function requestOf(ctx: Ctx, asked: AskedShipment, goods: Goods[], insuredFen: number | null) {
  const { country, postcode, services, packing, tenantWarehouseId } = asked;
  const parcels = parcelsOf(goods);
  const [warehouses, linesFrom] = await Promise.all([openWarehousesOf(ctx), lineHistories(ctx)]);
  // where nobody has chosen they go to the first, as an order does
  const warehouse = tenantWarehouseId ? warehouses.find(({ id }) => id === tenantWarehouseId) : warehouses[0];
  const from = linesFrom(warehouse?.id);
  const boxes = from.boxes(1);
  const request: TransitRequest = {
    country,
    postcode,
    warehouse: warehouse?.code ?? null,
    delivery: null,
    parcels,
    boxes,
    services,
    packing,
    insuredFen,
    customsFields: null,
    // what lies in the warehouse already is a shipment of its own, until its shopper puts it to these
    stored: [],
    discounts: NO_DISCOUNTS,
  };
  return { request, boxes, historyOf: from.historyOf };
}

/** The shop's own packing, where it has a price in yuan. */
async function packingOf(ctx: Ctx) {
  const services = await servicesOf(ctx);
  return services.flatMap(({ code, kind, name, price }) =>
    kind === 'PACKING' && price?.terms.currency === 'CNY'
      ? [{ code, name, charge: price.terms.charge, leavesOff: price.terms.leavesOff }]
      : [],
  ) satisfies ShopTerms['packing'];
}

/** One entry a product. */
const assumedOf = (goods: readonly Goods[]): ShipmentEstimate['assumed'] => [
  ...new Map(
    goods.flatMap(({ productUrl, weightGrams, isWeightAssumed }) =>
      isWeightAssumed ? [[productUrl, { productUrl, weightGrams }] as const] : [],
    ),
  ).values(),
];

/** One entry a product; general goods need no word. */
function guessesOf(goods: readonly Goods[]): ShipmentEstimate['guesses'] {
  const special = goods.filter(({ goodsKinds }) => goodsKinds.some((kind) => kind !== 'GENERAL'));
  return [
    ...new Map(
      special.map(({ productUrl, title, goodsKinds }) => [productUrl, { productUrl, title, goodsKinds }]),
    ).values(),
  ];
}
