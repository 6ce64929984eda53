import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { parcelDeskEndpoints as calls } from '../../../../src/contract/parcel.desk.endpoints';
import { unclaimedDeskEndpoints } from '../../../../src/contract/unclaimed.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { shopper } from '../../../../src/server/db/schema/account';
import { giveOwner } from '../../../../src/server/modules/warehouse/give-owner.service';
import { parcelRepo } from '../../../../src/server/modules/warehouse/parcel.repo';
import { CLERK } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startClaimingParcels } from './unclaiming';

const DEAR = { compensationMonth: 0, alone: { claim: 1_000 } };
const start = async (staffLimits = DEAR) => {
  const at = await startClaimingParcels(await startShop({ staffLimits }));
  const [anna, ben] = [await signInStaff(at.shop, ['warehouse']), await signInStaff(at.shop, ['warehouse'])];
  const id = await at.arrive({ text: 'parcel', grams: 640 });
  const get = async () => (await at.shop.call(calls.get, { params: { id } }, anna)).data;
  return {
    ...{ at, anna, ben, id, get },
    give: async (shopperId: string, said: { worth?: number; toOthers?: string } = {}) =>
      at.shop.call(
        calls.giveOwner,
        { params: { id }, body: { version: (await get()).version, shopperId, ...said } },
        anna,
      ),
    decide: (approvalId: string, who: typeof anna) =>
      at.shop.call(calls.decideOwner, { params: { id }, body: { approvalId, decision: 'APPROVED' } }, who),
  };
};

describe('goods of nobody’s that a person means to give', () => {
  it('stay where somebody claims them, whoever is named, while the shop limits what one gives', async () => {
    const { at, anna, give, get } = await start();
    const other = await startClaimingParcels(at.shop);
    await at.claim();
    const [{ id: claimId = '' } = {}] = (await at.shop.call(unclaimedDeskEndpoints.list, {}, anna)).data.items;
    const body = { decision: 'APPROVE' as const, note: '', worth: 9_000 };
    await at.shop.call(unclaimedDeskEndpoints.answer, { params: { id: claimId }, body }, anna);
    const refused = await give(other.shopperId, { worth: 1 });
    expect([refused.status, refused.problem.code]).toEqual([409, 'STATE_CONFLICT']);
    expect(refused.problem.data).toMatchObject({ status: 'UNCLAIMED', giving: { claims: 1, takesTwo: true } });
    expect((await give(at.shopperId, { worth: 1 })).status).toBe(409);
    expect((await at.claims())[0]?.status).toBe('SUBMITTED');
    expect((await get()).status).toBe('UNCLAIMED');
  });

  it('go to who claims nothing by the word of two, and the database takes no other', async () => {
    const { at, anna, ben, id, give, get, decide } = await start();
    const { shopperId } = at;
    expect((await give(shopperId)).problem.errors).toEqual([{ path: 'worth', code: 'required' }]);
    const worker = { actor: CLERK, at: at.shop.clock.now, record: () => Promise.resolve() };
    const alone = shopTx(at.shop.tenant.id, async (tx) => {
      const row = await parcelRepo(tx, { tenantId: at.shop.tenant.id }).lock(id);
      if (row) await giveOwner(tx, row, { shopperId }, worker);
    });
    await expect(alone).rejects.toThrow();
    const { giving } = (await give(shopperId, { worth: 1 })).data;
    expect(giving).toMatchObject({ claims: 0, takesTwo: true, asked: { approval: { isMine: true } } });
    expect((await get()).status).toBe('UNCLAIMED');
    const approvalId = giving?.asked?.approval.id ?? '';
    expect((await decide(approvalId, anna)).problem.code).toBe('SAME_PERSON');
    expect((await decide(approvalId, ben)).data).toMatchObject({ status: 'RECEIVED', giving: null });
    expect((await at.stored()).map((one) => one.id)).toEqual([id]);
  });

  it('are told in the audit with to whom they went, as that customer is called when it is read', async () => {
    const { at, ben, id, give, decide } = await start();
    const { giving } = (await give(at.shopperId, { worth: 1 })).data;
    await decide(giving?.asked?.approval.id ?? '', ben);
    const owner = await signInStaff(at.shop, ['owner']);
    const told = async () => {
      const query = { subjectId: id, action: 'warehouse.unclaimed' };
      return (await at.shop.call(operatorDeskEndpoints.listAudit, { query }, owner)).data;
    };
    const isTheirs = eq(shopper.id, at.shopperId);
    const rename = (name: string) =>
      shopTx(at.shop.tenant.id, (tx) => tx.update(shopper).set({ name }).where(isTheirs));
    await rename('Ada of the mugs');
    const deeds = await told();
    expect(deeds.map(({ after, shopperName }) => [after?.status ?? after?.step, shopperName]).toSorted()).toEqual([
      ['ASKED', 'Ada of the mugs'],
      ['RECEIVED', 'Ada of the mugs'],
    ]);
    // as whoever is forgotten is called
    await rename('#A1B2C3');
    const later = await told();
    expect(later.map(({ shopperName }) => shopperName)).toEqual(['#A1B2C3', '#A1B2C3']);
    expect(JSON.stringify(later)).not.toContain('Ada of the mugs');
  });

  it('stay where somebody claims them before the second person speaks', async () => {
    const { at, ben, give, get, decide } = await start();
    const other = await startClaimingParcels(at.shop);
    const { giving } = (await give(other.shopperId, { worth: 5_000 })).data;
    await at.claim();
    const { data } = await decide(giving?.asked?.approval.id ?? '', ben);
    expect(data).toMatchObject({ status: 'UNCLAIMED', giving: { claims: 1, asked: null } });
    expect((await get()).owner).toBeNull();
  });

  it('go to another than who claims them only with a word to who does not get them', async () => {
    const at = await startClaimingParcels();
    const other = await startClaimingParcels(at.shop);
    const anna = await signInStaff(at.shop, ['warehouse']);
    const id = await at.arrive({ text: 'parcel' });
    await other.claim();
    const give = (toOthers?: string) => {
      const body = { version: 1, shopperId: at.shopperId, toOthers };
      return at.shop.call(calls.giveOwner, { params: { id }, body }, anna);
    };
    expect((await give(' ')).problem.errors).toEqual([{ path: 'toOthers', code: 'required' }]);
    expect((await give('It bears another name')).data.status).toBe('RECEIVED');
    expect((await other.claims())[0]).toMatchObject({ status: 'REJECTED', note: 'It bears another name' });
  });
});
