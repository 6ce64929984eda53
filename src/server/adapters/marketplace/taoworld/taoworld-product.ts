import type { Channel } from '../../../../contract/channels';
import type { Locale } from '../../../../contract/locales';
import type { Listing, SupplierProduct } from '../marketplace.port';
import { readsChinese } from '../wire/supplier-languages';
import { UNSAID_FREIGHT, weightOf } from '../wire/unsaid';
import type { Detail, Property, Row } from './taoworld.schemas';

export const listingOf = (row: Row, channel: Channel, language: Locale): Listing => ({
  channel,
  itemId: row.item_id,
  title: (readsChinese(language) ? '' : row.multi_language_info?.title) || row.title,
  titleOriginal: row.title,
  image: row.main_image_url,
  priceFen: row.price,
  soldCount: 0,
  ratingTenths: 0,
  shopName: row.shop_name,
  minOrderQuantity: 1,
});

/** Undefined where nothing of it has a price. */
export function productOf(detail: Detail, channel: Channel, language: Locale): SupplierProduct | undefined {
  const translated = readsChinese(language) ? null : detail.multi_language_info;
  const say = sayIn([...(translated?.sku_properties ?? []), ...(translated?.properties ?? [])]);
  const skus = skusOf(detail);
  if (skus.length === 0) return undefined;
  return {
    channel,
    itemId: detail.item_id,
    title: translated?.title || detail.title,
    titleOriginal: detail.title,
    images: detail.pic_urls.filter(Boolean),
    categoryId: detail.category_id,
    categoryName: '',
    shop: { id: detail.shop_id, name: detail.shop_name, city: '', ratingTenths: 0 },
    priceMode: 'SKU_PRICE',
    priceRange: [],
    options: optionsOf(detail, say),
    skus,
    minOrderQuantity: Math.max(1, detail.begin_amount),
    batchQuantity: 1,
    unit: '',
    soldCount: 0,
    ratingTenths: 0,
    ...weightOf(0),
    size: { lengthMm: 0, widthMm: 0, heightMm: 0 },
    ...UNSAID_FREIGHT,
    attributes: detail.properties.map((property) => ({ name: say(property).name, value: say(property).value })),
    descriptionHtml: detail.description,
    status: /off|delet|-\d/i.test(detail.status) ? 'off_shelf' : 'published',
  };
}

type Say = (property: Property) => { name: string; value: string };

/** A property in the shopper's language, by its numbers; where it is not translated as the seller wrote it. */
function sayIn(translated: Property[]): Say {
  const known = new Map(translated.map((property) => [`${property.prop_id}:${property.value_id}`, property]));
  return (property) => {
    const other = known.get(`${property.prop_id}:${property.value_id}`);
    return { name: other?.prop_name || property.prop_name, value: other?.value_name || property.value_name };
  };
}

const choicesIn = ({ sku_list: [first] }: Detail): Property[] => first?.properties ?? [];

/** An item without choices is one SKU, under the item's own number. A price with a promotion is not sure, so it does not count. */
function skusOf(detail: Detail): SupplierProduct['skus'] {
  const whole = detail.price ?? detail.promotion_price;
  if (detail.sku_list.length === 0)
    return whole ? [{ skuId: detail.item_id, values: [], priceFen: whole, stock: 0 }] : [];
  const names = choicesIn(detail).map(({ prop_id: id }) => id);
  return detail.sku_list.flatMap(({ sku_id: skuId, quantity, price, pic_url: image, properties }) => {
    const values = names.flatMap((id) => properties.find(({ prop_id: own }) => own === id)?.value_name || []);
    if (values.length < names.length) return [];
    return [{ skuId, values, priceFen: price, stock: quantity, ...(image ? { image } : {}) }];
  });
}

function optionsOf(detail: Detail, say: Say): SupplierProduct['options'] {
  return choicesIn(detail).map((choice) => {
    const all = detail.sku_list.flatMap(({ properties, pic_url: image }) =>
      properties.filter(({ prop_id: id }) => id === choice.prop_id).map((property) => ({ property, image })),
    );
    const isFirst = choice === choicesIn(detail)[0];
    const byValue = new Map(all.map((one) => [one.property.value_name, one]));
    return {
      name: say(choice).name,
      values: [...byValue.values()].map(({ property, image }) => ({
        value: property.value_name,
        label: say(property).value,
        ...(isFirst && image ? { image } : {}),
      })),
    };
  });
}
