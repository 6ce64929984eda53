import type { LocalizedText } from './fields';
import { placesOf, scaled } from './line-cells';
import { COLUMN_NAMES, LINE_COLUMNS, type ColumnPlan, type LineColumn } from './line-columns';
import type { NamedTerms } from './line-table';
import { plainCell } from './table-cell';

/** Of a cell, by the row of the file and the column that it stands for. */
interface At {
  row: number;
  line: string;
  column: LineColumn;
}
export interface CellFault extends At {
  code: 'no-number' | 'unknown-mode' | 'no-json' | 'no-name';
}
export interface Rounding extends At {
  from: string;
  to: string;
}
export interface ReadLine {
  name: string;
  title: LocalizedText;
  terms: Record<string, unknown>;
  /** Of its first row, counted as a person does. */
  row: number;
}
export interface ReadTable {
  /** Those without a fault. */
  lines: ReadLine[];
  faults: CellFault[];
  roundings: Rounding[];
}

type Cells = Partial<Record<LineColumn, string | number | null>>;
type Terms = Record<string, unknown>;

/**
 * A table by the plan of its columns. What it has no column for is as it is today; a new line is neutral there. A fault
 * takes its whole line out: half of a price table is none.
 * @param language of a title that stands there as it is
 */
export function readTable(
  rows: readonly (readonly string[])[],
  plan: ColumnPlan,
  { today, language }: { today: readonly NamedTerms[]; language: string },
): ReadTable {
  const known = new Map(today.map((line) => [line.name, line]));
  const groups = new Map<string, { row: number; cells: readonly string[] }[]>();
  const faults: CellFault[] = [];
  const roundings: Rounding[] = [];
  rows.forEach((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    const name = plainCell(cells[plan.at.line ?? -1] ?? '').trim();
    // the head is the first row
    const row = index + 2;
    if (name === '') faults.push({ row, line: '', column: 'line', code: 'no-name' });
    else groups.set(name, [...(groups.get(name) ?? []), { row, cells }]);
  });
  const lines = [...groups].flatMap(([name, own]) => {
    const before = faults.length;
    const base = known.get(name);
    const currency = textAt(own[0]?.cells, plan, 'currency') || base?.terms.currency || 'CNY';
    const read = own.map(({ row, cells }) => readRow(cells, plan, { row, line: name, currency, faults, roundings }));
    const terms = termsOf(read, base?.terms, currency, plan, (column, code) =>
      faults.push({ row: own[0]?.row ?? 0, line: name, column, code }),
    );
    const title = titleOf(textAt(own[0]?.cells, plan, 'title'), language) ?? base?.title ?? {};
    return faults.length > before || !terms ? [] : [{ name, title, terms, row: own[0]?.row ?? 0 }];
  });
  return { lines, faults, roundings };
}

const textAt = (cells: readonly string[] | undefined, plan: ColumnPlan, column: LineColumn): string =>
  plainCell(cells?.[plan.at[column] ?? -1] ?? '').trim();

interface RowAt {
  row: number;
  line: string;
  currency: string;
  faults: CellFault[];
  roundings: Rounding[];
}

function readRow(cells: readonly string[], plan: ColumnPlan, at: RowAt): Cells {
  const { row, line, currency, faults, roundings } = at;
  const read: Cells = {};
  for (const column of COLUMN_NAMES) {
    if (plan.at[column] === undefined) continue;
    const kind = LINE_COLUMNS[column];
    // JSON is told in pieces: a space at the end of one is its own
    const cell = column === 'more' ? plainCell(cells[plan.at[column]] ?? '') : textAt(cells, plan, column);
    if (kind === 'text' || cell === '') {
      read[column] = cell === '' ? null : cell;
      continue;
    }
    const places = placesOf(kind, plan.weights, currency);
    const number = scaled(cell, places);
    if (!number) faults.push({ row, line, column, code: 'no-number' });
    else read[column] = number.value;
    if (number?.isRounded) roundings.push({ row, line, column, from: cell, to: told(number.value, places) });
  }
  return read;
}

const told = (value: number, places: number) => (value / 10 ** places).toFixed(places);

/** Words in several languages as JSON, or as they stand. */
function titleOf(cell: string, language: string): LocalizedText | undefined {
  if (cell === '') return undefined;
  const read = cell.startsWith('{') ? asObject(cell) : undefined;
  return read ? (read as LocalizedText) : { [language]: cell };
}

function asObject(text: string): Terms | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Terms) : undefined;
  } catch {
    return undefined;
  }
}

function termsOf(
  rows: Cells[],
  today: NamedTerms['terms'] | undefined,
  currency: string,
  plan: ColumnPlan,
  fault: (column: LineColumn, code: CellFault['code']) => void,
): Terms | undefined {
  const [head = {}] = rows;
  const json = rows.map(({ more }) => more ?? '').join('');
  const more = json === '' ? undefined : asObject(json);
  if (json !== '' && !more) return void fault('more', 'no-json');
  const base: Terms = { ...(more ?? (today as Terms | undefined) ?? {}) };
  const set = (column: LineColumn, value: unknown, fallback?: unknown) =>
    plan.at[column] === undefined || value === null || value === undefined ? fallback : value;
  const [zone, weight] = [(base.zone ?? {}) as Terms, (base.weight ?? {}) as Terms];
  const countries = typeof head.countries === 'string' ? head.countries.toLowerCase().split(/[\s,;/]+/) : undefined;
  const mode = head.mode ?? (today?.price ? today.price.mode : guessMode(rows));
  const price = tariffOf(String(mode), rows, base.price as Terms | null | undefined);
  if (price === undefined) return void fault('mode', 'unknown-mode');
  return {
    ...base,
    currency,
    zone: { ...zone, countries: set('countries', countries?.filter(Boolean), today?.zone.countries ?? []) },
    minDays: set('minDays', head.minDays, today?.minDays ?? 7),
    maxDays: set('maxDays', head.maxDays, today?.maxDays ?? 30),
    weight: {
      ...weight,
      divisor: set('divisor', head.divisor, today?.weight.divisor ?? 6000),
      stepGrams: set('step', head.step, today?.weight.stepGrams ?? 1),
      minGrams: set('minWeight', head.minWeight, today?.weight.minGrams ?? 0),
      // no limit is told by an empty cell
      maxScaleGrams: plan.at.maxWeight === undefined ? (today?.weight.maxScaleGrams ?? null) : (head.maxWeight ?? null),
    },
    parcelFee: set('boxFee', head.boxFee, today?.parcelFee ?? 0),
    minFee: set('minPrice', head.minPrice, today?.minFee ?? 0),
    fuelBasisPoints: set('fuelPercent', head.fuelPercent, today?.fuelBasisPoints ?? 0),
    price,
  };
}

/** A file that does not say how it is priced says it by what it tells. */
function guessMode(rows: Cells[]): string {
  const tells = (column: LineColumn) => rows.some((row) => typeof row[column] === 'number');
  if (tells('fromDensity')) return 'density';
  if (tells('kilogramPrice')) return 'tier';
  if (!tells('firstPrice')) return 'none';
  return rows.length > 1 ? 'continued-tier' : 'continued';
}

/** Undefined for a mode that nobody knows; what is missing in it, the schema of terms says. */
function tariffOf(mode: string, rows: Cells[], base: Terms | null | undefined): Terms | null | undefined {
  // rows that only carry on the JSON of the first have no band
  const banded = rows.filter((row, at) => at === 0 || ['upTo', 'fromDensity', 'nextPrice', 'kilogramPrice', 'fixedPrice', 'firstPrice'].some((name) => typeof row[name as LineColumn] === 'number')); // prettier-ignore
  const [head = {}] = rows;
  const bands = (columns: Record<string, LineColumn>) =>
    banded.map((row) =>
      Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, row[column] ?? null])),
    );
  const nextBandCap = { nextBandCap: base?.nextBandCap ?? false };
  const continued = { firstGrams: 'first', firstFee: 'firstPrice', nextGrams: 'next', nextFee: 'nextPrice' } as const;
  switch (mode) {
    case 'none':
      return null;
    case 'continued':
      return { mode, ...bands(continued)[0] };
    case 'tier':
      return { mode, bands: fixed(bands({ upToGrams: 'upTo', baseFee: 'fixedPrice', kilogramFee: 'kilogramPrice' })), ...nextBandCap }; // prettier-ignore
    case 'unit-and-tier':
      return { mode, kilogramFee: head.kilogramPrice ?? null, bands: fixed(bands({ upToGrams: 'upTo', baseFee: 'fixedPrice' })), ...nextBandCap }; // prettier-ignore
    case 'levels':
      return { mode, firstGrams: head.first ?? null, firstFee: head.firstPrice ?? null, bands: bands({ upToGrams: 'upTo', nextGrams: 'next', nextFee: 'nextPrice' }) }; // prettier-ignore
    case 'continued-tier':
      return { mode, bands: bands({ upToGrams: 'upTo', ...continued }), ...nextBandCap };
    case 'density':
      return { mode, bands: fixed(bands({ fromKgPerM3: 'fromDensity', baseFee: 'fixedPrice', kilogramFee: 'kilogramPrice' })) }; // prettier-ignore
    default:
      return undefined;
  }
}

/** A table without a fixed sum asks for none. */
const fixed = (bands: Terms[]): Terms[] => bands.map((band) => ({ ...band, baseFee: band.baseFee ?? 0 }));
