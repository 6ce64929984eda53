import { WAITING_RIGHTS } from './waiting-desk.enums';

/** Queues, each as `<desk>.<view>`, of which an index knows when something comes into them by the clock. */
export const CLOCKED_QUEUES = [
  ...(['buying.toBuy', 'buying.late', 'buying.unsent', 'buying.undelivered'] as const),
  ...(['parcels.toInspect', 'parcels.toShelve', 'parcels.toDispose', 'parcels.unpaid'] as const),
  ...(['packing.late', 'transit.noMovement', 'transit.late', 'threads.open', 'days.toSign'] as const),
] as const;
export type ClockedQueue = (typeof CLOCKED_QUEUES)[number];

export const isClocked = (queue: string): queue is ClockedQueue => CLOCKED_QUEUES.some((known) => known === queue);

/** Whoever is told how much waits at a desk is told when more comes. */
export const rightOfQueue = (queue: ClockedQueue) => {
  const desk = queue.slice(0, queue.indexOf('.')) as keyof typeof WAITING_RIGHTS;
  return WAITING_RIGHTS[desk];
};
