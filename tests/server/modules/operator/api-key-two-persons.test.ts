import { describe, expect, it } from 'vitest';
import { apiKeyDeskEndpoints as keys } from '../../../../src/contract/api-key.desk.endpoints';
import { parcelDeskEndpoints as parcels } from '../../../../src/contract/parcel.desk.endpoints';
import { unclaimedDeskEndpoints as claims } from '../../../../src/contract/unclaimed.desk.endpoints';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startClaimingParcels } from '../warehouse/unclaiming';

describe('a program with a key', () => {
  it('is neither of two persons: it gives no dear goods away and throws none', async () => {
    const at = await startClaimingParcels(
      await startShop({ staffLimits: { compensationMonth: 0, alone: { claim: 5_000 } } }),
    );
    const [owner, anna] = [await signInStaff(at.shop), await signInStaff(at.shop, ['warehouse'])];
    const body = {
      name: 'ERP',
      permissions: ['warehouse.receive' as const, 'warehouse.unclaimed' as const, 'warehouse.dispose' as const],
      days: 1,
    };
    const { data } = await at.shop.call(keys.create, { body }, owner);
    const as = { token: data.token };
    const parcelId = await at.arrive({ text: 'mug', grams: 640 });
    await at.claim();
    const [{ id = '' } = {}] = (await at.shop.call(claims.list, {}, as)).data.items;
    const give = { decision: 'APPROVE' as const, note: 'Its label is right', worth: 9_000 };
    // else whoever has the key and another account has two words
    const byProgram = await at.shop.call(claims.answer, { params: { id }, body: give }, as);
    expect(byProgram.problem).toMatchObject({ code: 'FORBIDDEN', data: { reason: 'API_KEY' } });
    const { version } = (await at.shop.call(parcels.get, { params: { id: parcelId } }, as)).data;
    const proposed = { version, reason: 'Rotten', photos: ['a.jpg'] };
    const seen = await at.shop.call(parcels.proposeDisposal, { params: { id: parcelId }, body: proposed }, as);
    expect(seen.problem).toMatchObject({ code: 'FORBIDDEN', data: { reason: 'API_KEY' } });
    const asked = (await at.shop.call(claims.answer, { params: { id }, body: give }, anna)).data;
    const said = { approvalId: asked.approvals[0]?.id ?? '', decision: 'APPROVED' as const, note: 'Seen' };
    const byKey = await at.shop.call(claims.decide, { params: { id }, body: said }, as);
    expect(byKey.problem).toMatchObject({ code: 'FORBIDDEN', data: { reason: 'API_KEY' } });
    const word = { disposalId: 'one', decision: 'CONFIRM' as const, note: '' };
    const thrown = await at.shop.call(parcels.decideDisposal, { params: { id: parcelId }, body: word }, as);
    expect(thrown.problem).toMatchObject({ code: 'FORBIDDEN', data: { reason: 'API_KEY' } });
    // the word of a person counts
    expect((await at.shop.call(claims.decide, { params: { id }, body: said }, owner)).data.status).toBe('APPROVED');
  });
});
