import type { Money } from './fields';
import type { Locale } from './locales';
import { currencyExponent, majorText, parseMajor } from './money';

/** The languages that write one and a half as `1,5`. Not asked from `Intl`, whose engines disagree. */
const COMMA: readonly Locale[] = ['vi', 'ru', 'ru2', 'uz', 'pt', 'es', 'fr', 'id', 'bg'];
const signOf = (locale: Locale) => (COMMA.includes(locale) ? ',' : '.');

/** A sum as its reader would type it, without groups: `12,50` in Russian. `parseTyped` reads it back. */
export const typedText = (money: Money, locale: Locale): string => majorText(money).replace('.', signOf(locale));

/**
 * A sum that a person typed, in minor units. A decimal sign is the language's own or that of a Latin keyboard, and
 * thousands may be set apart. What could be read two ways, as `1,500` where a comma begins the cents, is undefined
 * like all that is no sum: asked again is better than a sum a thousand times another.
 */
export function parseTyped(text: string, currency: string, locale: Locale): number | undefined {
  // groups set apart by a space of any width
  const bare = text.trim().replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1');
  if (!/^\d+([.,]\d+)*$/.test(bare)) return undefined;
  const decimal = decimalSignOf(bare, currencyExponent(currency), signOf(locale));
  if (decimal === undefined) return undefined;
  const at = decimal ? bare.lastIndexOf(decimal) : bare.length;
  const whole = bare.slice(0, at);
  // one kind of sign between all groups, and another than that before the cents
  const group = /[.,]/.exec(whole)?.[0] ?? '';
  const isGrouped = group !== decimal && new RegExp(`^\\d{1,3}(\\${group || ','}\\d{3})+$`).test(whole);
  if (group && !isGrouped) return undefined;
  const digits = whole.replaceAll(/[.,]/g, '');
  return parseMajor(decimal ? `${digits}.${bare.slice(at + 1)}` : digits, currency);
}

/** What the cents come after: a sign, `''` where there are none, undefined where nobody can tell. */
function decimalSignOf(bare: string, exponent: number, own: string): string | undefined {
  const signs = bare.replaceAll(/\d/g, '');
  const last = signs.at(-1);
  if (!last) return '';
  if (new Set(signs).size > 1) return last;
  if (signs.length > 1) return '';
  const looksLikeGroup = bare.length - bare.indexOf(last) === 4;
  if (last === own || !looksLikeGroup) return last;
  return own === '.' || exponent === 0 ? '' : undefined;
}
