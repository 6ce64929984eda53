import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { parcel, parcelNumber } from '../../../../src/server/db/schema/parcel';
import { inspectParcel, receiveParcel, shelveParcel } from '../../../../src/server/modules/warehouse/bench.service';
import type { Worker, WorkDeed } from '../../../../src/server/modules/warehouse/worker';
import { CLERK, storeParcel } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const SF = 'SF1234567890123';
const FOUND = { grams: 900, lengthMm: 300, widthMm: 200, heightMm: 90, goodsKinds: [], photos: [] };

async function startBench() {
  const shop = await startShop();
  const { shopperId } = await signUp(shop);
  const tenantId = shop.tenant.id;
  const deeds: WorkDeed[] = [];
  const worker: Worker = {
    actor: CLERK,
    at: shop.clock.now,
    record: (_, deed) => Promise.resolve(void deeds.push(deed)),
  };
  const tx = <T>(work: Parameters<typeof shopTx<T>>[1]) => shopTx(tenantId, work);
  return {
    deeds,
    announce: (facts = {}) => storeParcel(shop, shopperId, { status: 'FORECAST', ...facts }, { number: SF }),
    receive: (trackingNo = SF) => tx((t) => receiveParcel(t, tenantId, { warehouseId: 'gz', trackingNo }, worker)),
    inspect: (id: string) => tx((t) => inspectParcel(t, tenantId, id, FOUND, worker)),
    shelve: (id: string) => tx((t) => shelveParcel(t, shop.tenant, id, 'A-01-1', worker)),
    find: async (id: string) => (await systemTx((t) => t.select().from(parcel).where(eq(parcel.id, id))))[0],
    numbers: (id: string) => systemTx((t) => t.select().from(parcelNumber).where(eq(parcelNumber.parcelId, id))),
  };
}

describe('the bench', () => {
  it('takes in what is waited for, however its number is read, and puts it into store', async () => {
    const at = await startBench();
    const id = await at.announce();
    expect(await at.receive('sf 1234-567890123')).toBe(id);
    expect(await at.find(id)).toMatchObject({ status: 'RECEIVED', expiresAt: null });
    await at.inspect(id);
    await at.shelve(id);
    expect(await at.find(id)).toMatchObject({
      status: 'STOCKED_IN',
      grams: 900,
      location: 'A-01-1',
      freeUntil: '2027-02-19',
    });
    expect(at.deeds.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['warehouse.receive', id],
      ['warehouse.inspect', id],
      ['warehouse.shelve', id],
    ]);
  });

  it('keeps apart what nobody knows, once, however often it is scanned', async () => {
    const at = await startBench();
    const id = await at.receive();
    expect(await at.receive()).toBe(id);
    expect(await at.find(id)).toMatchObject({ status: 'UNCLAIMED', shopperId: null, source: null });
    expect(await at.numbers(id)).toMatchObject([{ number: SF, carrier: 'SF' }]);
    expect(at.deeds).toHaveLength(1);
  });

  it('takes in what comes late', async () => {
    const at = await startBench();
    const id = await at.announce({ status: 'EXPIRED' });
    expect(await at.receive()).toBe(id);
  });

  it('does each step once, and none before the one that it follows', async () => {
    const at = await startBench();
    const id = await at.announce();
    await expect(at.inspect(id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await at.receive();
    await expect(at.shelve(id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await at.inspect(id);
    await expect(at.inspect(id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await expect(at.inspect('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(at.receive('hello')).rejects.toMatchObject({ code: 'INVALID' });
  });
});
