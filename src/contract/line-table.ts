import type { LocalizedText } from './fields';
import { placesOf, unscaled } from './line-cells';
import { COLUMN_NAMES, LINE_COLUMNS, type LineColumn } from './line-columns';
import { keptCell } from './table-cell';
import type { LinePriceRule, LineTerms } from './transit-line';

export interface NamedTerms {
  name: string;
  title: LocalizedText;
  terms: LineTerms;
}
type Cells = Partial<Record<LineColumn, string | number | null>>;

/** A cell of a spreadsheet holds half as many again, for what guards it. */
const MOST_LETTERS = 20_000;

/** Lines as a table that can be brought in again: a row for each band, what has no column of its own as JSON behind. */
export function tableOf(lines: readonly NamedTerms[]): string[][] {
  return [[...COLUMN_NAMES], ...lines.flatMap((line) => rowsOf(line))];
}

function rowsOf({ name, title, terms }: NamedTerms): string[][] {
  const bands = priceRows(terms.price);
  const more = chunksOf(JSON.stringify(withoutColumns(terms)));
  const count = Math.max(bands.length, more.length);
  return Array.from({ length: count }, (_, at) => {
    const head: Cells = at === 0 ? headOf(title, terms) : {};
    const cells: Cells = { line: name, ...head, ...bands[at], more: more[at] ?? '' };
    return COLUMN_NAMES.map((column) => textOf(column, cells[column] ?? null, terms.currency));
  });
}

const headOf = (title: LocalizedText, terms: LineTerms): Cells => ({
  title: JSON.stringify(title),
  currency: terms.currency,
  countries: terms.zone.countries.join(' '),
  minDays: terms.minDays,
  maxDays: terms.maxDays,
  mode: terms.price?.mode ?? 'none',
  minWeight: terms.weight.minGrams,
  step: terms.weight.stepGrams,
  divisor: terms.weight.divisor,
  maxWeight: terms.weight.maxScaleGrams,
  boxFee: terms.parcelFee,
  minPrice: terms.minFee,
  fuelPercent: terms.fuelBasisPoints,
});

function priceRows(price: LinePriceRule | null): Cells[] {
  if (!price) return [{}];
  const continued = (of: { firstGrams: number; firstFee: number; nextGrams: number; nextFee: number }): Cells => ({
    ...{ first: of.firstGrams, firstPrice: of.firstFee, next: of.nextGrams, nextPrice: of.nextFee },
  });
  switch (price.mode) {
    case 'continued':
      return [continued(price)];
    case 'tier':
      return price.bands.map((band) => ({ upTo: band.upToGrams, fixedPrice: band.baseFee, kilogramPrice: band.kilogramFee })); // prettier-ignore
    case 'unit-and-tier':
      return price.bands.map((band) => ({ upTo: band.upToGrams, fixedPrice: band.baseFee, kilogramPrice: price.kilogramFee })); // prettier-ignore
    case 'levels':
      return price.bands.map((band, at) => ({
        ...(at === 0 && { first: price.firstGrams, firstPrice: price.firstFee }),
        ...{ upTo: band.upToGrams, next: band.nextGrams, nextPrice: band.nextFee },
      }));
    case 'continued-tier':
      return price.bands.map((band) => ({ upTo: band.upToGrams, ...continued(band) }));
    case 'density':
      return price.bands.map((band) => ({ fromDensity: band.fromKgPerM3, fixedPrice: band.baseFee, kilogramPrice: band.kilogramFee })); // prettier-ignore
  }
}

/** The terms that have no column. */
function withoutColumns(terms: LineTerms): object {
  const { currency: _c, minDays: _n, maxDays: _x, parcelFee: _p, minFee: _m, fuelBasisPoints: _f, ...rest } = terms;
  const { countries: _, ...zone } = terms.zone;
  const { minGrams: _a, stepGrams: _b, divisor: _d, maxScaleGrams: _e, ...weight } = terms.weight;
  const price = terms.price && 'nextBandCap' in terms.price ? { nextBandCap: terms.price.nextBandCap } : {};
  return { ...rest, zone, weight, price };
}

const chunksOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / MOST_LETTERS) }, (_, at) =>
    text.slice(at * MOST_LETTERS, (at + 1) * MOST_LETTERS),
  );

function textOf(column: LineColumn, value: string | number | null, currency: string): string {
  const kind = LINE_COLUMNS[column];
  if (value === null) return '';
  if (typeof value === 'string') return keptCell(value);
  return kind === 'text' ? String(value) : unscaled(value, placesOf(kind, 'g', currency));
}
