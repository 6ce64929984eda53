import { createHash } from 'node:crypto';
import type { StatementColumns, StatementMapping } from '../../../contract/statement-desk';
import { parseMajor } from '../../../contract/money';
import { readCsv } from '../../../contract/csv-rows';
import type { TheirLine } from './match-lines.rules';

const DELIMITERS = [';', '\t', ','] as const;

/** What banks call their columns; asked in this order. */
const TITLES: [keyof StatementMapping, RegExp][] = [
  ['date', /date|datum|fecha|data|дата|日期|날짜|วันที่|ngày|tarikh|tanggal|sana|تاريخ/i],
  ['credit', /credit|paid in|received|deposit|приход|收入|贷/i],
  ['debit', /debit|paid out|withdrawal|расход|支出|借/i],
  ['amount', /amount|sum|betrag|importe|montant|valor|сумма|金额|금액|จำนวน|số tiền|jumlah|مبلغ/i],
  ['reference', /reference|ref\b|number|transaction id|номер|流水|참조/i],
  ['payer', /payer|name|counterpart|debtor|плательщик|付款|对方|이름/i],
  ['text', /text|description|purpose|details|memo|remit|назначение|摘要|备注|적요|nội dung/i],
];

/** Rows of the file, by the sign that stands most often in its first line. */
function rowsOf(content: string) {
  const [first = ''] = content.split('\n');
  const delimiter = DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  return readCsv(content, delimiter).rows;
}

export const shapeOf = (content: string): string =>
  createHash('sha256')
    .update(JSON.stringify(rowsOf(content)[0]?.cells ?? []))
    .digest('hex')
    .slice(0, 32);

/** @param known how a file of this shape was read before */
export function columnsOf(content: string, known: StatementMapping | undefined): StatementColumns {
  const [head, ...body] = rowsOf(content);
  const titles = (head?.cells ?? []).slice(0, 100).map((title) => title.trim().slice(0, 80));
  const samples = body.slice(0, 5).map(({ cells }) => cells.slice(0, 100).map((cell) => cell.trim().slice(0, 80)));
  return { titles, samples, mapping: known ?? guessOf(titles, samples) };
}

function guessOf(titles: string[], samples: string[][]): StatementMapping | null {
  const taken = new Set<number>();
  const found: Partial<Record<keyof StatementMapping, number>> = {};
  for (const [name, known] of TITLES) {
    const at = titles.findIndex((title, index) => !taken.has(index) && known.test(title));
    if (at >= 0) {
      found[name] = at;
      taken.add(at);
    }
  }
  const { date, amount, credit, debit, reference, payer, text } = found;
  if (date === undefined || (amount === undefined && credit === undefined && debit === undefined)) return null;
  const dates = samples.map((cells) => cells[date] ?? '');
  const sums = samples.map((cells) => cells[amount ?? credit ?? debit ?? 0] ?? '');
  return {
    date,
    ...(amount === undefined
      ? { ...(credit !== undefined && { credit }), ...(debit !== undefined && { debit }) }
      : { amount }),
    ...(reference !== undefined && { reference }),
    ...(payer !== undefined && { payer }),
    ...(text !== undefined && { text }),
    isDayFirst: !dates.some((each) => /^\d{1,2}[/.-](1[3-9]|2\d|3[01])[/.-]/.test(each)),
    // whatever stands behind it: a sign, a bracket, a currency
    isComma: sums.some((sum) => /,\d{1,2}[^\d.,]*$/.test(sum)),
  };
}

interface Read {
  lines: TheirLine[];
  bad: { line: number; problem: string }[];
}

/**
 * The lines of a bank's file; one that cannot be read is told, and the others count.
 * @param until no line is of a later day: up to its last one a file says all that came and went
 */
export function readBankLines(content: string, mapping: StatementMapping, currency: string, until: Date): Read {
  const read: Read = { lines: [], bad: [] };
  const seen = new Map<string, number>();
  for (const { line, cells } of rowsOf(content).slice(1)) {
    const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? '').trim());
    const at = dayIn(cell(mapping.date), mapping.isDayFirst);
    const gross = sumOf(cell, mapping, currency);
    if (!at || at > until) read.bad.push({ line, problem: `no date: ${cell(mapping.date).slice(0, 40)}` });
    else if (gross === undefined) read.bad.push({ line, problem: 'no sum' });
    else {
      const said = cells
        .map((each) => each.trim())
        .join(' | ')
        .slice(0, 500);
      // the same line twice in a file is two payments; the same line in two files is one
      const reference = cell(mapping.reference);
      const named = reference && `${reference}.${at.toISOString().slice(0, 10)}.${String(gross)}`;
      const alike = (seen.get(named || said) ?? 0) + 1;
      seen.set(named || said, alike);
      const made = createHash('sha256')
        .update(`${said}#${String(alike)}`)
        .digest('hex')
        .slice(0, 32);
      read.lines.push({
        extId: named && named.length <= 110 ? `${named}#${String(alike)}` : made,
        ...{ at, kind: gross > 0 ? 'CHARGE' : 'REFUND', gross, fee: 0, net: gross, currency },
        ...{ text: said, names: [reference].filter(Boolean), payer: cell(mapping.payer) },
      });
    }
  }
  return read;
}

/** No bank tells of other days; an offset of some days from these is one that the database can read. */
const FIRST_YEAR = 2000;
const END_YEAR = 2100;

function dayIn(said: string, isDayFirst: boolean): Date | undefined {
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/.exec(said);
  const other = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(said);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : other
      ? [other[3], isDayFirst ? other[2] : other[1], isDayFirst ? other[1] : other[2]]
      : [];
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 12));
  // the 30th of February is no day of March, nor a thirteenth month, where days were taken for months, one of next year
  const isOfBooks = at.getUTCFullYear() >= FIRST_YEAR && at.getUTCFullYear() < END_YEAR;
  return at.getUTCMonth() === Number(month) - 1 && isOfBooks ? at : undefined;
}

/** What parts thousands, also by hundreds as in India: three digits stand at the end. */
const GROUPING = { points: /\.(?=(\d{2,3}\.)*\d{3}(?!\d))/g, commas: /,(?=(\d{2,3},)*\d{3}(?!\d))/g };

/** More is no sum, and signs beyond counting take the patterns beyond counting. */
const LONGEST_SUM = 40;

/** Signed: what came is above zero. */
function sumOf(
  cell: (at: number | undefined) => string,
  { amount, credit, debit, isComma }: StatementMapping,
  currency: string,
): number | undefined {
  const plain = (text: string) => text.replace(/[^\d.,\u2212()-]/g, '');
  const read = (text: string) => {
    const said = plain(text);
    if (said.length > LONGEST_SUM) return undefined;
    const isMinus = /[-\u2212(]/.test(said);
    const digits = said.replace(/^[(\u2212-]+|[)\u2212-]+$/g, '');
    // a sign that parts cents taken for one that groups thousands is a hundredfold: such a sum is none
    const whole = digits.replace(isComma ? GROUPING.points : GROUPING.commas, '');
    const sum = whole.includes(isComma ? '.' : ',') ? undefined : parseMajor(whole.replace(',', '.'), currency);
    return sum === undefined || !isMinus ? sum : -sum;
  };
  if (amount !== undefined) return read(cell(amount)) || undefined;
  const [came, went] = [read(cell(credit)) ?? 0, read(cell(debit)) ?? 0];
  return Math.abs(came) - Math.abs(went) || undefined;
}
