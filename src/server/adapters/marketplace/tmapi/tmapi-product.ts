import type { Channel } from '../../../../contract/channels';
import type { Listing, SupplierProduct } from '../marketplace.port';
import { choicesOf, type CodedChoice } from '../wire/option-codes';
import { UNSAID_FREIGHT, weightOf } from '../wire/unsaid';
import type { Detail, SearchRow } from './tmapi.schemas';

export const listingOf = (row: SearchRow): Listing => ({
  channel: 'ALIBABA',
  itemId: row.item_id,
  title: row.title,
  titleOriginal: row.title,
  image: row.img,
  priceFen: row.price,
  soldCount: row.sale_info?.sale_quantity_int ?? 0,
  ratingTenths: 0,
  shopName: row.shop_info?.company_name || row.shop_info?.login_id || '',
  minOrderQuantity: Math.max(1, row.moq),
});

/** Undefined where nothing of it has a price. */
export function productOf(detail: Detail, channel: Channel): SupplierProduct | undefined {
  const tiers = channel === 'ALIBABA' ? tiersOf(detail) : [];
  const { options, skus } = skusOf(detail, tiers[0]?.priceFen);
  if (skus.length === 0) return undefined;
  const { shop_info: shop, delivery_info: delivery } = detail;
  return {
    channel,
    itemId: detail.item_id,
    title: detail.title,
    titleOriginal: detail.title,
    images: detail.main_imgs.filter(Boolean),
    categoryId: detail.category_id,
    categoryName: '',
    shop: {
      id: shop?.member_id || shop?.seller_id || '',
      name: shop?.shop_name || shop?.company_name || '',
      city: delivery?.location ?? '',
      ratingTenths: 0,
    },
    priceMode: tiers.length > 0 ? 'SPU_PRICE_RANGE' : 'SKU_PRICE',
    priceRange: tiers,
    options,
    skus,
    minOrderQuantity: Math.max(1, detail.tiered_price_info?.begin_num ?? 1),
    batchQuantity: 1,
    unit: detail.offer_unit,
    soldCount: detail.sale_count,
    ratingTenths: 0,
    ...weightOf((delivery?.unit_weight ?? 0) * 1000),
    size: { lengthMm: 0, widthMm: 0, heightMm: 0 },
    ...(delivery?.delivery_fee
      ? { freight: { kind: 'piece' as const, firstUnit: 1, firstFen: delivery.delivery_fee, nextUnit: 0, nextFen: 0 } }
      : UNSAID_FREIGHT),
    attributes: detail.product_props.flatMap((row) => Object.entries(row).map(([name, value]) => ({ name, value }))),
    descriptionHtml: '',
    status: detail.is_sold_out ? 'off_shelf' : 'published',
  };
}

/** More than one price by quantity; one alone is the price of each SKU. */
function tiersOf({ tiered_price_info: tiered }: Detail): SupplierProduct['priceRange'] {
  const tiers = (tiered?.prices ?? [])
    .map((tier) => ({ startQuantity: Math.max(1, tier.begin_num || tier.beginAmount), priceFen: tier.price }))
    .sort((a, b) => a.startQuantity - b.startQuantity);
  return tiers.length > 1 ? tiers : [];
}

/** An item without choices is one SKU, under the item's own number. */
function skusOf(detail: Detail, tierFen: number | undefined): Pick<SupplierProduct, 'options' | 'skus'> {
  const fallback = tierFen ?? detail.price_info?.price ?? undefined;
  if (detail.skus.length === 0) {
    const whole = { skuId: detail.item_id, values: [], stock: detail.stock };
    return { options: [], skus: fallback === undefined ? [] : [{ ...whole, priceFen: fallback }] };
  }
  const meanings = new Map<string, CodedChoice>(
    detail.sku_props.flatMap(({ prop_name: name, pid, values }) =>
      values.map(({ name: value, vid, imageUrl }): [string, CodedChoice] => [
        `${pid}:${vid}`,
        { name, value, ...(imageUrl ? { image: imageUrl } : {}) },
      ]),
    ),
  );
  const coded = detail.skus.flatMap((sku) => {
    const priceFen = sku.sale_price ?? sku.origin_price ?? fallback;
    return priceFen === undefined ? [] : [{ skuId: sku.skuid, codes: sku.props_ids, priceFen, stock: sku.stock }];
  });
  return choicesOf(coded, meanings);
}
