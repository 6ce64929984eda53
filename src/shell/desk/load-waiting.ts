import type { Call } from '../../client/caller';
import type { StaffSelf } from '../../contract/operator';

/** How much waits at each desk that counts it, by the desk's name; of those alone that this person may open. */
export async function loadWaiting(call: Call, { permissions }: StaffSelf): Promise<Partial<Record<string, number>>> {
  if (!permissions.includes('purchase.read')) return {};
  const { waiting } = await call('GET /operator/manual-orders', { query: { limit: 1 } });
  return { manualOrders: waiting.AWAITING_QUOTE };
}
