import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { systemTx } from '../../../../src/server/db/database';
import { parcel } from '../../../../src/server/db/schema/parcel';
import { mailsTo } from '../../../support/shopper';
import { SF, startClaimingParcels } from './unclaiming';

const rowOf = async (id: string) => (await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, id))))[0];
const shown = ({ data }: { data: unknown }) => ({ ...(data as object), id: '', createdAt: '' });

describe('goods without a name', () => {
  it('are theirs whose code is on the label, or whose id of old', async () => {
    const at = await startClaimingParcels();
    const id = await at.arrive({ text: `HARBOUR（${at.code}）`, photo: '/label.webp' });
    expect(await rowOf(id)).toMatchObject({ status: 'RECEIVED', shopperId: at.shopperId, source: 'FORECAST' });
    expect(await at.arrive()).toBe(id);
    expect(await rowOf(await at.arrive({ text: at.shopperId.toUpperCase() }, 'YT1234567890123'))).toMatchObject({
      shopperId: at.shopperId,
    });
    const other = await startClaimingParcels(at.shop);
    const both = await at.arrive({ text: `${at.code} ${other.code}` }, 'JT1234567890123');
    expect(await rowOf(both)).toMatchObject({ status: 'UNCLAIMED', shopperId: null });
  });

  it('are not theirs who have only announced the number that they bear', async () => {
    const owner = await startClaimingParcels();
    const thief = await startClaimingParcels(owner.shop);
    expect((await thief.announce()).status).toBe(200);
    const id = await owner.arrive({ text: `HARBOUR（${owner.code}）` });
    expect(await rowOf(id)).toMatchObject({ status: 'RECEIVED', shopperId: owner.shopperId });
    expect(await thief.stored()).toEqual([]);
  });

  it('are nobody’s where the announcement was withdrawn', async () => {
    const at = await startClaimingParcels();
    await at.announce();
    const [filed] = await at.forecasts();
    await at.shop.call(warehouseEndpoints.withdrawForecast, { params: { id: filed?.id ?? '' } }, { token: at.token });
    expect(await rowOf(await at.arrive())).toMatchObject({ status: 'UNCLAIMED', shopperId: null });
  });

  it('are looked for without a word on whether they are there', async () => {
    const at = await startClaimingParcels();
    const before = await at.look();
    expect(before.data).toEqual({ number: SF, carrier: 'SF', own: null });
    await at.arrive();
    expect((await at.look('sf-1234 567890123')).data).toEqual(before.data);
    expect((await at.look('1234')).problem).toMatchObject({ status: 422, errors: [{ code: 'tracking_number' }] });
    const claimed = shown(await at.claim());
    const stranger = await startClaimingParcels(at.shop);
    const gone = shown(await stranger.claim({ trackingNo: 'SF1234567890124' }));
    expect(gone).toEqual({ ...claimed, trackingNo: 'SF1234567890124' });
    expect((await at.look()).data.own).toBe('CLAIMED');
  });

  it('are looked for so often, and no more', async () => {
    const at = await startClaimingParcels();
    for (let look = 0; look < LIMITS.unclaimedLooks; look += 1) expect((await at.look()).status).toBe(200);
    expect((await at.look()).problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  });

  it('are given at once to who fits well and has no rival, with what they had announced', async () => {
    const at = await startClaimingParcels();
    const id = await at.arrive({ text: `${at.code.slice(0, 5)}…`, grams: 500 });
    expect((await at.announce()).status).toBe(200);
    expect((await at.look()).data.own).toBe('ANNOUNCED');
    expect((await at.claim()).data).toMatchObject({ status: 'APPROVED' });
    expect(await rowOf(id)).toMatchObject({ status: 'RECEIVED', shopperId: at.shopperId, expiresAt: null });
    expect(await at.forecasts()).toMatchObject([{ parcelId: id, status: 'RECEIVED', items: [{ title: 'Mug' }] }]);
    expect(await at.stored()).toMatchObject([{ id, items: [{ title: 'Mug' }] }]);
    expect((await at.look()).data.own).toBe('ARRIVED');
    expect((await at.claim()).problem).toMatchObject({ errors: [{ path: 'trackingNo', code: 'arrived' }] });
    const notes = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    expect(notes).toMatchObject([{ title: 'The parcel is yours', link: '/my/warehouses' }]);
    expect((await mailsTo(at.shop, at.email)).filter(({ body }) => body.includes(SF))).toHaveLength(1);
  });

  it('wait for a person where another one announces or claims them too', async () => {
    const at = await startClaimingParcels();
    const rival = await startClaimingParcels(at.shop);
    await at.announce();
    await rival.announce();
    const id = await at.arrive({ text: at.code.slice(0, 5) });
    const mine = (await at.claim()).data;
    const theirs = (await rival.claim()).data;
    expect([mine.status, theirs.status]).toEqual(['SUBMITTED', 'SUBMITTED']);
    await at.answer(theirs.id, 'APPROVE', 'The invoice is right');
    expect(await rowOf(id)).toMatchObject({ shopperId: rival.shopperId });
    expect(await rival.claims()).toMatchObject([{ status: 'APPROVED', note: 'The invoice is right' }]);
    expect(await at.claims()).toMatchObject([{ status: 'REJECTED', note: '' }]);
    await expect(at.answer(mine.id, 'APPROVE')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect(at.deeds.at(-1)).toMatchObject({
      ...{ action: 'warehouse.unclaimed', subjectKind: 'PARCEL_CLAIM', subjectId: theirs.id },
      after: { status: 'APPROVED', score: 30, marks: ['PREFIX', 'AWAITED'] },
    });
    expect(at.deeds.filter(({ action }) => action === 'warehouse.unclaimed')).toHaveLength(1);
  });

  it('are claimed by the number that the warehouse gave them too', async () => {
    const at = await startClaimingParcels();
    const id = await at.arrive();
    const { data } = await at.claim({ trackingNo: (await rowOf(id))?.parcelNo });
    await at.answer(data.id, 'APPROVE');
    expect(await rowOf(id)).toMatchObject({ status: 'RECEIVED', shopperId: at.shopperId });
  });

  it('are given to nobody where nothing lies there', async () => {
    const at = await startClaimingParcels();
    const { data } = await at.claim();
    await expect(at.answer(data.id, 'APPROVE')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await expect(at.answer('nothing', 'REFUSE')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await at.claims()).toMatchObject([{ status: 'SUBMITTED' }]);
  });

  it('are claimed with something to show, once at a time, and not by who guesses', async () => {
    const at = await startClaimingParcels();
    expect((await at.claim({ orderRef: '' })).problem).toMatchObject({ errors: [{ code: 'required' }] });
    expect((await at.claim({ photos: ['/nothing.jpg'] })).problem).toMatchObject({ errors: [{ code: 'unknown' }] });
    expect((await at.claim()).status).toBe(200);
    expect((await at.claim()).problem).toMatchObject({ errors: [{ path: 'trackingNo', code: 'claimed' }] });
    for (let tried = 0; tried < LIMITS.wrongClaimsADay; tried += 1) {
      const open = (await at.claims()).find(({ status }) => status === 'SUBMITTED');
      await at.answer(open?.id ?? '', 'REFUSE');
      if (tried < LIMITS.wrongClaimsADay - 1) await at.claim({ trackingNo: `SF123456789000${tried}` });
    }
    expect((await at.claim()).problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 86_400_000);
    expect((await at.claim()).status).toBe(200);
  });

  it('are claimed ten at a time', async () => {
    const at = await startClaimingParcels();
    for (let made = 0; made < LIMITS.openClaims; made += 1)
      expect((await at.claim({ trackingNo: `SF12345678901${made + 10}` })).status).toBe(200);
    expect((await at.claim()).problem).toMatchObject({ status: 409, data: { maximum: LIMITS.openClaims } });
  });
});
