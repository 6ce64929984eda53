import type { PaymentOnTheWay } from '../../contract/payment';
import { paths } from '../../contract/paths';

interface PaidFor {
  page: string;
  list: string;
  isShipment: boolean;
  /** Which sentence says what follows once it is paid. */
  next: 'PURCHASE' | 'TRANSIT' | 'TRANSIT_TOPUP';
}

/** The page of what a sum is for, and what follows. Of a top-up and of what is done to a parcel there is none. */
export function paidFor({ kind, targetId }: Pick<PaymentOnTheWay, 'kind' | 'targetId'>): PaidFor | undefined {
  if (kind === 'PURCHASE' || kind === 'PURCHASE_TOPUP')
    return { page: paths.purchase(targetId), list: paths.purchases(), isShipment: false, next: 'PURCHASE' };
  // of a top-up: a difference lets the boxes leave, a fee for closing does not, and its page knows
  if (kind === 'TRANSIT' || kind === 'TRANSIT_TOPUP')
    return { page: paths.transitOrder(targetId), list: paths.transit(), isShipment: true, next: kind };
  return undefined;
}
