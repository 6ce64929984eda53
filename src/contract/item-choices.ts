import type { OrderItem } from './purchase';
import type { ItemChoice } from './parcel';

interface Found {
  status: OrderItem['status'];
  decideBefore: Date | null;
  offerLocal: number;
  totalLocal: number;
  refundedLocal: number;
}

/** What a shopper can say to what was found: money comes back where some is left, a part of it where it was offered. */
export function choicesOf(item: Found, currency: string, now: Date): ItemChoice[] {
  if (item.status !== 'QC_FAILED' || !item.decideBefore || item.decideBefore <= now) return [];
  const left = item.totalLocal - item.refundedLocal;
  const choices: [ItemChoice['decision'], number | null][] = [
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
