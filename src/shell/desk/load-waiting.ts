import type { Call } from '../../client/caller';
import type { StaffSelf } from '../../contract/operator';

/** How much waits at each desk that counts it, by the desk's name; of those alone that this person may open. */
export async function loadWaiting(call: Call, { permissions }: StaffSelf): Promise<Partial<Record<string, number>>> {
  if (!permissions.includes('purchase.read')) return {};
  const [bought, quoted] = await Promise.all([
    call('GET /operator/purchase-orders', { query: { limit: 1 } }),
    call('GET /operator/manual-orders', { query: { limit: 1 } }),
  ]);
  return { buying: bought.waiting.toBuy, manualOrders: quoted.waiting.AWAITING_QUOTE };
}
