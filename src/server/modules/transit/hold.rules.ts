import type { TransitRow } from './transit.repo';

/** Whether anybody of the shop has work with it: what waits for its shopper alone is not held. */
export const isHeldBack = ({ status }: Pick<TransitRow, 'status'>): boolean =>
  status === 'SUBMITTED' || status === 'PACKING' || status === 'WEIGHED' || status === 'PAID';

/** What is to be done while packing, by its codes. */
export const wishesOf = ({ estimate }: Pick<TransitRow, 'estimate'>): string[] => [
  ...estimate.request.packing,
  ...estimate.request.services,
];
