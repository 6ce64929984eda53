import type { LineTerms } from '../../contract/transit-line';

/** A sum in the line's currency, for so many grams, for a cubic metre, or once for each box. */
export interface UnitPrice {
  fee: number;
  per: number | 'CUBIC_METRE' | 'BOX';
  /** A kilogram that is paid by parts: the grams that one part has. */
  by?: number;
}

const A_KILOGRAM = 1000;

/** What a price list says of a line in two cells: the first unit, and each further one where there is such a thing. */
export function unitPrices({
  price,
  measure,
  combine,
  weight,
}: LineTerms): [first: UnitPrice | null, next: UnitPrice | null] {
  const room = measure?.bands[0] && ({ fee: measure.bands[0].cubicMetreFee, per: 'CUBIC_METRE' } as const);
  if (!price || combine === 'MEASURE') return [room ?? null, null];
  switch (price.mode) {
    case 'continued':
      return steps(price, price);
    case 'levels':
      return steps(price, price.bands[0]);
    case 'continued-tier':
      return steps(price.bands[0], price.bands[0]);
    case 'density':
      return perKilogram(0, price.bands[0]?.kilogramFee ?? 0, weight.stepGrams);
    case 'tier': {
      const band = bandOfKilogram(price.bands);
      return perKilogram(band?.baseFee ?? 0, band?.kilogramFee ?? 0, weight.stepGrams);
    }
    case 'unit-and-tier':
      return perKilogram(bandOfKilogram(price.bands)?.baseFee ?? 0, price.kilogramFee, weight.stepGrams);
  }
}

const bandOfKilogram = <B extends { upToGrams: number | null }>(bands: B[]): B | undefined =>
  bands.find(({ upToGrams }) => upToGrams === null || upToGrams >= A_KILOGRAM) ?? bands[0];

/** Not a first kilogram and further ones: what weighs less than one pays for less. */
function perKilogram(base: number, fee: number, by: number): [UnitPrice, UnitPrice | null] {
  const kilogram = { fee, per: A_KILOGRAM, by };
  return base > 0 ? [{ fee: base, per: 'BOX' }, kilogram] : [kilogram, null];
}

const steps = (
  first: { firstFee: number; firstGrams: number } | undefined,
  next: { nextFee: number; nextGrams: number } | undefined,
): [UnitPrice | null, UnitPrice | null] => [
  first ? { fee: first.firstFee, per: first.firstGrams } : null,
  next ? { fee: next.nextFee, per: next.nextGrams } : null,
];
