import { currencyExponent } from './money';

/** Digits and fraction of a number as tables write it; undefined where it is none, or could be read two ways. */
export function digitsOf(cell: string): { whole: string; fraction: string } | undefined {
  const bare = cell.replaceAll(/[\s¥￥$€₩₫]/g, '').replace(/(kg|g|%)$/i, '');
  const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) && bare.includes('.') ? bare.replaceAll(',', '') : bare;
  const found = /^(\d{1,12})(?:[.,](\d{1,15}))?$/.exec(grouped);
  if (!found) return undefined;
  const fraction = found[2] ?? '';
  if (grouped.includes(',') && fraction.length === 3) return undefined;
  return { whole: found[1] ?? '', fraction };
}

export interface Scaled {
  value: number;
  /** Whether something was left over, and rounded half up. */
  isRounded: boolean;
}

/** So many places of a number as a whole one. */
export function scaled(cell: string, places: number): Scaled | undefined {
  const digits = digitsOf(cell);
  if (!digits) return undefined;
  const { whole, fraction } = digits;
  const value = Number(`${whole}${fraction.slice(0, places).padEnd(places, '0')}`);
  const rest = fraction.slice(places);
  const up = Number(rest[0] ?? '0') >= 5 ? 1 : 0;
  return { value: value + up, isRounded: /[1-9]/.test(rest) };
}

/** As a table tells it: without a needless fraction. */
export function unscaled(value: number, places: number): string {
  if (places === 0) return String(value);
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}

export const placesOf = (kind: 'whole' | 'weight' | 'sum' | 'percent', unit: 'g' | 'kg', currency: string): number =>
  kind === 'sum' ? currencyExponent(currency) : kind === 'percent' ? 2 : kind === 'weight' && unit === 'kg' ? 3 : 0;
