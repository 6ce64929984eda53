import { describe, expect, it } from 'vitest';
import { customerDeskEndpoints } from '../../../../src/contract/customer.desk.endpoints';
import type { LevelRule } from '../../../../src/contract/levels';
import { overviewEndpoints } from '../../../../src/contract/overview.endpoints';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import { levelOf, levelSince } from '../../../../src/server/modules/account/level.rules';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startOrdering } from '../purchase/ordering';

const LEVELS: LevelRule[] = [
  { id: 'silver', name: { en: 'Silver', vi: 'Bạc' }, from: 1 },
  { id: 'gold', name: { en: 'Gold' }, from: 900_000_000 },
];

describe('the level of a shopper', () => {
  it('is reached by what was paid in twelve months, less what went back, and read by both sides', async () => {
    const at = await startOrdering(undefined, await startShop({ levels: LEVELS }));
    const { shop, token, shopperId } = at;
    const desk = await signInStaff(shop, ['support']);
    const level = async () => (await shop.call(overviewEndpoints.get, {}, { token })).data.level;
    await at.fund(500_000);
    // money on the balance is not spent
    expect(await level()).toMatchObject({ name: '', paid: { amount: 0 }, next: { name: 'Silver', missing: { amount: 1 } } }); // prettier-ignore
    const { id, total } = await at.order();
    await at.pay(id);
    const paid = total.local.amount;
    const next = { name: 'Gold', missing: { amount: 900_000_000 - paid, currency: 'USD' } };
    expect(await level()).toEqual({ name: 'Silver', paid: { amount: paid, currency: 'USD' }, next });
    const record = await shop.call(customerDeskEndpoints.get, { params: { id: shopperId } }, desk);
    expect(record.data.level).toMatchObject({ name: 'Silver', paid: { amount: paid } });
    const listed = async (as = desk) => (await shop.call(customerDeskEndpoints.list, { query: {} }, as)).data.items.map((one) => [one.id, one.paid]); // prettier-ignore
    expect(await listed()).toEqual([[shopperId, { amount: paid, currency: 'USD' }]]);
    await at.close(id);
    expect(await listed()).toEqual([[shopperId, { amount: 0, currency: 'USD' }]]);
    expect(await level()).toMatchObject({ name: '', paid: { amount: 0 } });
    const second = await at.order();
    await at.pay(second.id);
    shop.clock.now = new Date(shop.clock.now.getTime() + 366 * 86_400_000);
    const late = await signInStaff(shop, ['support']);
    const then = await shop.call(customerDeskEndpoints.get, { params: { id: shopperId } }, late);
    expect(then.data.level).toMatchObject({ name: '', paid: { amount: 0 } });
    // the list says what was paid in all, however long ago
    expect(await listed(late)).toEqual([[shopperId, { amount: second.total.local.amount, currency: 'USD' }]]);
  });

  it('is nobody’s where the shop has none', async () => {
    const { shop, token } = await startOrdering();
    expect((await shop.call(overviewEndpoints.get, {}, { token })).data).not.toHaveProperty('level');
  });

  it('is set at the desk, each above the one before, and by who read them as they are', async () => {
    const shop = await startShop();
    const as = await signInStaff(shop);
    const { version } = (await shop.call(settingsDeskEndpoints.getLevels, {}, as)).data;
    const set = (levels: typeof LEVELS, read = version) =>
      shop.call(settingsDeskEndpoints.setLevels, { body: { version: read, values: { levels } } }, as);
    expect((await set([...LEVELS].reverse())).status).toBe(422);
    const saved = (await set(LEVELS)).data;
    expect(saved.values.levels).toEqual(LEVELS);
    expect((await set([])).status).toBe(409);
    expect((await set([], saved.version)).data.values.levels).toEqual([]);
  });

  it('is said in the language that is read, and the highest has no next', () => {
    const level = (paid: number) =>
      levelOf({ levels: LEVELS, currency: 'USD' }, paid, (name) => name.vi ?? name.en ?? '');
    expect(level(5)?.name).toBe('Bạc');
    expect(level(900_000_000)).toMatchObject({ name: 'Gold', next: null });
    expect(levelSince(new Date('2028-02-29T10:00:00Z')).toISOString()).toBe('2027-03-01T10:00:00.000Z');
  });
});
