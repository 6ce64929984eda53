import { describe, expect, it } from 'vitest';
import { unclaimedDeskEndpoints as calls } from '../../../../src/contract/unclaimed.desk.endpoints';
import { signInStaff } from '../../../support/staff';
import { startClaimingParcels, SF } from './unclaiming';

describe('the desk of goods that are nobody’s', () => {
  it('shows who claims what lies there and what of it fits, and gives it to one of them', async () => {
    const at = await startClaimingParcels();
    const other = await startClaimingParcels(at.shop);
    const as = { staffToken: (await signInStaff(at.shop, ['warehouse'])).staffToken };
    const parcelId = await at.arrive({ text: '广州市 mug', grams: 640 });
    await at.claim({ grams: 650 });
    await other.claim();
    const { items, waiting } = (await at.shop.call(calls.list, {}, as)).data;
    expect([items.length, waiting.claims]).toEqual([2, 2]);
    const mine = items.find(({ score }) => score > 0);
    const params = { id: mine?.id ?? '' };
    const { data } = await at.shop.call(calls.get, { params }, as);
    expect(data).toMatchObject({ trackingNo: SF, marks: ['WEIGHT'], rivals: 1, isRivalled: true, score: 10 });
    expect(data.parcel).toMatchObject({ grams: 640, labelText: '广州市 mug' });
    const body = { decision: 'APPROVE' as const, note: 'Its weight is right' };
    const given = await at.shop.call(calls.answer, { params, body }, as);
    expect(given.data).toMatchObject({ status: 'APPROVED', parcel: null });
    expect((await at.stored()).map(({ id }) => id)).toEqual([parcelId]);
    expect((await other.claims())[0]?.status).toBe('REJECTED');
    expect((await at.shop.call(calls.answer, { params, body }, as)).status).toBe(409);
    expect((await at.shop.call(calls.list, {}, as)).data.items).toEqual([]);
  });
});
