import type { PurchaseOrderStatus } from '../../../contract/purchase';

/** The only moves of a purchase order (docs/domain.md, States). */
export const TRANSITIONS: Record<PurchaseOrderStatus, readonly PurchaseOrderStatus[]> = {
  PENDING_PAYMENT: ['PAID', 'CLOSED'],
  PAID: ['PURCHASING', 'CLOSED'],
  // not bought yet: the money can still go back in full
  PURCHASING: ['PURCHASED', 'CLOSED'],
  PURCHASED: ['SELLER_SHIPPED'],
  SELLER_SHIPPED: ['PARTIALLY_ARRIVED'],
  // done without a stay in store: all of it went back to its seller
  PARTIALLY_ARRIVED: ['STOCKED_IN', 'COMPLETED'],
  STOCKED_IN: ['COMPLETED'],
  COMPLETED: [],
  CLOSED: [],
};

export interface Move {
  from: PurchaseOrderStatus;
  to: PurchaseOrderStatus;
}

/** What a bench took in by a slip is awaited again; among the moves above it would let a seller send twice what has come. */
export const ARRIVAL_UNDONE: Move = { from: 'PARTIALLY_ARRIVED', to: 'SELLER_SHIPPED' };
/** The same of what was put on a shelf by a slip. */
export const SHELVING_UNDONE: Move = { from: 'STOCKED_IN', to: 'PARTIALLY_ARRIVED' };

/** The move to make, for the conditional update; undefined where it is not allowed. */
export function transition({ status }: { status: PurchaseOrderStatus }, to: PurchaseOrderStatus): Move | undefined {
  return TRANSITIONS[status].includes(to) ? { from: status, to } : undefined;
}

export const canClose = (order: { status: PurchaseOrderStatus }): boolean => transition(order, 'CLOSED') !== undefined;

/** What was quoted by hand is in no catalogue: nobody but a person can say what it costs today. */
export const canClone = ({ channel }: { channel: string }): boolean => channel !== '';

export const canPay = (order: { status: PurchaseOrderStatus; payBefore: Date }, now: Date): boolean =>
  transition(order, 'PAID') !== undefined && now < order.payBefore;
