import { fromDecimal } from '../wire-amount';
import { readCsv } from '../../../../contract/csv-rows';
import type { Statement, StatementRow } from './statement.port';

/** A cell by our name for its column; empty where the file has no such column. */
export type Cells = (column: string) => string;

interface Table {
  delimiter: string;
  /** By our names those of the file, whichever of them it has; small letters. */
  columns: Record<string, readonly string[]>;
  /** Without these it is another file. */
  needs: readonly string[];
  /** @throws RangeError with what is wrong with the line */
  rowOf: (cells: Cells) => Omit<StatementRow, 'line' | 'names'>;
}

/** Reads what a provider exports, line by line; a line that cannot be read is told, and the others count. */
export const readTable =
  ({ delimiter, columns, needs, rowOf }: Table) =>
  (text: string): Statement => {
    const { rows: lines, isOpen } = readCsv(text, delimiter);
    const head = lines.findIndex(({ cells }) => needs.every((name) => placeOf(cells, columns[name]) >= 0));
    const titles = lines[head];
    if (!titles) return { rows: [], bad: [{ line: 1, problem: `no columns ${needs.join(', ')}` }] };
    const places = Object.fromEntries(
      Object.entries(columns).map(([name, known]) => [name, placeOf(titles.cells, known)]),
    );
    const statement: Statement = { rows: [], bad: [] };
    const body = lines.slice(head + 1);
    for (const { line, cells } of body) {
      try {
        if (isOpen && line === body.at(-1)?.line) throw new RangeError('a quotation without an end');
        const read = rowOf((name) => cells[places[name] ?? -1]?.trim() ?? '');
        if (read.gross - read.fee !== read.net) throw new RangeError('gross without fee is not net');
        const names = cells.map((cell) => cell.trim()).filter(Boolean);
        statement.rows.push({ line, ...read, names });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        statement.bad.push({ line, problem: error.message });
      }
    }
    return statement;
  };

const placeOf = (titles: string[], known: readonly string[] = []) =>
  titles.findIndex((title) => known.includes(title.trim().toLowerCase()));

/** A sum as they write it, signed, in minor units. @throws RangeError */
export function sumIn(text: string, currency: string): number {
  // a comma stands between thousands, or we do not know what it says
  const [, sign = '', digits = ''] = /^([-\u2212]?)(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)$/.exec(text) ?? [];
  const { amount } = fromDecimal(digits.replaceAll(',', ''), currency);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`no sum in ${currency}: ${text}`);
  // no zero below zero
  return sign && amount > 0 ? -amount : amount;
}

/** @throws RangeError */
export function currencyIn(text: string): string {
  if (!/^[A-Za-z]{3}$/.test(text)) throw new RangeError(`no currency: ${text}`);
  return text.toUpperCase();
}

/** Nobody tells of other days; some days before or after these is a day that the database can read. */
const FIRST_YEAR = 2000;
const END_YEAR = 2100;

/** @param parts year, month, day, hour, minute, second, of a zone so many hours ahead @throws RangeError */
export function timeIn(parts: (string | undefined)[], hoursAhead: number, text: string): Date {
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0, hour - hoursAhead, minute, second));
  const isReal = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0)).getUTCDate() === day && (month ?? 0) <= 12;
  if (!year || year < FIRST_YEAR || year >= END_YEAR || !isReal) throw new RangeError(`no date: ${text}`);
  return date;
}

/** @throws RangeError */
export function idIn(text: string): string {
  if (!text) throw new RangeError('no name of a transaction');
  return text;
}
