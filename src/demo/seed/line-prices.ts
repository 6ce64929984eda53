import type { LineTerms } from '../../contract/transit-line';

/** A sum in the line's currency, for so many grams or for a cubic metre. */
export interface UnitPrice {
  fee: number;
  per: number | 'CUBIC_METRE';
}

const A_KILOGRAM = 1000;

/** What a price list says of a line in two cells: the first unit, and each further one where there is such a thing. */
export function unitPrices({ price, measure, combine }: LineTerms): [first: UnitPrice | null, next: UnitPrice | null] {
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
      return [{ fee: price.bands[0]?.kilogramFee ?? 0, per: A_KILOGRAM }, null];
    case 'tier': {
      const band = bandOfKilogram(price.bands);
      return perKilogram(band?.baseFee ?? 0, band?.kilogramFee ?? 0);
    }
    case 'unit-and-tier':
      return perKilogram(bandOfKilogram(price.bands)?.baseFee ?? 0, price.kilogramFee);
  }
}

const bandOfKilogram = <B extends { upToGrams: number | null }>(bands: B[]): B | undefined =>
  bands.find(({ upToGrams }) => upToGrams === null || upToGrams >= A_KILOGRAM) ?? bands[0];

const perKilogram = (base: number, fee: number): [UnitPrice, UnitPrice] => [
  { fee: base + fee, per: A_KILOGRAM },
  { fee, per: A_KILOGRAM },
];

const steps = (
  first: { firstFee: number; firstGrams: number } | undefined,
  next: { nextFee: number; nextGrams: number } | undefined,
): [UnitPrice | null, UnitPrice | null] => [
  first ? { fee: first.firstFee, per: first.firstGrams } : null,
  next ? { fee: next.nextFee, per: next.nextGrams } : null,
];
