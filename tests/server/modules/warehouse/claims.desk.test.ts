import { describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { unclaimedDeskEndpoints as calls } from '../../../../src/contract/unclaimed.desk.endpoints';
import { startShop } from '../../../support/shop';
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
    const body = { decision: 'APPROVE' as const, note: 'Its weight is right', toOthers: 'It weighs otherwise' };
    const silent = await at.shop.call(calls.answer, { params, body: { ...body, toOthers: '' } }, as);
    expect(silent.problem.errors).toEqual([{ path: 'toOthers', code: 'required' }]);
    const given = await at.shop.call(calls.answer, { params, body }, as);
    expect(given.data).toMatchObject({ status: 'APPROVED', parcel: null });
    expect((await at.stored()).map(({ id }) => id)).toEqual([parcelId]);
    const owner = await signInStaff(at.shop, ['owner']);
    const query = { subjectId: params.id };
    const [deed] = (await at.shop.call(operatorDeskEndpoints.listAudit, { query }, owner)).data;
    expect(deed).toMatchObject({ after: { status: 'APPROVED', shopperId: at.shopperId } });
    expect(deed?.shopperName).toBe(mine?.shopperName);
    expect((await other.claims())[0]).toMatchObject({ status: 'REJECTED', note: 'It weighs otherwise' });
    expect((await at.shop.call(calls.answer, { params, body }, as)).status).toBe(409);
    expect((await at.shop.call(calls.list, {}, as)).data.items).toEqual([]);
  });

  it('gives what is dear by the word of two, and the database takes no other', async () => {
    const staffLimits = { compensationMonth: 0, alone: { claim: 5_000 } };
    const at = await startClaimingParcels(await startShop({ staffLimits }));
    const [anna, ben] = [await signInStaff(at.shop, ['warehouse']), await signInStaff(at.shop, ['manager'])];
    const parcelId = await at.arrive({ text: '广州市 mug', grams: 640 });
    await at.claim();
    const [{ id = '' } = {}] = (await at.shop.call(calls.list, {}, anna)).data.items;
    const say = (worth?: number) => {
      const body = { decision: 'APPROVE' as const, note: 'Its label is right', worth };
      return at.shop.call(calls.answer, { params: { id }, body }, anna);
    };
    const decide = (approvalId: string, who: typeof anna, decision: 'APPROVED' | 'REFUSED' = 'APPROVED') =>
      at.shop.call(calls.decide, { params: { id }, body: { approvalId, decision, note: 'Seen' } }, who);
    expect((await say()).problem.errors).toEqual([{ path: 'worth', code: 'required' }]);
    // whoever goes round the desk is stopped by the database
    await expect(at.answer(id, 'APPROVE')).rejects.toThrow();
    const asked = (await say(9_000)).data;
    expect(asked).toMatchObject({ status: 'SUBMITTED', alone: { amount: 5_000 }, approvals: [{ decision: null }] });
    expect(await at.stored()).toEqual([]);
    expect((await say(9_000)).status).toBe(409);
    const [first] = asked.approvals;
    expect((await decide(first?.id ?? '', anna)).problem.code).toBe('SAME_PERSON');
    expect((await decide(first?.id ?? '', ben, 'REFUSED')).data.status).toBe('SUBMITTED');
    const second = (await say(9_000)).data.approvals.find(({ decision }) => decision === null);
    expect((await decide(second?.id ?? '', ben)).data.status).toBe('APPROVED');
    expect((await at.stored()).map((one) => one.id)).toEqual([parcelId]);
    expect((await decide(second?.id ?? '', ben)).status).toBe(409);
  });

  it('takes goods for no less than they were announced at', async () => {
    const staffLimits = { compensationMonth: 0, alone: { claim: 100 } };
    const at = await startClaimingParcels(await startShop({ staffLimits }));
    const other = await startClaimingParcels(at.shop);
    const anna = await signInStaff(at.shop, ['warehouse']);
    await at.arrive({ grams: 640 });
    await other.announce();
    await at.claim();
    const [{ id = '' } = {}] = (await at.shop.call(calls.list, {}, anna)).data.items;
    const { declared } = (await at.shop.call(calls.get, { params: { id } }, anna)).data;
    expect(declared?.amount).toBeGreaterThan(100);
    const body = { decision: 'APPROVE' as const, note: '', worth: 1 };
    const { data } = await at.shop.call(calls.answer, { params: { id }, body }, anna);
    expect(data).toMatchObject({ status: 'SUBMITTED', approvals: [{ amount: declared }] });
  });
});
