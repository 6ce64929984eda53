import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { unclaimedDeskEndpoints as calls } from '../../../../src/contract/unclaimed.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { startShop } from '../../../support/shop';
import { warehouseOf } from '../../../support/shop-offers';
import { signInClerk } from '../../../support/staff';
import { startClaimingParcels } from './unclaiming';

const LIMITED = { compensationMonth: 0, alone: { claim: 100 } };

/** Goods of nobody's in the first of two warehouses, a clerk of each, and a shopper who awaits the same in the second. */
async function startInTwo(staffLimits?: typeof LIMITED) {
  const warehouses = [warehouseOf(), warehouseOf({ code: 'yw', name: { en: 'Yiwu' } })];
  const at = await startClaimingParcels(
    await startShop({ offers: { warehouses }, ...(staffLimits && { staffLimits }) }),
  );
  const other = await startClaimingParcels(at.shop);
  const id = await at.arrive({ grams: 640 });
  const [here, there] = [
    await signInClerk(at.shop, ['warehouse'], ['gz']),
    await signInClerk(at.shop, ['warehouse'], ['yw']),
  ];
  return {
    ...{ at, other, id, here, there },
    announceThere: async () => {
      await other.announce();
      await systemTx((tx) =>
        tx.execute(
          sql`update parcel set warehouse_id = 'yw' where shopper_id = ${other.shopperId} and status = 'FORECAST'`,
        ),
      );
    },
    claims: async (as: { staffToken: string }) => (await at.shop.call(calls.list, {}, as)).data,
  };
}

describe('goods of nobody’s, at a clerk of some warehouses', () => {
  it('are claimed by the warehouse’s own number too: that is shown where they lie, and nowhere else', async () => {
    const { at, id, here, there, claims } = await startInTwo();
    const { parcelNo } = (await at.shop.call(parcelDeskEndpoints.get, { params: { id } }, here)).data;
    expect((await at.claim({ trackingNo: parcelNo })).status).toBe(200);
    const { items, waiting } = await claims(here);
    expect([items.map(({ trackingNo }) => trackingNo), waiting.claims]).toEqual([[parcelNo], 1]);
    expect(await claims(there)).toMatchObject({ items: [], waiting: { claims: 0 } });
    const params = { id: items[0]?.id ?? '' };
    expect((await at.shop.call(calls.get, { params }, there)).status).toBe(404);
    const body = { decision: 'APPROVE' as const, note: 'Its label is right' };
    expect((await at.shop.call(calls.answer, { params, body }, there)).status).toBe(404);
    expect((await at.shop.call(calls.answer, { params, body }, here)).data.status).toBe('APPROVED');
    expect((await at.stored()).map((one) => one.id)).toEqual([id]);
  });

  it('are taken for no less than what somebody announced for another warehouse', async () => {
    const { at, here, announceThere, claims } = await startInTwo(LIMITED);
    await announceThere();
    await at.claim();
    const params = { id: (await claims(here)).items[0]?.id ?? '' };
    const read = (await at.shop.call(calls.get, { params }, here)).data;
    expect(read).toMatchObject({ isRivalled: true, parcel: { grams: 640 } });
    expect(read.declared?.amount).toBeGreaterThan(100);
    const body = { decision: 'APPROVE' as const, note: '', worth: 1 };
    const { data } = await at.shop.call(calls.answer, { params, body }, here);
    expect(data).toMatchObject({ status: 'SUBMITTED', approvals: [{ amount: read.declared }] });
  });

  it('are given to whom one person means by the same worth', async () => {
    const { at, id, here, announceThere } = await startInTwo(LIMITED);
    await announceThere();
    const params = { id };
    const { version } = (await at.shop.call(parcelDeskEndpoints.get, { params }, here)).data;
    const body = { version, shopperId: at.shopperId, worth: 1 };
    const { giving } = (await at.shop.call(parcelDeskEndpoints.giveOwner, { params, body }, here)).data;
    expect(giving?.asked?.approval.amount.amount).toBeGreaterThan(100);
  });

  it('are given by nobody of where the claimant only awaits them', async () => {
    const { at, other, there, announceThere, claims } = await startInTwo();
    await announceThere();
    await other.claim();
    const params = { id: (await claims(there)).items[0]?.id ?? '' };
    expect((await at.shop.call(calls.get, { params }, there)).data.parcel).toBeNull();
    const body = { decision: 'APPROVE' as const, note: '' };
    expect((await at.shop.call(calls.answer, { params, body }, there)).status).toBe(409);
  });

  it('are what their shopper has announced for another warehouse, once given', async () => {
    const { at, other, id, here, announceThere, claims } = await startInTwo();
    await announceThere();
    await other.claim();
    const params = { id: (await claims(here)).items[0]?.id ?? '' };
    const body = { decision: 'APPROVE' as const, note: '' };
    expect((await at.shop.call(calls.answer, { params, body }, here)).data.status).toBe('APPROVED');
    expect(await other.forecasts()).toMatchObject([{ parcelId: id, status: 'RECEIVED' }]);
  });
});
