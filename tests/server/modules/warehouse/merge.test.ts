import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { parcelItem } from '../../../../src/server/db/schema/parcel';
import { parcelRepo } from '../../../../src/server/modules/warehouse/parcel.repo';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { PAY_PASSWORD, readShopAccount } from '../../../support/money';
import { mailsTo, signUp } from '../../../support/shopper';
import { startSplitting } from './splitting';

type At = Awaited<ReturnType<typeof startSplitting>>;

/** Two parcels, of which the first lies there longer and the second is free for fewer days. */
async function twoOf(at: At): Promise<[string, string]> {
  const { clock } = at.shop;
  const first = await at.store({ freeUntil: '2027-02-19' }, { number: 'SF1' });
  clock.now = new Date(clock.now.getTime() + 60_000);
  return [first, await at.store({ freeUntil: '2026-12-01' }, { number: 'SF2', photo: '/scale.webp' })];
}

/** Announced without a word of what is in it. */
async function emptyOf(at: At): Promise<string> {
  const id = await at.store({ source: 'FORECAST' });
  await systemTx((tx) => tx.delete(parcelItem).where(eq(parcelItem.parcelId, id)));
  return id;
}

describe('stored parcels that are put together', () => {
  it('are one on the bench, with all that was in them, and lie no longer than any of them would have', async () => {
    const at = await startSplitting();
    const [oldest, other] = await twoOf(at);
    const [before] = await at.parcels();
    const balance = await at.balance();
    const merged = (await at.merge([other, oldest])).data;
    expect(merged).toMatchObject({ id: oldest, status: 'RECEIVED', refusal: 'ON_BENCH', grams: null });
    expect(merged.items).toHaveLength(2);
    expect(merged.numbers.map(({ number }) => number)).toEqual(['SF1', 'SF2']);
    expect(await at.parcels()).toHaveLength(1);
    const swallowed = await systemTx((tx) => parcelRepo(tx, at.owner).find(other));
    expect(swallowed).toMatchObject({ status: 'MERGED', location: '', storageAt: null });
    expect(await at.balance()).toBe(balance - at.fee);
    await at.step();
    await at.step();
    const [after] = await at.parcels();
    expect(after).toMatchObject({ id: oldest, status: 'STOCKED_IN', refusal: null });
    // the one that ends first was listed first
    expect(after?.storage?.daysLeft).toBe(before?.storage?.daysLeft);
    expect(after?.grams).toBeGreaterThan(0);
    expect((await at.create([oldest])).status).toBe(200);
    expect(await mailsTo(at.shop, at.email)).toEqual([]);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('take what its shopper says is in one of their own, and leave with all of it declared', async () => {
    const at = await startSplitting();
    const [bought, own] = [await at.store({}, { number: 'SF1' }), await emptyOf(at)];
    // of the bought goods alone nothing is declared, apart or together
    const errors = [{ path: `declaration.${own}`, code: 'contents_missing' }];
    expect((await at.create([bought, own])).problem).toMatchObject({ code: 'INVALID', errors });
    expect((await at.merge([bought, own])).problem).toMatchObject({ code: 'PARCEL_EMPTY', data: { parcelIds: [own] } });
    const said = { params: { id: own }, body: { items: [{ title: 'Wool scarf', quantity: 3, unitFen: 4500 }] } };
    expect((await at.shop.call(warehouseEndpoints.sayContents, said, { token: at.token })).status).toBe(200);
    const { id } = (await at.merge([bought, own])).data;
    await at.step();
    await at.step();
    expect(await at.parcels()).toMatchObject([{ id, status: 'STOCKED_IN' }]);
    const { data: order } = await at.create([id]);
    const { declaration } = (await at.get(order.id)).data;
    expect(declaration.map(({ title, quantity }) => [title, quantity]).toSorted()).toEqual([['Kettle', 1], ['Wool scarf', 3]]); // prettier-ignore
  });

  it.each([
    ['one of them is named twice', (at: At, [a]: [string, string]) => at.merge([a, a]), 'INVALID'],
    ['nobody wrote down what is in one', async (at: At, [a]: [string, string]) => at.merge([a, await emptyOf(at)]), 'PARCEL_EMPTY'], // prettier-ignore
    ['it cost another sum', (at: At, two: [string, string]) => at.merge(two, { acceptFee: 1 }), 'PRICE_CHANGED'],
    ['one of them is in a shipment', async (at: At, [a, b]: [string, string]) => (await at.create([b]), at.merge([a, b])), 'PARCEL_NOT_FREE'], // prettier-ignore
    ['they are somebody else’s', async (at: At, two: [string, string]) => at.merge(two, { by: (await signUp(at.shop, { payPassword: PAY_PASSWORD })).token }), 'NOT_FOUND'], // prettier-ignore
    ['storage of one is due', async (at: At, [a]: [string, string]) => at.merge([a, await at.store({ freeUntil: '2026-11-19' })]), 'STATE_CONFLICT'], // prettier-ignore
    ['lines take one of them apart', async (at: At, [a]: [string, string]) => at.merge([a, await at.store({ goodsKinds: ['LIQUID'] })]), 'STATE_CONFLICT'], // prettier-ignore
    ['the money is short', async (at: At, two: [string, string]) => (await at.fund(at.fee - 1 - (await at.balance())), at.merge(two)), 'BALANCE_TOO_LOW'], // prettier-ignore
  ])('stay as they are where %s', async (_, refused, code) => {
    const at = await startSplitting();
    const two = await twoOf(at);
    expect((await refused(at, two)).problem.code).toBe(code);
    const shown = (await at.parcels()).filter(({ id }) => two.includes(id));
    expect(shown.map(({ items }) => items.length)).toEqual([1, 1]);
    expect(await readShopAccount(at.shop, 'SERVICE_FEES')).toBe(0);
  });
});
