import { boxOf, type Box } from '../../src/contract/transit-box';
import { NO_DISCOUNTS } from '../../src/contract/transit-discounts';
import type { PackingAllowance } from '../../src/contract/transit-estimate';
import { freightOf, unitsOf } from '../../src/contract/transit-freight';
import type {
  LineTerms as Terms,
  LinePriceRule as PriceRule,
  WeightRule as Rule,
} from '../../src/contract/transit-line';
import { LineTerms } from '../../src/contract/transit-line.schemas';
import { LinePriceRule, WeightRule } from '../../src/contract/transit-price.schemas';
import { quoteTransit } from '../../src/contract/transit-quote';
import type { LineVersion, ShopTerms, TransitParcel, TransitRequest } from '../../src/contract/transit-request';
import type { GivenTerms } from './transit-lines';
import type * as z from 'zod/mini';

/** Rule K of the test vectors: the first half kilogram and further ones. */
export const RULE_K = { mode: 'continued', firstGrams: 500, firstFee: 9500, nextGrams: 500, nextFee: 3800 } as const;

/** Terms of a line to Australia by rule K in steps of half a kilogram, but for what is given. */
export const termsOf = (given: Partial<GivenTerms> = {}): Terms =>
  LineTerms.parse({
    currency: 'CNY',
    zone: { countries: ['au'] },
    minDays: 7,
    maxDays: 12,
    weight: { divisor: 6000, stepGrams: 500 },
    price: RULE_K,
    ...given,
  });

export const weightRule = (given: Partial<z.input<typeof WeightRule>> = {}): Rule =>
  WeightRule.parse({ divisor: 6000, ...given });

export const priceRule = (given: z.input<typeof LinePriceRule>): PriceRule => LinePriceRule.parse(given);

export const boxOfSides = (grams: number, lengthMm = 0, widthMm = lengthMm, heightMm = lengthMm): Box =>
  boxOf({ grams, lengthMm, widthMm, heightMm });

/** A box of so much volume weight at /1000, whatever its shape. */
export const boxOfVolume = (grams: number, volumeGrams: number): Box => ({
  ...boxOfSides(grams, 100),
  mm3: volumeGrams * 1000,
});

export const freightAmount = (boxes: Box[], given: Partial<GivenTerms>): number | string => {
  const terms = termsOf(given);
  const { amount, refusals } = freightOf(unitsOf(boxes, terms), terms);
  const [refusal] = refusals;
  return refusal ? `${refusal.code} by ${refusal.over}` : amount;
};

const parcel: TransitParcel = {
  id: 'p1',
  grams: 2350,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  goodsKinds: ['GENERAL'],
  categories: [],
  channels: [],
  valueFen: 0,
  items: 1,
  pieces: 1,
};
export const parcelOf = (given: Partial<TransitParcel> = {}): TransitParcel => ({ ...parcel, ...given });

/** Where what is given is the box itself. */
export const NO_ALLOWANCE: PackingAllowance = { minGrams: 0, gramsBasisPoints: 0, roomBasisPoints: 0 };

/** To Australia, one box as it is given, nothing else asked for. */
export const requestOf = (given: Partial<TransitRequest> = {}): TransitRequest => ({
  country: 'AU',
  postcode: '',
  warehouse: null,
  delivery: null,
  parcels: [parcel],
  boxes: { count: 1, allowance: NO_ALLOWANCE },
  services: [],
  packing: [],
  insuredFen: null,
  customsFields: null,
  stored: [],
  discounts: NO_DISCOUNTS,
  ...given,
});

/** In yuan throughout, so that sums are those of the line. */
export const IN_YUAN: ShopTerms = {
  money: { cnyToLocalRate: '1', marginBasisPoints: 0, currency: 'CNY' },
  packing: [],
  storage: null,
};
export const IN_DOLLARS: ShopTerms = {
  ...IN_YUAN,
  money: { cnyToLocalRate: '0.1383', marginBasisPoints: 200, currency: 'USD' },
};

export const lineOf = (given: Partial<GivenTerms> = {}, name = 'AU-AIR'): LineVersion => ({
  name,
  versionId: `${name}-1`,
  terms: termsOf(given),
});

/** What a quote says, without the rows that only explain. */
export const dueOf = (
  ...[given, request, shop = IN_YUAN]: [Partial<GivenTerms>, Partial<TransitRequest>?, ShopTerms?]
) =>
  quoteTransit(lineOf(given), requestOf(request), shop)
    .rows.filter(({ amount }) => amount !== null)
    .map(({ code, values, amount }) => [code, values, amount]);
