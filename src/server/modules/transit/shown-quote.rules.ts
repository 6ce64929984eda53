import type { FreightEstimate } from '../../../contract/catalog';
import type { LocalizedText, Money } from '../../../contract/fields';
import type { LineHistory } from '../../../contract/line-history';
import type { ShownReceipt } from '../../../contract/transit';
import { INSURANCE, type Cure, type CuredQuote } from '../../../contract/transit-cures';
import type { LineTerms } from '../../../contract/transit-line';
import { priceIn, type PricedRow } from '../../../contract/transit-money';
import type { TransitQuote } from '../../../contract/transit-quote';
import type { TransitReceipt } from '../../../contract/transit-receipt';
import type { PriceTerms } from '../../../contract/price';

export interface QuotedLine {
  name: string;
  title: LocalizedText;
  terms: LineTerms;
}
export type Say = (text: LocalizedText) => string;
export interface Words {
  say: Say;
  /** What is in these parcels, by name; without it they are only counted. */
  contentsOf?: (parcelIds: readonly string[]) => string[];
  /** What the shop does itself, such as packing. */
  ofShop?: readonly Named[];
  /** How a line went of late, where there is enough to be told of it. */
  historyOf?: (lineName: string) => LineHistory | undefined;
}
/** As many things as a button can name; a shipment of fifty would be a page of names. */
const NAMED = 3;
/** The first of them by name, and how many others there are. */
export const shortList = (titles: readonly string[]) => ({
  names: titles.slice(0, NAMED).join(', '),
  more: Math.max(0, titles.length - NAMED),
});

interface Named {
  code: string;
  name: LocalizedText;
}
type Refusal = FreightEstimate['refusals'][number];

/** A quote as visitors read it: sums in the shop's money, names in their language. `lines` are all that were quoted. */
export function estimateOf(
  quote: TransitQuote | CuredQuote,
  lines: readonly QuotedLine[],
  money: PriceTerms,
  words: Words,
): FreightEstimate {
  const { say } = words;
  const line = lineNamed(lines, quote.lineName);
  const { minDays, maxDays, delivery } = line.terms;
  const named = namesIn([line], words);
  const history = quote.total ? words.historyOf?.(line.name) : undefined;
  return {
    transitOptionName: line.name,
    title: say(line.title),
    minDays,
    maxDays,
    delivery,
    chargeableGrams: quote.chargedGrams,
    total: quote.total?.local ?? null,
    lines: quote.rows.map((row) => shownRow(row, named, money, say)),
    refusals: quote.refusals.map((refusal) => shownRefusal(refusal, line.terms, lines, words)),
    ...(history && { history }),
  };
}

function lineNamed(lines: readonly QuotedLine[], name: string): QuotedLine {
  const line = lines.find((each) => each.name === name);
  if (!line) throw new RangeError(`Not a line that was quoted: ${name}`);
  return line;
}

/** What a rule asks of the worth of things: the shop's margin is on prices alone. */
const WORTH = ['insuredAmount', 'startAmount', 'freeUpToAmount'];

/**
 * The share that was taken of what things are worth: the worth is told without the shop's margin and the premium with it,
 * and who multiplies the one finds the other.
 */
const shareOfWorth = (basisPoints: number, currency: string, { marginBasisPoints }: PriceTerms): number =>
  currency === 'CNY' ? (basisPoints * (10_000 + marginBasisPoints)) / 10_000 : basisPoints;

/** The prices that a sentence names are changed as the row is (receipt-row.ts: `…Fee`, `…Amount`); codes get their names. */
function shownRow(
  { code, values, amount, currency, price }: PricedRow,
  named: readonly Named[],
  money: PriceTerms,
  say: Say,
) {
  const shown = Object.entries(values).map(([name, value]) => {
    if (name === 'code') return ['name', nameOf(String(value), named, say)];
    if (name === 'basisPoints' && 'insuredAmount' in values)
      return [name, shareOfWorth(Number(value), currency, money)];
    const isMoney = typeof value === 'number' && /(Fee|Amount)$/.test(name);
    const terms = WORTH.includes(name) ? { ...money, marginBasisPoints: 0 } : money;
    return [name, isMoney ? priceIn(value, currency, terms).local.amount : value];
  });
  const own = amount !== null && amount !== 0 && currency !== money.currency ? { own: { amount, currency } } : {};
  return { code, values: Object.fromEntries(shown) as PricedRow['values'], amount: price?.local ?? null, ...own };
}

const namesIn = (lines: readonly QuotedLine[], { ofShop = [] }: Words): Named[] => [
  ...lines.flatMap(({ terms }) => [...terms.surcharges, ...terms.services]),
  ...ofShop,
];

export const nameOf = (code: string, named: readonly Named[], say: Say): string =>
  say(named.find((each) => each.code === code)?.name ?? {}) || code;

/** A receipt as its shopper reads it: in the shop's money, by the rate that it was made at. */
export const shownReceipt = (
  receipt: TransitReceipt,
  weighed: { chargeableGrams: number; atMost: Money | null },
  line: QuotedLine,
  words: Words,
): ShownReceipt => {
  const named = namesIn([line], words);
  return {
    transitOptionName: receipt.lineName,
    versionId: receipt.versionId,
    madeAt: receipt.madeAt,
    ...weighed,
    lines: receipt.rows.map((row) => shownRow(row, named, receipt.shop.money, words.say)),
    total: receipt.total.local,
  };
};

export function shownRefusal(
  refusal: CuredQuote['refusals'][number] | TransitQuote['refusals'][number],
  terms: LineTerms,
  lines: readonly QuotedLine[],
  words: Words,
): Refusal {
  const { code, limit, actual, over } = refusal;
  const own = terms.refusals.find((rule) => rule.code === code);
  const cures = 'cures' in refusal ? refusal.cures.map((cure) => shownCure(cure, lines, words)) : [];
  return {
    code: own ? 'own-rule' : code,
    values: measuresOf(refusal),
    text: own ? words.say(own.text) : null,
    limit,
    actual,
    over,
    cures,
  };
}

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
  'station-side-too-long': 'Mm',
  'station-box-too-heavy': 'Grams',
  'station-too-heavy': 'Grams',
  'too-much-room': 'Mm3',
};

function shownCure(cure: Cure, lines: readonly QuotedLine[], words: Words): Refusal['cures'][number] {
  switch (cure.kind) {
    case 'TAKE_OUT':
      return words.contentsOf
        ? {
            code: 'leave-out',
            values: { ...shortList(words.contentsOf(cure.parcelIds)), parcels: cure.parcelIds.join(',') },
          }
        : { code: 'take-out', values: { count: cure.parcelIds.length } };
    case 'SPLIT':
      return { code: 'split', values: { count: cure.boxes } };
    case 'JOIN':
      return { code: 'join', values: { count: cure.boxes } };
    case 'LEAVE_OFF':
      return cure.code === INSURANCE
        ? { code: 'without-insurance', values: {} }
        : { code: 'leave-off', values: { name: nameOf(cure.code, namesIn(lines, words), words.say), code: cure.code } };
    case 'DELIVERY':
      return { code: cure.delivery === 'DOOR' ? 'to-the-door' : 'to-a-station', values: {} };
    case 'GIVE':
      return { code: 'give', values: { name: cure.field } };
    case 'OTHER_LINE':
      return {
        code: 'other-line',
        values: { line: words.say(lineNamed(lines, cure.lineName).title), days: cure.extraDays },
      };
  }
}
