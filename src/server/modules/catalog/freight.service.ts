import type { FreightEstimate } from '../../../contract/catalog';
import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { linesOf } from '../tenant/offers.service';
import { estimateOf } from './freight.rules';

interface Parcel {
  weight: number;
  sizeLength?: number;
  sizeWidth?: number;
  sizeHeight?: number;
  country?: string;
}

/** Every line of the shop that takes the parcel, cheapest first. Grams and millimetres; a size not given counts nothing. */
export async function estimateFreight(ctx: Ctx, parcel: Parcel): Promise<FreightEstimate[]> {
  const { tenant, locale } = ctx;
  const { weight, sizeLength = 0, sizeWidth = 0, sizeHeight = 0, country } = parcel;
  const measures = { grams: weight, lengthMm: sizeLength, widthMm: sizeWidth, heightMm: sizeHeight };
  const isAskedFor = (code: string) => country === undefined || code.toLowerCase() === country.toLowerCase();
  return (await linesOf(ctx))
    .filter(({ version }) => version.terms.zone.countries.some(isAskedFor))
    .flatMap(({ name, title, version: { terms } }) => {
      const estimate = estimateOf({ name, terms }, measures, tenant);
      return estimate ? [{ ...estimate, title: localize(title, locale, tenant) }] : [];
    })
    .sort((a, b) => a.total.amount - b.total.amount);
}
