import { readsChinese } from '../wire/supplier-languages';
import { UNSAID_FREIGHT, weightOf } from '../wire/unsaid';
import { tenthsOfStars } from '../wire/tenths-of-stars';
import type { Locale } from '../../../../contract/locales';
import type { Listing, ListingPage, SupplierProduct, SupplierSku } from '../marketplace.port';
import type { OfferDetail, OfferRow, OfferSku } from './offers.schemas';

const MAX_RESULTS = 2000;
const PRICED_BY_SKU = 1;

/** The seller's word, or its translation for who does not read Chinese. */
type Say = (original: string, translated: string) => string;
const sayIn =
  (language: Locale): Say =>
  (original, translated) =>
    (readsChinese(language) ? original : translated) || original || translated;

export function listingPage(page: { totalRecords: number; data: OfferRow[] }, language: Locale): ListingPage {
  const say = sayIn(language);
  return {
    total: Math.min(page.totalRecords, MAX_RESULTS),
    items: page.data.filter(({ offerId }) => /^\d{6,20}$/.test(offerId)).map((row) => listing(row, say)),
    categories: [],
  };
}

const listing = (row: OfferRow, say: Say): Listing => ({
  channel: 'ALIBABA',
  itemId: row.offerId,
  title: say(row.subject, row.subjectTrans),
  titleOriginal: row.subject || row.subjectTrans,
  image: row.imageUrl,
  priceFen: row.priceInfo.price,
  soldCount: row.monthSold,
  ratingTenths: tenthsOfStars(row.tradeScore),
  shopName: row.companyName,
  minOrderQuantity: Math.max(1, row.minOrderQuantity),
});

/** Undefined where nothing of it has a price. */
export function offerProduct(detail: OfferDetail, language: Locale): SupplierProduct | undefined {
  const say = sayIn(language);
  const { productSaleInfo: sale, productShippingInfo: shipping } = detail;
  const priceRange = sale.priceRangeList
    .map(({ startQuantity, price }) => ({ startQuantity: Math.max(1, startQuantity), priceFen: price }))
    .sort((a, b) => a.startQuantity - b.startQuantity);
  const isBySku = sale.quoteType === PRICED_BY_SKU || priceRange.length === 0;
  const skus = skusOf(detail, priceRange[0]?.priceFen);
  if (skus.length === 0) return undefined;
  return {
    channel: 'ALIBABA',
    itemId: detail.offerId,
    title: say(detail.subject, detail.subjectTrans),
    titleOriginal: detail.subject || detail.subjectTrans,
    images: (detail.productImage?.images ?? []).filter(Boolean),
    categoryId: detail.categoryId,
    categoryName: detail.categoryName,
    shop: {
      id: detail.sellerOpenId,
      name: detail.companyName,
      city: shipping?.sendGoodsAddressText ?? '',
      ratingTenths: tenthsOfStars(detail.tradeScore),
    },
    priceMode: isBySku ? 'SKU_PRICE' : 'SPU_PRICE_RANGE',
    priceRange: isBySku ? [] : priceRange,
    options: optionsOf(detail.productSkuInfos, say),
    skus,
    minOrderQuantity: Math.max(1, detail.minOrderQuantity),
    batchQuantity: Math.max(1, detail.batchNumber),
    unit: say(sale.unitInfo?.unit ?? '', sale.unitInfo?.transUnit ?? ''),
    soldCount: detail.soldOut,
    ratingTenths: tenthsOfStars(detail.tradeScore),
    ...weightOf(gramsOf(shipping)),
    size: {
      lengthMm: Math.round((shipping?.length ?? 0) * 10),
      widthMm: Math.round((shipping?.width ?? 0) * 10),
      heightMm: Math.round((shipping?.height ?? 0) * 10),
    },
    ...(sale.fenxiaoSaleInfo?.onePieceFreePostage ? { freight: { kind: 'free' as const } } : UNSAID_FREIGHT),
    attributes: detail.productAttribute.map((attribute) => ({
      name: say(attribute.attributeName, attribute.attributeNameTrans),
      value: say(attribute.value, attribute.valueTrans),
    })),
    descriptionHtml: say(detail.description, detail.descriptionTrans),
    status: detail.status === 'published' ? 'published' : 'off_shelf',
  };
}

/** An offer without choices is one SKU, under the offer's own number. */
function skusOf(
  { offerId, productSkuInfos, productSaleInfo }: OfferDetail,
  rangeFen: number | undefined,
): SupplierSku[] {
  if (productSkuInfos.length === 0)
    return rangeFen === undefined
      ? []
      : [{ skuId: offerId, values: [], priceFen: rangeFen, stock: productSaleInfo.amountOnSale }];
  const names = optionNames(productSkuInfos);
  return productSkuInfos.flatMap(({ skuId, price, amountOnSale, skuAttributes }) => {
    const priceFen = price ?? rangeFen;
    const values = names.flatMap(
      (name) => skuAttributes.find(({ attributeName }) => attributeName === name)?.value || [],
    );
    if (priceFen === undefined || values.length < names.length) return [];
    const image = skuAttributes.find(({ skuImageUrl }) => skuImageUrl)?.skuImageUrl;
    return [{ skuId, values, priceFen, stock: amountOnSale, ...(image ? { image } : {}) }];
  });
}

const optionNames = ([first]: OfferSku[]): string[] =>
  (first?.skuAttributes ?? []).map(({ attributeName }) => attributeName).filter(Boolean);

function optionsOf(skus: OfferSku[], say: Say): SupplierProduct['options'] {
  return optionNames(skus).map((name) => {
    const all = skus.flatMap(({ skuAttributes }) =>
      skuAttributes.filter(({ attributeName }) => attributeName === name),
    );
    const byValue = new Map(all.filter(({ value }) => value).map((attribute) => [attribute.value, attribute]));
    return {
      name: say(name, all[0]?.attributeNameTrans ?? ''),
      values: [...byValue.values()].map(({ value, valueTrans, skuImageUrl }) => ({
        value,
        label: say(value, valueTrans),
        ...(skuImageUrl ? { image: skuImageUrl } : {}),
      })),
    };
  });
}

/** Kilograms of the offer, else grams of its heaviest SKU; nothing where neither is said. */
function gramsOf(shipping: OfferDetail['productShippingInfo']): number {
  const heaviest = Math.max(0, ...(shipping?.skuShippingInfoList ?? []).map(({ weight }) => weight));
  return Math.ceil((shipping?.weight ?? 0) * 1000) || heaviest;
}
