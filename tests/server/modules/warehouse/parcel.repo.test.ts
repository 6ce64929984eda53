import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { parcelEvent } from '../../../../src/server/db/schema/parcel';
import {
  lockParcels,
  packParcels,
  parcelRepo,
  pauseStorage,
  releaseParcels,
  resumeStorage,
  sendParcels,
} from '../../../../src/server/modules/warehouse/parcel.repo';
import { CLERK, storeParcel } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

async function startStore() {
  const shop = await startShop();
  const { shopperId } = await signUp(shop);
  const { id: tenantId } = shop.tenant;
  const tx = <T>(work: Parameters<typeof shopTx<T>>[1]) => shopTx(tenantId, work);
  const hold = (transitOrderId = 't1') => ({ transitOrderId, actor: CLERK, at: shop.clock.now });
  return {
    shop,
    tenantId,
    shopperId,
    tx,
    hold,
    store: (facts = {}) => storeParcel(shop, shopperId, facts),
    find: (id: string) => tx((t) => parcelRepo(t, { tenantId }).find(id)),
    lock: (ids: string[], by = hold(), whose = shopperId) =>
      tx((t) => lockParcels(t, { tenantId, shopperId: whose }, ids, by)),
    events: (id: string) =>
      systemTx((t) => t.select().from(parcelEvent).where(eq(parcelEvent.parcelId, id)).orderBy(asc(parcelEvent.at))),
  };
}

describe('a parcel', () => {
  it('moves only from where it stands, with one event', async () => {
    const at = await startStore();
    const id = await at.store();
    const deed = { actor: CLERK, at: at.shop.clock.now, facts: { reason: 'bulky' } };
    const move = (from: 'STOCKED_IN' | 'RECEIVED', to: 'RECEIVED' | 'INSPECTED') =>
      at.tx((tx) => parcelRepo(tx, at).move(id, { from, to }, deed, { location: '' }));
    expect(await move('RECEIVED', 'INSPECTED')).toBe(false);
    expect(await move('STOCKED_IN', 'RECEIVED')).toBe(true);
    expect(await at.find(id)).toMatchObject({ status: 'RECEIVED', version: 2, location: '' });
    const events = await at.events(id);
    expect(events.map(({ status, actorId, facts }) => [status, actorId, facts])).toEqual([
      ['STOCKED_IN', 'clerk', {}],
      ['RECEIVED', 'clerk', { reason: 'bulky' }],
    ]);
  });

  it('is of one shop: another does not move it', async () => {
    const at = await startStore();
    const id = await at.store();
    const { tenant } = await startShop();
    const deed = { actor: CLERK, at: at.shop.clock.now };
    const moved = await shopTx(tenant.id, (tx) =>
      parcelRepo(tx, { tenantId: tenant.id }).move(id, { from: 'STOCKED_IN', to: 'RECEIVED' }, deed),
    );
    expect(moved).toBe(false);
    expect((await at.find(id))?.status).toBe('STOCKED_IN');
  });

  it('keeps what has happened to it, and itself, from whoever is asked to forget', async () => {
    const at = await startStore();
    await at.store();
    await expect(at.tx((tx) => tx.delete(parcelEvent))).rejects.toThrow();
    await expect(at.tx((tx) => tx.update(parcelEvent).set({ actorId: 'me' }))).rejects.toThrow();
  });

  it.each([
    ['taken by nobody while it is locked', { status: 'LOCKED' as const }],
    ['of nobody while it is in store', { shopperId: null, source: null }],
    ['without a weight in store', { grams: null }],
    ['in store since no day', { stockedInAt: null }],
  ])('is never %s', async (_, facts) => {
    const at = await startStore();
    await expect(at.store(facts)).rejects.toThrow();
  });
});

describe('parcels of a transit order', () => {
  it('are locked all or none, and the refusal names those that are not free', async () => {
    const at = await startStore();
    const [mine, taken, bench] = [await at.store(), await at.store(), await at.store({ status: 'RECEIVED' })];
    await at.lock([taken], at.hold('t0'));
    const stranger = await signUp(at.shop);
    const theirs = await storeParcel(at.shop, stranger.shopperId);
    await expect(at.lock([mine, taken, bench, theirs])).rejects.toMatchObject({
      code: 'PARCEL_NOT_FREE',
      extra: { data: { parcelIds: [taken, bench, theirs] } },
    });
    expect(await at.find(mine)).toMatchObject({ status: 'STOCKED_IN', transitOrderId: null, version: 1 });
    await at.lock([mine]);
    expect(await at.find(mine)).toMatchObject({ status: 'LOCKED', transitOrderId: 't1', version: 2 });
  });

  it('go on together, each step once, and no other order’s', async () => {
    const at = await startStore();
    const [one, two, other] = [await at.store(), await at.store(), await at.store()];
    await at.lock([one, two]);
    await at.lock([other], at.hold('t2'));
    const pack = () => at.tx((tx) => packParcels(tx, at.tenantId, at.hold()));
    const send = () => at.tx((tx) => sendParcels(tx, at.tenantId, at.hold()));
    expect(await send()).toEqual([]);
    expect((await pack()).toSorted()).toEqual([one, two].toSorted());
    expect(await pack()).toEqual([]);
    expect((await send()).toSorted()).toEqual([one, two].toSorted());
    expect(await at.tx((tx) => releaseParcels(tx, at.tenantId, at.hold()))).toEqual([]);
    expect((await at.find(other))?.status).toBe('LOCKED');
    const events = await at.events(one);
    expect(events.map(({ status }) => status).toSorted()).toEqual(['LOCKED', 'OUTBOUND', 'PACKED', 'STOCKED_IN']);
    expect(events.find(({ status }) => status === 'PACKED')?.facts).toEqual({ transitOrderId: 't1' });
  });

  it('come back to store with the days of the hold added to the free ones, by the warehouse’s calendar (V71)', async () => {
    const at = await startStore();
    // from late on the 14th to early on the 26th in Guangzhou; in Greenwich that is the 25th still
    const id = await at.store();
    at.shop.clock.now = new Date('2027-02-14T15:00:00Z');
    await at.lock([id]);
    at.shop.clock.now = new Date('2027-02-25T17:00:00Z');
    await at.tx((tx) => packParcels(tx, at.tenantId, at.hold()));
    expect(await at.tx((tx) => releaseParcels(tx, at.tenantId, at.hold()))).toEqual([id]);
    const found = await at.find(id);
    expect(found).toMatchObject({ status: 'STOCKED_IN', transitOrderId: null, pausedAt: null, pausedDays: 12 });
    expect(found?.freeUntil).toBe('2027-03-03');
    // while its shopper is waited for, the days count
    await at.lock([id], at.hold('t3'));
    await at.tx((tx) => resumeStorage(tx, at.tenantId, at.hold('t3')));
    at.shop.clock.now = new Date('2027-03-02T17:00:00Z');
    await at.tx((tx) => pauseStorage(tx, at.tenantId, at.hold('t3')));
    await at.tx((tx) => releaseParcels(tx, at.tenantId, at.hold('t3')));
    expect(await at.find(id)).toMatchObject({ pausedAt: null, pausedDays: 12, freeUntil: '2027-03-03' });
    // held and given back on one day it is free for no day more
    await at.lock([id], at.hold('t2'));
    await at.tx((tx) => releaseParcels(tx, at.tenantId, at.hold('t2')));
    expect((await at.find(id))?.pausedDays).toBe(12);
  });
});
