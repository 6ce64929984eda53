import type { Permission } from './staff-roles';

/** The desks at which something waits, by the names of the side navigation, and who is told how much. */
export const WAITING_RIGHTS = {
  buying: 'purchase.read',
  manualOrders: 'purchase.read',
  parcels: 'warehouse.receive',
  claims: 'warehouse.unclaimed',
  packing: 'packing.pick',
  batches: 'packing.batch',
  transit: 'packing.declare',
  deposits: 'money.read',
  withdrawals: 'money.read',
  refunds: 'money.read',
  compensations: 'money.read',
  reviews: 'money.read',
  statements: 'money.read',
  days: 'money.read',
  ledger: 'money.read',
  threads: 'customer.message',
} as const satisfies Record<string, Permission>;

export type WaitingDesk = keyof typeof WAITING_RIGHTS;
export const WAITING_DESKS = Object.keys(WAITING_RIGHTS) as [WaitingDesk, ...WaitingDesk[]];
