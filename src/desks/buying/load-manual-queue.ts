import type { Call } from '../../client/caller';
import { MANUAL_ORDER_STATUSES } from '../../contract/purchase.enums';

/** The queue as its address asks for it; what an address cannot mean is left out. */
export async function loadManualQueue(call: Call, query: Record<string, string | undefined>) {
  const status = MANUAL_ORDER_STATUSES.find((known) => known === query.status) ?? 'AWAITING_QUOTE';
  const keyword = query.q?.trim().slice(0, 100) || undefined;
  const lease = query.lease === 'mine' ? ('mine' as const) : undefined;
  const after = /^\d{1,14}_[\w-]{1,64}$/.test(query.after ?? '') ? query.after : undefined;
  const queue = await call('GET /operator/manual-orders', { query: { status, keyword, lease, after } });
  return { queue, asked: { status, keyword, lease, after }, now: new Date().toISOString() };
}
export type AskedQueue = Awaited<ReturnType<typeof loadManualQueue>>['asked'];
