import type { OrderItem } from './purchase';
import type { ItemChoice } from './parcel';

interface Found {
  status: OrderItem['status'];
  decideBefore: Date | null;
  offerLocal: number;
  totalLocal: number;
  refundedLocal: number;
  /** What was paid more for it. */
  topUpLocal: number;
  /** Its money is asked for, and nobody has answered. */
  isAsked: boolean;
}

/**
 * What a shopper can say to what was found: money comes back where some is left, a part of it where it was offered. While
 * its money is asked for it can be kept, as the clock keeps it, and nothing else is granted beside the answer.
 */
export function choicesOf(item: Found, currency: string, now: Date): ItemChoice[] {
  if (item.status !== 'QC_FAILED' || !item.decideBefore || item.decideBefore <= now) return [];
  if (item.isAsked) return [{ decision: 'ACCEPT', money: null }];
  const left = item.totalLocal - item.refundedLocal;
  const choices: [ItemChoice['decision'], number | null][] = [
    ['ACCEPT', null],
    ['PART_REFUND', Math.min(item.offerLocal, left)],
    ['EXCHANGE', null],
    ['RETURN', left > 0 ? left + item.topUpLocal : 0],
  ];
  return choices.flatMap(([decision, amount]) => {
    if (amount === null) return { decision, money: null };
    return amount > 0 ? { decision, money: { amount, currency } } : [];
  });
}
