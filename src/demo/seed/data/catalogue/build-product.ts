import type { CatalogueProduct, Localized } from '../../../../server/adapters/marketplace/embedded/catalogue-product';
import type { SupplierSku } from '../../../../server/adapters/marketplace/marketplace.port';
import type { Tint } from '../../../pictures/picture-palette';
import { CATEGORIES } from './categories';
import { chance, chanceBetween, chanceDigits } from './chance';
import { CITIES } from './cities';
import { COLOURS } from './colours';
import { describe } from './descriptions';
import { FACT_VALUES } from './fact-values';
import { isWholesale, freightTemplate, listPriceFen, wholesaleTerms, withSurcharge } from './prices';
import type { CatalogueChannel, Kind } from './kind';
import { eachLanguage, same } from './localized';
import { colourPicture, galleryOf } from './pictures';
import { SECOND_SHOP_CATEGORIES, SHOPS } from './shops';
import { SIZE_SETS, type SizeSet } from './sizes';
import { factsOf } from './variant-facts';
import { VARIANTS, type Variant } from './variants';
import { ATTRIBUTE_NAMES, OPTION_NAMES, UNITS, type FactName } from './words';

export interface Offer {
  kind: Kind;
  variant: Variant;
  channel: CatalogueChannel;
  /** Its place among the offers of its kind, from 0. */
  index: number;
}

export function buildProduct(offer: Offer): CatalogueProduct {
  const { kind, channel } = offer;
  const key = `${kind.id}/${offer.variant}`;
  const itemId = itemIdOf(channel, key);
  const tints = rotate(kind.colours, offer.index);
  const sizes = sizesFor(offer);
  const priceFen = listPriceFen(kind, channel, key);
  const shop = shopOf(offer);
  const [lengthMm, widthMm, heightMm] = kind.millimetres;
  const terms = isWholesale(channel)
    ? { priceMode: 'SPU_PRICE_RANGE' as const, ...wholesaleTerms(priceFen, key) }
    : { priceMode: 'SKU_PRICE' as const, priceRange: [], minOrderQuantity: 1, batchQuantity: 1 };
  return {
    channel,
    itemId,
    title: titleOf(offer),
    images: galleryOf(kind, tints, offer.index),
    categoryId: kind.category,
    shop,
    ...terms,
    options: optionsOf(kind, tints, sizes),
    skus: skusOf(offer, key, tints, sizes, priceFen),
    unit: UNITS[kind.unit],
    soldCount: Math.round(3 * 10 ** (chance(`${key}/sold`) * 4.8)),
    ratingTenths: chanceBetween(`${key}/rating`, 41, 50) - (chance(`${key}/low`) < 0.08 ? 1 : 0),
    weightGrams: Math.round((kind.weightGrams * (92 + chance(`${key}/weight`) * 16)) / 100),
    size: { lengthMm, widthMm, heightMm },
    freight: freightTemplate(channel, kind.weightGrams, key),
    attributes: attributesOf(offer, shop.city, key),
    description: describe(kind, channel, key),
    status: 'published',
  };
}

function titleOf({ kind, variant }: Offer): Localized {
  return eachLanguage((language) => {
    const separator = language === 'zh-CN' ? ' ' : language === 'ar' ? '، ' : ', ';
    return kind.title[language] + separator + VARIANTS[variant][language];
  });
}

/** JD numbers begin with 100; the small marketplaces have shorter ones. */
function itemIdOf(channel: CatalogueChannel, key: string): string {
  if (channel === 'JD') return `100${chanceDigits(`${key}/id`, 9)}`;
  if (channel === 'YIWUGOU' || channel === 'POIZON') return chanceDigits(`${key}/id`, 10);
  return `${channel === 'ALIBABA' ? 7 : 6}${chanceDigits(`${key}/id`, 11)}`;
}

function shopOf({ kind, channel }: Offer): CatalogueProduct['shop'] {
  const { trade } = CATEGORIES[kind.category];
  const place = SECOND_SHOP_CATEGORIES.includes(kind.category) ? 1 : 0;
  const [name, city] = SHOPS[channel][trade][place];
  const id = `${channel.toLowerCase()}-${trade}-${place + 1}`;
  return { id, name, city, ratingTenths: chanceBetween(`${id}/rating`, 44, 50) };
}

function rotate(tints: Tint[], by: number): Tint[] {
  const start = tints.length === 0 ? 0 : by % tints.length;
  return [...tints.slice(start), ...tints.slice(0, start)];
}

/** Wholesale prices follow the quantity alone, so a factory lists only sizes that cost the same. */
function sizesFor({ kind, channel }: Offer): SizeSet | undefined {
  const sizes: SizeSet | undefined = kind.sizes && SIZE_SETS[kind.sizes];
  if (!sizes || !isWholesale(channel)) return sizes;
  return sizes.choices.every((choice) => choice.surchargePercent < 10) ? sizes : undefined;
}

function optionsOf(kind: Kind, tints: Tint[], sizes: SizeSet | undefined): CatalogueProduct['options'] {
  const colours = tints.map((tint) => ({
    value: COLOURS[tint]['zh-CN'],
    label: COLOURS[tint],
    image: colourPicture(kind, tint),
  }));
  const choices = sizes?.choices.map(({ value, label }) => ({ value, label })) ?? [];
  return [
    ...(colours.length > 0 ? [{ name: OPTION_NAMES.colour, values: colours }] : []),
    ...(sizes ? [{ name: OPTION_NAMES[sizes.option], values: choices }] : []),
  ];
}

function skusOf(
  { kind, channel }: Offer,
  key: string,
  tints: Tint[],
  sizes: SizeSet | undefined,
  priceFen: number,
): SupplierSku[] {
  const rows = (tints.length > 0 ? tints : [undefined]).flatMap((tint) =>
    (sizes?.choices ?? [undefined]).map((choice) => ({ tint, choice })),
  );
  // Some shops ask a little more for one colour of theirs.
  const dearColour = chance(`${key}/dear`) < 0.3 ? tints[tints.length - 1] : undefined;
  return rows.map(({ tint, choice }, i) => {
    const surcharge = (choice?.surchargePercent ?? 0) + (tint !== undefined && tint === dearColour ? 6 : 0);
    return {
      skuId: `${5_000_000_000_000 + Math.floor(chance(`${key}/sku`) * 4e9) * 1000 + i}`,
      values: [...(tint ? [COLOURS[tint]['zh-CN']] : []), ...(choice ? [choice.value] : [])],
      priceFen: isWholesale(channel) ? priceFen : withSurcharge(priceFen, surcharge),
      stock: stockOf(`${key}/stock/${i}`, i, isWholesale(channel)),
      ...(tint ? { image: colourPicture(kind, tint) } : {}),
    };
  });
}

/** The first variant can always be bought; of the others a few are gone or nearly gone. */
function stockOf(key: string, place: number, isBulk: boolean): number {
  const luck = chance(key);
  if (place > 0 && luck < 0.07) return 0;
  if (luck < 0.17) return isBulk ? chanceBetween(`${key}/few`, 60, 200) : chanceBetween(`${key}/few`, 1, 5);
  return isBulk ? chanceBetween(`${key}/many`, 800, 20_000) : chanceBetween(`${key}/many`, 20, 1800);
}

function attributesOf({ kind, variant }: Offer, city: string, key: string): CatalogueProduct['attributes'] {
  const facts = Object.entries(factsOf(kind, variant)).map(([name, value]) => ({
    name: ATTRIBUTE_NAMES[name as FactName],
    value: FACT_VALUES[value],
  }));
  const initials = kind.id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return [
    ...facts,
    { name: ATTRIBUTE_NAMES.origin, value: CITIES[city] ?? same(city) },
    { name: ATTRIBUTE_NAMES.itemNumber, value: same(`${initials}-${chanceDigits(`${key}/number`, 4)}`) },
  ];
}
