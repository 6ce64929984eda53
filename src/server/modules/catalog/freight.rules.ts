import type { FreightEstimate } from '../../../contract/catalog';
import type { LocalizedText } from '../../../contract/fields';
import type { Cure, CuredQuote } from '../../../contract/transit-cures';
import type { LineTerms } from '../../../contract/transit-line';
import { priceIn, type PricedRow } from '../../../contract/transit-money';
import type { TransitQuote } from '../../../contract/transit-quote';
import type { PriceTerms } from '../../../contract/price';

export interface QuotedLine {
  name: string;
  title: LocalizedText;
  terms: LineTerms;
}
type Say = (text: LocalizedText) => string;
type Refusal = FreightEstimate['refusals'][number];

/** A quote as visitors read it: sums in the shop's money, names in their language. `lines` are all that were quoted. */
export function estimateOf(quote: TransitQuote | CuredQuote, lines: readonly QuotedLine[], money: PriceTerms, say: Say): FreightEstimate {
  const line = lineNamed(lines, quote.lineName);
  const { minDays, maxDays } = line.terms;
  return {
    transitOptionName: line.name,
    title: say(line.title),
    minDays,
    maxDays,
    chargeableGrams: quote.chargedGrams,
    total: quote.total?.local ?? null,
    lines: quote.rows.map((row) => shownRow(row, line.terms, money, say)),
    refusals: quote.refusals.map((refusal) => shownRefusal(refusal, line.terms, lines, say)),
  };
} // prettier-ignore

function lineNamed(lines: readonly QuotedLine[], name: string): QuotedLine {
  const line = lines.find((each) => each.name === name);
  if (!line) throw new RangeError(`Not a line that was quoted: ${name}`);
  return line;
}

/** The prices that a sentence names are changed as the row is (receipt-row.ts: `…Fee`, `…Amount`); codes get their names. */
function shownRow({ code, values, currency, price }: PricedRow, terms: LineTerms, money: PriceTerms, say: Say) {
  const shown = Object.entries(values).map(([name, value]) => {
    if (name === 'code') return ['name', nameOf(String(value), terms, say)];
    const isMoney = typeof value === 'number' && /(Fee|Amount)$/.test(name);
    return [name, isMoney ? priceIn(value, currency, money).local.amount : value];
  });
  return { code, values: Object.fromEntries(shown) as PricedRow['values'], amount: price?.local ?? null };
}

const nameOf = (code: string, { surcharges, services }: LineTerms, say: Say): string =>
  say([...surcharges, ...services].find((each) => each.code === code)?.name ?? {}) || code;

function shownRefusal(refusal: CuredQuote['refusals'][number] | TransitQuote['refusals'][number], terms: LineTerms, lines: readonly QuotedLine[], say: Say): Refusal {
  const { code, limit, actual, over } = refusal;
  const own = terms.refusals.find((rule) => rule.code === code);
  const cures = 'cures' in refusal ? refusal.cures.map((cure) => shownCure(cure, lines, say)) : [];
  return {
    code: own ? 'own-rule' : code,
    values: measuresOf(refusal),
    text: own ? say(own.text) : null,
    limit,
    actual,
    over,
    cures,
  };
} // prettier-ignore

/** Named by their unit, as the sentences of receipts are: 1200 is `overGrams` here and `overMm` there. */
function measuresOf({ code, limit, actual, over }: TransitQuote['refusals'][number]): Refusal['values'] {
  const unit = UNITS[code] ?? '';
  const values = { [`limit${unit}`]: limit, [`actual${unit}`]: actual, [`over${unit}`]: over };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
const UNITS: Record<string, string> = {
  'too-heavy': 'Grams',
  'counted-too-heavy': 'Grams',
  'density-too-low': 'Grams',
  'side-too-long': 'Mm',
  'sides-too-long': 'Mm',
  'girth-too-long': 'Mm',
  'box-too-large': 'Mm',
  'box-too-small': 'Mm',
  'too-much-room': 'Mm3',
};

function shownCure(cure: Cure, lines: readonly QuotedLine[], say: Say): Refusal['cures'][number] {
  switch (cure.kind) {
    case 'TAKE_OUT':
      return { code: 'take-out', values: { count: cure.parcelIds.length } };
    case 'SPLIT':
      return { code: 'split', values: { count: cure.boxes } };
    case 'LEAVE_OFF':
      return { code: 'leave-off', values: { name: cure.code } };
    case 'DELIVERY':
      return { code: cure.delivery === 'DOOR' ? 'to-the-door' : 'to-a-station', values: {} };
    case 'GIVE':
      return { code: 'give', values: { name: cure.field } };
    case 'OTHER_LINE':
      return { code: 'other-line', values: { line: say(lineNamed(lines, cure.lineName).title), days: cure.extraDays } };
  }
}
