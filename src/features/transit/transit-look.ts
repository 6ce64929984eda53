import type { Money } from '../../contract/fields';
import type { TransitOrder, TransitStatus } from '../../contract/transit';
import type { Tone } from '../../ui/status-chip';

/** Colour of each state's chip: waiting for the shopper, moving, done, trouble, ended. */
export const STATUS_TONES: Record<TransitStatus, Tone> = {
  SUBMITTED: 'neutral',
  PACKING: 'moving',
  WEIGHED: 'moving',
  PENDING_PAYMENT: 'waiting',
  PAID: 'moving',
  OUTBOUND: 'moving',
  SHIPPED: 'moving',
  CUSTOMS: 'moving',
  ARRIVED_LOCAL: 'moving',
  OUT_FOR_DELIVERY: 'moving',
  READY_FOR_PICKUP: 'waiting',
  DELIVERED: 'done',
  COMPLETED: 'done',
  CLOSED: 'neutral',
  RETURNED: 'trouble',
  LOST: 'trouble',
  SEIZED: 'trouble',
};

/** The stations of the way home, as the map of it shows them, each with the states in which goods are there. */
export const WAY = [
  // where it was bought: what is shipped has left there
  { id: 'seller', states: [] },
  { id: 'warehouse', states: ['SUBMITTED', 'PACKING', 'WEIGHED', 'PENDING_PAYMENT', 'PAID'] },
  { id: 'left', states: ['OUTBOUND', 'SHIPPED'] },
  { id: 'customs', states: ['CUSTOMS', 'SEIZED'] },
  { id: 'country', states: ['ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP'] },
  { id: 'door', states: ['DELIVERED', 'COMPLETED'] },
] as const satisfies { id: string; states: TransitStatus[] }[];

/** Which station is lit; none where the goods are on no way home. */
export const stationOf = (status: TransitStatus): number =>
  WAY.findIndex(({ states }) => (states as readonly TransitStatus[]).includes(status));

/** What is to be paid now where that is not the whole: a difference, or the fee that closes it. */
export const partDueOf = ({ actions }: Pick<TransitOrder, 'actions'>): Money | undefined =>
  actions.find(({ name }) => name === 'PAY_TOPUP' || name === 'PAY_FEE')?.fee ?? undefined;

const CAME_TO_NOTHING: readonly TransitOrder['closeReason'][] = ['BY_SHOPPER', 'EXPIRED', 'BY_SHOP'];

/**
 * What was kept of one that was closed before it left: the fee for closing it, or nothing. Undefined of all others, whose
 * total is or was owed.
 */
export function keptOf({ status, closeReason, paid, refunded, total }: TransitOrder): Money | undefined {
  if (status !== 'CLOSED' || !CAME_TO_NOTHING.includes(closeReason)) return undefined;
  const amount = paid.amount - refunded.amount;
  return amount < total.amount ? { ...paid, amount } : undefined;
}
