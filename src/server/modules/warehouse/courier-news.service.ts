import { boxAfter } from '../../../contract/transit-tracking';
import type { TrackingNews } from '../../adapters/tracking/tracking.port';
import type { Tx } from '../../db/database';
import { sha256 } from '../../kernel/tokens';
import { courierRepo } from './courier.repo';
import { parcelRepo } from './parcel.repo';

interface Heard {
  /** Who brings the news. */
  provider: string;
  news: readonly TrackingNews[];
  now: Date;
}

/**
 * Notes what the seller's courier says of a parcel. It may be told twice, late and in any order: each word is noted once,
 * and how far the parcel is never goes back. That it lies at the gate only a scan says. @returns how much was new
 */
export async function hearOfParcel(tx: Tx, tenantId: string, id: string, { provider, news, now }: Heard) {
  const row = await parcelRepo(tx, { tenantId }).lock(id);
  if (!row) return 0;
  const courier = courierRepo(tx, { tenantId });
  const words = news.map(({ at, code, state, place, text }) => ({
    ...{ parcelId: id, provider, at, code, state, place },
    ...{ original: text, textHash: sha256(text), receivedAt: now },
  }));
  const fresh = await courier.add(words);
  const before = { state: row.courierState, stateAt: row.courierAt };
  const after = fresh.toSorted((a, b) => a.at.getTime() - b.at.getTime()).reduce(boxAfter, before);
  if (after.state !== before.state || after.stateAt !== before.stateAt)
    await courier.set(id, { courierState: after.state, courierAt: after.stateAt });
  return fresh.length;
}
