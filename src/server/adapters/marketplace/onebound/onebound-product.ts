import type { Channel } from '../../../../contract/channels';
import type { Listing, SupplierProduct } from '../marketplace.port';
import { channelOfItem } from '../wire/channel-of-item';
import { choicesOf, type CodedChoice } from '../wire/option-codes';
import { UNSAID_FREIGHT, weightOf } from '../wire/unsaid';
import type { Item, SearchItem } from './onebound.schemas';

export const listingOf = (item: SearchItem, asked: Channel): Listing => ({
  channel: channelOfItem(item.detail_url, asked),
  itemId: item.num_iid,
  title: item.title,
  titleOriginal: item.title,
  image: item.pic_url,
  priceFen: item.promotion_price || item.price,
  soldCount: item.sales,
  ratingTenths: 0,
  shopName: item.seller_nick,
  minOrderQuantity: 1,
});

/** In the seller's words: the aggregator's translations leave no word by which it could be bought. */
export function productOf(item: Item, channel: Channel): SupplierProduct {
  const priceRange = (item.priceRange ?? [])
    .map(([startQuantity, priceFen]) => ({ startQuantity: Math.max(1, startQuantity), priceFen }))
    .sort((a, b) => a.startQuantity - b.startQuantity);
  const isByQuantity = channel === 'ALIBABA' && priceRange.length > 0;
  const images = [...item.item_imgs.map(({ url }) => url), item.pic_url].filter(Boolean);
  return {
    channel,
    itemId: item.num_iid,
    title: item.title,
    titleOriginal: item.title,
    images: [...new Set(images)],
    categoryId: item.cid,
    categoryName: '',
    shop: {
      id: item.seller_info?.sid || item.nick,
      name: item.seller_info?.shop_name || item.seller_info?.nick || item.nick,
      city: item.location,
      ratingTenths: 0,
    },
    priceMode: isByQuantity ? 'SPU_PRICE_RANGE' : 'SKU_PRICE',
    priceRange: isByQuantity ? priceRange : [],
    ...skusOf(item),
    minOrderQuantity: Math.max(1, item.min_num),
    batchQuantity: 1,
    unit: '',
    soldCount: item.sales,
    ratingTenths: 0,
    ...weightOf(item.item_weight * 1000),
    size: { lengthMm: 0, widthMm: 0, heightMm: 0 },
    ...freightOf(item.post_fee),
    attributes: item.props.filter(({ name, value }) => name && value),
    descriptionHtml: item.desc,
    status: 'published',
  };
}

/** An item without choices is one SKU, under the item's own number. */
function skusOf(item: Item): Pick<SupplierProduct, 'options' | 'skus'> {
  if (item.skus.sku.length === 0)
    return { options: [], skus: [{ skuId: item.num_iid, values: [], priceFen: item.price, stock: item.num }] };
  const images = new Map(item.prop_imgs.prop_img.map(({ properties, url }) => [properties, url]));
  const meanings = new Map<string, CodedChoice>(
    Object.entries(item.props_list).map(([code, text]) => {
      const [name = '', ...value] = text.split(':');
      const image = images.get(code);
      return [code, { name, value: value.join(':'), ...(image ? { image } : {}) }];
    }),
  );
  const coded = item.skus.sku.map((sku) => ({
    skuId: sku.sku_id,
    codes: sku.properties,
    priceFen: sku.price,
    stock: sku.quantity,
  }));
  return choicesOf(coded, meanings);
}

/** One sum for however many, where the seller says it; 0 is said where nothing is known too. */
function freightOf(fen: number | null | undefined): Pick<SupplierProduct, 'freight' | 'isFreightUnsaid'> {
  if (!fen) return UNSAID_FREIGHT;
  return { freight: { kind: 'piece', firstUnit: 1, firstFen: fen, nextUnit: 0, nextFen: 0 } };
}
