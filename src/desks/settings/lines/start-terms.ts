import { GOODS_KINDS } from '../../../contract/transit-line.enums';
import type { Charge, LinePriceRule, LineTerms } from '../../../contract/transit-line';

export const PRICE_MODES = ['continued', 'tier', 'unit-and-tier', 'levels', 'continued-tier', 'density'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/** What is to be typed. */
const GAP = NaN;
const continued = () => ({ firstGrams: 500, firstFee: GAP, nextGrams: 500, nextFee: GAP });

export function startPrice(mode: PriceMode): LinePriceRule {
  switch (mode) {
    case 'continued':
      return { mode, ...continued() };
    case 'tier':
      return { mode, bands: [{ upToGrams: null, baseFee: 0, kilogramFee: GAP }], nextBandCap: false };
    case 'unit-and-tier':
      return { mode, kilogramFee: GAP, bands: [{ upToGrams: null, baseFee: 0 }], nextBandCap: false };
    case 'levels':
      return { mode, firstGrams: 500, firstFee: GAP, bands: [{ upToGrams: null, nextGrams: 500, nextFee: GAP }] };
    case 'continued-tier':
      return { mode, bands: [{ upToGrams: null, ...continued() }], nextBandCap: false };
    case 'density':
      return { mode, bands: [{ fromKgPerM3: 100, baseFee: 0, kilogramFee: GAP }] };
  }
}

export const startCharge = (per: string): Charge => {
  const bounds = { min: 0, max: null };
  return per === 'FREIGHT' || per === 'VALUE'
    ? { per, basisPoints: GAP, ...bounds }
    : { per: per as 'ORDER', fee: GAP, ...bounds };
};

/** Terms of a new line: neutral where nothing is said. */
export const startTerms = (currency: string, countries: string[]): LineTerms => ({
  currency,
  zone: { name: '', countries, postcodes: [], exceptPostcodes: [] },
  minDays: 7,
  maxDays: 14,
  warehouses: [],
  weight: {
    ...{ divisor: 6000, ignoreVolume: false, method: 'greater', volumeFromSideMm: null, volumeFromRatio: null },
    ...{ shareBasisPoints: 10_000, stepGrams: 500, bigStep: null, minGrams: 0 },
    ...{ maxScaleGrams: 30_000, maxCountedGrams: null },
  },
  price: startPrice('continued'),
  measure: null,
  combine: 'WEIGHT',
  ...{ minFee: 0, parcelFee: 0, surcharges: [], surchargeGroups: [], surchargeCap: null, fuelBasisPoints: 0 },
  ...{ services: [], refusals: [], goodsKinds: [...GOODS_KINDS] },
  limits: { maxSideMm: null, maxSumMm: null, maxGirthMm: null, largestMm: null, smallestMm: null },
  boxes: { max: 20, sum: 'EACH' },
  ...{ insurance: null, tariff: null, customsFields: [], delivery: 'DOOR', stations: [], localExpressCompanies: [] },
  ...{ trackingProvider: null, cover: {}, remark: {} },
});
