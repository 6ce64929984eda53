import type { PaymentOnTheWay } from '../../contract/payment';
import { paths } from '../../contract/paths';

interface PaidFor {
  page: string;
  list: string;
  /** Key of what the link to its page says. */
  label: 'return.toOrder' | 'return.toShipment';
  /** Key of the sentence on what follows once it is paid. */
  next: 'return.next.PURCHASE' | 'return.next.TRANSIT' | 'return.next.TRANSIT_TOPUP';
}

/** The page of what a sum is for, and what follows. Of a top-up and of what is done to a parcel there is none. */
export function paidFor({ kind, targetId }: Pick<PaymentOnTheWay, 'kind' | 'targetId'>): PaidFor | undefined {
  const order = { page: paths.purchase(targetId), list: paths.purchases(), label: 'return.toOrder' } as const;
  const shipment = { page: paths.transitOrder(targetId), list: paths.transit(), label: 'return.toShipment' } as const;
  if (kind === 'PURCHASE' || kind === 'PURCHASE_TOPUP') return { ...order, next: 'return.next.PURCHASE' };
  if (kind === 'TRANSIT') return { ...shipment, next: 'return.next.TRANSIT' };
  // a difference lets the boxes leave, a fee for closing does not: its page knows
  if (kind === 'TRANSIT_TOPUP') return { ...shipment, next: 'return.next.TRANSIT_TOPUP' };
  return undefined;
}
