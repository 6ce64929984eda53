import type { Locale } from '../../../contract/locales';
import { parseTyped, typedText } from '../../../contract/typed-sum';

/** How a number of the terms is typed: as it is, in the currency of the line, in percent, or in cubic metres. */
export type NumberKind = 'grams' | 'millimetres' | 'days' | 'count' | 'density' | 'sum' | 'percent' | 'cubicMetres';

interface Style {
  kind: NumberKind;
  currency: string;
  locale: Locale;
}
const MM3 = 9;

/** As its reader would type it; `parseNumber` reads it back. */
export function numberText(value: number, { kind, currency, locale }: Style): string {
  if (Number.isNaN(value)) return '';
  if (kind === 'sum') return typedText({ amount: value, currency }, locale);
  if (kind === 'percent') return typedText({ amount: value, currency: '%' }, locale);
  if (kind !== 'cubicMetres') return String(value);
  const digits = String(value).padStart(MM3 + 1, '0');
  return `${digits.slice(0, -MM3)}.${digits.slice(-MM3)}`.replace(/\.?0+$/, '');
}

/** NaN for what is none. */
export function parseNumber(text: string, { kind, currency, locale }: Style): number {
  const bare = text.trim();
  if (kind === 'sum') return parseTyped(bare, currency, locale) ?? NaN;
  if (kind === 'percent') return parseTyped(bare, '%', locale) ?? NaN;
  if (kind !== 'cubicMetres') return /^\d{1,9}$/.test(bare) ? Number(bare) : NaN;
  const found = /^(\d{1,4})(?:[.,](\d{1,9}))?$/.exec(bare);
  return found ? Number(`${found[1] ?? ''}${(found[2] ?? '').padEnd(MM3, '0')}`) : NaN;
}
