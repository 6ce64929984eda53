import type { FreightEstimate } from '../contract/catalog';

type Values = FreightEstimate['lines'][number]['values'];

/** What a sentence of a receipt shows of its values, which are named by their unit (contract/receipt-row.ts). */
export function shownValues(values: Values, formatMoney: (amount: number) => string): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value, formatMoney)]));
}

function shown(name: string, value: string | number, formatMoney: (amount: number) => string): string | number {
  if (typeof value === 'string') return value;
  if (/(Fee|Amount)$/.test(name)) return formatMoney(value);
  if (/grams$/i.test(name)) return value / 1000;
  if (/Mm$/.test(name)) return value / 10;
  if (/mm3$/i.test(name)) return Math.round(value / 1_000_000) / 1000;
  return name === 'basisPoints' ? value / 100 : value;
}

/** Charges of carrier and shop say the same of themselves; each has its own name. Weights say what made them. */
export function sentenceOf({ code, values }: Pick<FreightEstimate['lines'][number], 'code' | 'values'>): string {
  if (code === 'weight-actual' && values.packingGrams) return 'weight-packed';
  if (code === 'weight-chargeable') {
    if (values.grams === values.minGrams) return 'weight-least';
    if (Number(values.stepGrams) > 1) return 'weight-stepped';
  }
  return code.replace(/^(surcharge|service|packing)-(each|kilogram|share|minimum|maximum)$/, 'charge-$2');
}

/** Storage that is free is no part of a price; it is told where the parcel lies. */
export const isTold = ({ code }: Pick<FreightEstimate['lines'][number], 'code'>): boolean => code !== 'storage-free';
