import { GONE_ITEMS, UNDERWAY_ITEMS, type SHOWN_ORDER_STATES } from '../../contract/order-status';
import type { PurchaseOrder, PurchaseOrderStatus } from '../../contract/purchase';
import type { Tone } from '../../ui/status-chip';

/** Colour of each state's chip: waiting for the shopper, moving, done, ended. */
export const STATUS_TONES: Record<PurchaseOrderStatus, Tone> = {
  PENDING_PAYMENT: 'waiting',
  PAID: 'moving',
  PURCHASING: 'moving',
  PURCHASED: 'moving',
  SELLER_SHIPPED: 'moving',
  PARTIALLY_ARRIVED: 'moving',
  STOCKED_IN: 'done',
  COMPLETED: 'done',
  CLOSED: 'neutral',
};

const isOneOf = (all: readonly string[], status: string) => all.includes(status);
export type ShownState = (typeof SHOWN_ORDER_STATES)[number];

/** How its state reads: all that comes is in the house, and only not in store yet. */
export const stateOf = ({ status, items }: Pick<PurchaseOrder, 'status' | 'items'>): ShownState => {
  const coming = items.filter((item) => !isOneOf(GONE_ITEMS, item.status));
  const isHere = coming.length > 0 && coming.every((item) => !isOneOf(UNDERWAY_ITEMS, item.status));
  return status === 'PARTIALLY_ARRIVED' && isHere ? 'INSPECTING' : status;
};

/** The way of an order that goes well: what the timeline shows as still ahead. */
export const USUAL_WAY: PurchaseOrderStatus[] = [
  'PENDING_PAYMENT',
  'PAID',
  'PURCHASING',
  'PURCHASED',
  'SELLER_SHIPPED',
  'STOCKED_IN',
  'COMPLETED',
];

/** `03:59:12`; undefined while there is more than a day: then a date says more than a clock. */
export function timeLeft(untilIso: string, now: number): string | undefined {
  const seconds = Math.max(0, Math.floor((Date.parse(untilIso) - now) / 1000));
  if (seconds >= 86_400) return undefined;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
