import type { SellerState } from './buying.port';

const ORDER: readonly SellerState[] = ['UNPAID', 'PAID', 'SHIPPED', 'DONE', 'CLOSED'];

/** How far all of them are. */
export const oldestOf = (states: SellerState[]): SellerState =>
  ORDER.find((state) => states.includes(state)) ?? 'UNPAID';
