import type { PurchaseOrderStatus } from '../../contract/purchase';
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

/** Days, hours and minutes left as `2 d 3 h` or `12:05`. Language-free on purpose: digits and unit letters. */
export function timeLeft(untilIso: string, now: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(untilIso) - now) / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const two = (value: number) => String(value).padStart(2, '0');
  return days > 0 ? `${days * 24 + hours}:${two(minutes)}` : `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`;
}
