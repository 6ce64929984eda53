import { trackingNumber } from '../../../contract/tracking-number';
import type { Owner, Tx } from '../../db/database';
import { newId, newNumber } from '../../kernel/tokens';
import { numberRows } from './forecast.rules';
import { parcelContentsRepo, type NewItem } from './parcel-contents.repo';
import { parcelRepo } from './parcel.repo';
import type { Worker } from './worker';

export type { WorkDeed, Worker } from './worker';

interface Announced {
  warehouseId: string;
  /** As the seller gave them: the first stands for all that comes, the others for its further boxes. */
  trackingNos: string[];
  items: Omit<NewItem, 'id' | 'position'>[];
}

/** The parcel of what a seller has sent: from now on the warehouse knows its numbers. @returns its id */
export async function announceParcel(
  tx: Tx,
  { tenantId, shopperId }: Owner,
  { warehouseId, trackingNos, items }: Announced,
  { actor, at }: Worker,
): Promise<string> {
  const id = newId();
  const [master = '', ...others] = new Set(trackingNos.map((number) => trackingNumber(number) ?? number));
  const parcel = {
    id,
    parcelNo: newNumber('PC', at),
    shopperId,
    warehouseId,
    source: 'PURCHASE',
    status: 'FORECAST',
    askAt: at,
  } as const;
  await parcelRepo(tx, { tenantId }).insert(parcel, { actor, at });
  await parcelContentsRepo(tx, { tenantId }).add(id, {
    items: items.map((item, position) => ({ ...item, id: newId(), position })),
    numbers: numberRows(master, others, ''),
  });
  return id;
}

/** Further boxes of goods that were announced before: their parcels are known by these numbers too. @returns new ones */
export async function announceFurther(
  tx: Tx,
  { tenantId }: Pick<Owner, 'tenantId'>,
  orderItemIds: string[],
  trackingNos: string[],
): Promise<string[]> {
  const contents = parcelContentsRepo(tx, { tenantId });
  const [first = '', ...others] = new Set(trackingNos.map((number) => trackingNumber(number) ?? number));
  const further = numberRows(first, others, '').map((row) => ({ ...row, kind: 'CHILD' as const }));
  const added = new Set<string>();
  if (first)
    for (const id of await contents.parcelsOf(orderItemIds))
      for (const number of await contents.addNumbers(id, further)) added.add(number);
  return [...added];
}
