import type { ItemChoice } from '../../../contract/parcel';
import type { ItemRow } from './purchase.repo';

export type Decision = ItemChoice['decision'];
type Found = Pick<ItemRow, 'status' | 'decideBefore' | 'offerLocal' | 'totalLocal' | 'refundedLocal'>;

/** Where an item stands once its shopper has decided. */
export const AFTER: Record<Decision, ItemRow['status']> = {
  ACCEPT: 'QC_PASSED',
  PART_REFUND: 'QC_PASSED',
  EXCHANGE: 'EXCHANGING',
  RETURN: 'RETURNING',
};

/** What a shopper can say to what was found: money comes back where some is left, a part of it where it was offered. */
export function choicesOf(item: Found, currency: string, now: Date): ItemChoice[] {
  if (item.status !== 'QC_FAILED' || !item.decideBefore || item.decideBefore <= now) return [];
  const left = item.totalLocal - item.refundedLocal;
  const choices: [Decision, number | null][] = [
    ['ACCEPT', null],
    ['PART_REFUND', Math.min(item.offerLocal, left)],
    ['EXCHANGE', null],
    ['RETURN', left],
  ];
  return choices.flatMap(([decision, amount]) => {
    if (amount === null) return { decision, money: null };
    return amount > 0 ? { decision, money: { amount, currency } } : [];
  });
}
