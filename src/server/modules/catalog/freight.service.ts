import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { estimateOf } from './freight.rules';

interface Parcel {
  weight: number;
  sizeLength?: number;
  sizeWidth?: number;
  sizeHeight?: number;
  country?: string;
}

/** Every line of the shop that takes the parcel, cheapest first. Grams and millimetres; a size not given counts nothing. */
export function estimateFreight({ tenant, locale }: Ctx, parcel: Parcel) {
  const { weight, sizeLength = 0, sizeWidth = 0, sizeHeight = 0, country } = parcel;
  const measures = { grams: weight, lengthMm: sizeLength, widthMm: sizeWidth, heightMm: sizeHeight };
  return tenant.transitLines
    .filter(({ countryCode }) => country === undefined || countryCode.toLowerCase() === country.toLowerCase())
    .flatMap((line) => {
      const estimate = estimateOf(line, measures, tenant);
      return estimate ? [{ ...estimate, title: localize(line.title, locale, tenant) }] : [];
    })
    .sort((a, b) => a.total.amount - b.total.amount);
}
