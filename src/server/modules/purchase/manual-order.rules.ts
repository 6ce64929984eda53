import { MANUAL_ORDER_STATUSES } from '../../../contract/purchase.enums';
import type { ManualOrderStatus } from '../../../contract/purchase';

/** The only moves of a price request (docs/domain.md, States). */
export const MANUAL_TRANSITIONS: Record<ManualOrderStatus, readonly ManualOrderStatus[]> = {
  AWAITING_QUOTE: ['QUOTED', 'CLOSED'],
  QUOTED: ['ACCEPTED', 'CLOSED'],
  ACCEPTED: [],
  CLOSED: [],
};

export interface ManualMove {
  from: ManualOrderStatus;
  to: ManualOrderStatus;
}

/** The move to make, for the conditional update; undefined where it is not allowed. */
export const manualTransition = (
  { status }: { status: ManualOrderStatus },
  to: ManualOrderStatus,
): ManualMove | undefined => (MANUAL_TRANSITIONS[status].includes(to) ? { from: status, to } : undefined);

export const isOpen = (order: { status: ManualOrderStatus }): boolean =>
  manualTransition(order, 'CLOSED') !== undefined;

/** States in which a request is not over. */
export const OPEN = MANUAL_ORDER_STATUSES.filter((status) => isOpen({ status }));

/** A quote holds until its time, and not at it. */
export const canAccept = (
  order: { status: ManualOrderStatus; validUntil: Date | null },
  now: Date,
): order is { status: ManualOrderStatus; validUntil: Date } =>
  manualTransition(order, 'ACCEPTED') !== undefined && order.validUntil !== null && now < order.validUntil;
