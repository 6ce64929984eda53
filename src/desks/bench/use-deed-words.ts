import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag, isLocale, LOCALE_FACTS } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { StaffLimits } from '../../contract/staff-limits';
import { BECAME, becameOf, isNews, isSum } from './deed-became';
import { codeKeys, isCodeOf } from './deed-codes';
import { plainWords } from './plain-words';
import { useDayText } from './use-day-text';
import { useLimitLines } from './use-limit-lines';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const CURRENCY = /^[A-Z]{3}$/;
/** Of what nobody reads: 20 letters and digits. */
const ID = /^[a-z0-9]{20}$/;

/** Kept in small letters once: written as couriers write them. */
const TRACKED = new Set(['trackingNo', 'trackingNos', 'number']);

type Deed = Record<string, unknown> | null;

/** Where a value stands. */
interface Place {
  name?: string;
  /** What it is a field of. */
  of?: Deed;
  /** What it was or became. */
  other?: unknown;
  /** Kind of the thing to which the deed was done. */
  about?: string;
}

/** What was done, to what and what of it changed, in words: no code, and times as people write them. @param timeText by which clock @param warehouses what those of the shop are called */
export function useDeedWords(timeText: (iso: string) => string, warehouses: Readonly<Record<string, string>> = {}) {
  const { t } = useTranslation('operator');
  const { locale, tenant } = useShell();
  const dayText = useDayText();
  const limitLines = useLimitLines();
  const tag = intlTag(locale);
  const money = (amount: number, currency: string) => formatMoney({ amount, currency }, tag);
  const percent = (basisPoints: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
  /** Of a sum, or of a price in the seller's money and the shopper's; undefined of anything else. */
  const moneyOf = (value: object): string | undefined => {
    const { amount, currency, cny, local } = value as Record<string, unknown>;
    if (typeof amount === 'number' && typeof currency === 'string' && CURRENCY.test(currency))
      return money(amount, currency);
    const [inYuan, inLocal] = [cny, local].map((one) => one && typeof one === 'object' && moneyOf(one));
    return inYuan && inLocal ? t('audit.price', { cny: inYuan, local: inLocal }) : undefined;
  };

  /** Limits of the staff in the words of their screen: of two only those that differ, of one those that are said. */
  const limitsOf = (limits: StaffLimits, others: unknown): string => {
    const than = others ? limitLines(others as StaffLimits) : undefined;
    const told = limitLines(limits).filter(({ text: now, isSaid }, at) => (than ? now !== than[at]?.text : isSaid));
    return told.map((line) => `${line.name}: ${line.text}`).join('; ') || '–';
  };

  /** Each role that is for some warehouses alone, with what they are called. */
  const roleLimits = (limits: object): string =>
    Object.entries(limits as Record<string, string[]>)
      .map(([role, ids]) => {
        const places = ids.map((id) => warehouses[id] ?? id).join(', ');
        return t('staff.roleIn', { role: t([`roles.${role}`, 'audit.plain'], { word: role }), warehouses: places });
      })
      .join('; ');

  const text = (value: unknown, place: Place = {}): string => {
    const { name = '', of = null, other = null, about = '' } = place;
    if (value === null || value === undefined || value === '') return '–';
    if (Array.isArray(value)) return value.map((one) => text(one, { name, of, about })).join(', ') || '–';
    if (typeof value === 'object') {
      if (name === 'roleLimits') return roleLimits(value);
      if (name === 'staffLimits') return limitsOf(value as StaffLimits, other);
      const sum = moneyOf(value);
      if (sum) return sum;
      return Object.entries(value)
        .filter(([inner, one]) => isNews(inner, one))
        .map(
          ([inner, one]) =>
            `${field(inner)}: ${text(one, { name: inner, of: { currency: of?.currency, ...value }, about })}`,
        )
        .join('; ');
    }
    if (typeof value === 'number') {
      if (/[bB]asisPoints$/.test(name)) return percent(value);
      if (name.endsWith('Fen')) return money(value, 'CNY');
      // in the money of the shop, whatever its shoppers pay in
      const currency = name === 'worth' ? tenant.exchangeInfo.currency : of?.currency;
      if ((isSum(name) || name === 'worth') && typeof currency === 'string' && CURRENCY.test(currency))
        return money(value, currency);
      return new Intl.NumberFormat(tag).format(value);
    }
    if (typeof value === 'boolean') return t(`audit.codes.${String(value)}`);
    const word = String(value);
    if (name === 'roles') return t([`roles.${word}`, 'audit.plain'], { word });
    if (name === 'language' && isLocale(word)) return LOCALE_FACTS[word].name;
    if (name === 'warehouseId') return warehouses[word] ?? word;
    if (TRACKED.has(name)) return word.toUpperCase();
    if (TIME.test(word)) return timeText(word);
    // no day is what cannot be read as one
    if (DAY.test(word)) return dayText(word) || word;
    const isCode = CODE.test(word) && (word.length > 3 || isCodeOf(name, about));
    return isCode ? t(codeKeys(word, name, about), { word: plainWords(word) }) : word;
  };
  const field = (name: string) => t([`audit.fields.${name}`, 'audit.plain'], { word: plainWords(name) });
  const usualOf = (action: string) => t([`audit.deeds.${action}`, 'audit.plain'], { word: plainWords(action) });
  const wordOf = (action: string, became: string | undefined) =>
    became ? t([`audit.became.${action}.${became}`, 'audit.plain'], { word: usualOf(action) }) : usualOf(action);
  return {
    /** @param after what it became by it: some rights allow several deeds @param before what is no more, where nothing is after it */
    deed: (action: string, after: Deed = null, before: Deed = null) => wordOf(action, becameOf(action, after, before)),
    /** All that lines of it may be called. */
    deeds: (action: string) => [undefined, ...(BECAME[action] ?? [])].map((became) => wordOf(action, became)),
    field,
    text,
    /** What to call one thing: its own name where it has one that people use. */
    subject: (kind: string, id: string, no: string | null = null) => {
      const word = t([`audit.kinds.${kind}`, 'audit.plain'], { word: plainWords(kind) });
      if (kind === 'SETTINGS')
        return `${word} · ${t([`settings.section.${id}`, 'audit.plain'], { word: plainWords(id) })}`;
      if (kind === 'WAREHOUSE') return `${word} · ${warehouses[id] ?? id}`;
      if (no !== null) return `${word} ${no}`;
      return ID.test(id) ? word : `${word} · ${id}`;
    },
  };
}
