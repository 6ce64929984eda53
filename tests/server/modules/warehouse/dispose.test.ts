import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { playStaff } from '../../../../src/demo/played-staff/played-staff';
import { systemTx } from '../../../../src/server/db/database';
import { parcel, parcelEvent } from '../../../../src/server/db/schema/parcel';
import { chargeStorage } from '../../../../src/server/modules/warehouse/storage-clock.service';
import { PAY_PASSWORD } from '../../../support/money';
import { signUp } from '../../../support/shopper';
import { startDisposing } from './disposing';
import { startReturning } from './returning';

describe('a parcel that its shopper wants no more', () => {
  it('leaves the store for good, by their word, and costs nothing from then on', async () => {
    const at = await startDisposing();
    const [id, kept] = [await at.store({ freeUntil: '2026-11-20' }), await at.store()];
    expect((await at.dispose(id)).data).toEqual({});
    expect((await at.parcels()).map((one) => one.id)).toEqual([kept]);
    const [row] = await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, id)));
    expect(row).toMatchObject({ status: 'DISPOSED', storageAt: null, location: '', movedAt: at.shop.clock.now });
    const events = await systemTx((tx) => tx.select().from(parcelEvent).where(eq(parcelEvent.parcelId, id)));
    expect(events.find(({ status }) => status === 'DISPOSED')).toMatchObject({
      ...{ actorKind: 'SHOPPER', actorId: at.shopperId, at: at.shop.clock.now, facts: { location: 'A-01-1' } },
    });
    expect((await at.dispose(id)).status).toBe(404);
    expect((await at.create([id])).problem).toMatchObject({ code: 'PARCEL_NOT_FREE', data: { parcelIds: [id] } });
    const before = await at.balance();
    at.shop.clock.now = new Date('2027-02-01T08:00:00Z');
    await chargeStorage(at.shop.clock.now);
    expect(await at.balance()).toBe(before);
  });

  it('stays while a transit order has it', async () => {
    const at = await startDisposing();
    const id = await at.store();
    const order = (await at.create([id])).data;
    expect((await at.parcels())[0]).toMatchObject({ disposalRefusal: 'NOT_STORED' });
    expect((await at.dispose(id)).problem).toMatchObject({ code: 'PARCEL_NOT_FREE', data: { parcelIds: [id] } });
    await at.close(order.id);
    expect((await at.dispose(id)).status).toBe(200);
  });

  it('stays while money is asked back for something in it, which is said where parcels are chosen', async () => {
    const at = await startDisposing();
    const { id, orderItemId } = await at.stored();
    const asked = (await at.askMoney(orderItemId)).data;
    expect((await at.parcels())[0]).toMatchObject({ refusal: 'REFUND_ASKED', disposalRefusal: 'REFUND_ASKED' });
    expect((await at.dispose(id)).problem).toMatchObject({ code: 'REFUND_ASKED', data: { parcelIds: [id] } });
    await at.refuse(asked.id);
    expect((await at.parcels())[0]).toMatchObject({ refusal: null, disposalRefusal: null });
    expect((await at.dispose(id)).status).toBe(200);
    // nobody can look at it any more
    expect((await at.askMoney(orderItemId)).problem.code).toBe('STATE_CONFLICT');
  });

  it('stays while a service waits, and may go once the staff have done it', async () => {
    const at = await startDisposing();
    const id = await at.store();
    const [offer] = (await at.parcels())[0]?.serviceOffers ?? [];
    const wish = { serviceCode: offer?.code ?? '', priceId: offer?.priceId ?? '', payPassword: PAY_PASSWORD };
    const asked = await at.shop.call(warehouseEndpoints.askService, { params: { id }, body: wish }, at);
    expect(asked.data.disposalRefusal).toBe('SERVICE_WAITS');
    expect((await at.dispose(id)).problem.code).toBe('STATE_CONFLICT');
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000);
    await playStaff([{ tenantId: at.shop.tenant.id, stepMs: 60_000 }], at.shop.clock.now);
    expect((await at.dispose(id)).status).toBe(200);
  });

  it('takes what was bought with it: nothing can be asked for it, and its order is over where all of it is', async () => {
    const at = await startReturning();
    const { id, orderId } = await at.good();
    expect((await at.orderOf(orderId)).status).toBe('STOCKED_IN');
    expect((await at.shop.call(warehouseEndpoints.dispose, { params: { id } }, at)).status).toBe(200);
    const order = await at.orderOf(orderId);
    expect(order).toMatchObject({ status: 'COMPLETED', items: [{ status: 'DISPOSED' }], refunded: { amount: 0 } });
    expect(order.askable).toEqual([]);
  });

  it('is nobody else’s to throw away', async () => {
    const at = await startDisposing();
    const id = await at.store();
    const { token } = await signUp(at.shop);
    expect((await at.dispose(id, token)).status).toBe(404);
    expect(await at.parcels()).toHaveLength(1);
  });
});
