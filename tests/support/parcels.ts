import { systemTx } from '../../src/server/db/database';
import { parcelItem, parcelNumber, parcelPhoto } from '../../src/server/db/schema/parcel';
import { newId, newNumber } from '../../src/server/kernel/tokens';
import { parcelRepo, type NewParcel } from '../../src/server/modules/warehouse/parcel.repo';
import type { Shop } from './shop';

export const CLERK = { kind: 'STAFF', id: 'clerk' } as const;

interface Seen {
  number?: string;
  photo?: string;
  /** What of an order is in it. */
  orderItemId?: string;
}

/** A measured parcel with a kettle in the shopper's store, since now; `facts` say otherwise. @returns its id */
export async function storeParcel(
  shop: Shop,
  shopperId: string,
  facts: Partial<NewParcel> = {},
  { number, photo, orderItemId }: Seen = {},
): Promise<string> {
  const { tenant, clock } = shop;
  const id = newId();
  const size = { grams: 800, lengthMm: 300, widthMm: 200, heightMm: 100 };
  const stored = {
    warehouseId: 'gz',
    location: 'A-01-1',
    stockedInAt: clock.now,
    freeUntil: '2027-02-19',
    storageAt: clock.now,
  };
  const row = {
    parcelNo: newNumber('PC', clock.now),
    source: 'PURCHASE',
    status: 'STOCKED_IN',
    ...size,
    ...stored,
  } as const;
  const item = { position: 0, title: 'Kettle', channel: 'TAOBAO', category: 'kitchen', quantity: 1, unitFen: 5600 };
  await systemTx(async (tx) => {
    await parcelRepo(tx, { tenantId: tenant.id }).insert(
      { id, shopperId, ...row, ...facts },
      { actor: CLERK, at: clock.now },
    );
    await tx.insert(parcelItem).values({ tenantId: tenant.id, id: newId(), parcelId: id, orderItemId, ...item });
    const of = { tenantId: tenant.id, parcelId: id };
    if (number) await tx.insert(parcelNumber).values({ ...of, number, kind: 'MASTER', carrier: 'SF' });
    if (photo)
      await tx.insert(parcelPhoto).values({ ...of, id: newId(), kind: 'SCALE', image: photo, takenAt: clock.now });
  });
  return id;
}
