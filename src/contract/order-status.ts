import { countIn } from './state-groups';

/** States of a purchase order, in the order in which they are passed. */
export const PURCHASE_ORDER_STATUSES = [
  'PENDING_PAYMENT',
  'PAID',
  'PURCHASING',
  'PURCHASED',
  'SELLER_SHIPPED',
  'PARTIALLY_ARRIVED',
  'STOCKED_IN',
  'COMPLETED',
  'CLOSED',
] as const;

/** Tabs and counts of a shopper: few, each of the states in which the same is to be done or waited for. */
export const ORDER_GROUPS = ['toPay', 'buying', 'coming', 'stored', 'done', 'closed'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];
export const ORDERS_IN = {
  toPay: ['PENDING_PAYMENT'],
  buying: ['PAID', 'PURCHASING', 'PURCHASED'],
  coming: ['SELLER_SHIPPED'],
  stored: ['PARTIALLY_ARRIVED', 'STOCKED_IN'],
  done: ['COMPLETED'],
  closed: ['CLOSED'],
} as const satisfies Record<OrderGroup, (typeof PURCHASE_ORDER_STATUSES)[number][]>;

/** How many stand in a group: of what is bought, what more is asked for is to be paid. */
export function countOrders(
  group: OrderGroup,
  { counts, dueBesides }: { counts: Record<string, number>; dueBesides: number },
): number {
  const inStates = countIn(ORDERS_IN[group], counts);
  if (group === 'toPay') return inStates + dueBesides;
  return group === 'buying' ? inStates - dueBesides : inStates;
}

/** How an order reads: its state, or that all that comes of it is here and looked at. */
export const SHOWN_ORDER_STATES = [
  'PENDING_PAYMENT',
  'PAID',
  'PURCHASING',
  'PURCHASED',
  'SELLER_SHIPPED',
  'PARTIALLY_ARRIVED',
  'INSPECTING',
  'STOCKED_IN',
  'COMPLETED',
  'CLOSED',
] as const satisfies readonly ((typeof PURCHASE_ORDER_STATUSES)[number] | 'INSPECTING')[];

/** Items that nobody waits for any more, and those that are not here yet. */
export const GONE_ITEMS = ['OUT_OF_STOCK', 'RETURNED', 'REFUNDED', 'DISPOSED'] as const;
export const UNDERWAY_ITEMS = ['ORDERED', 'DEARER', 'SUBSTITUTE', 'EXCHANGING'] as const;
