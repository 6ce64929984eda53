import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { rateRepo } from '../../../../src/server/modules/tenant/rate.repo';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

const { getMoney, setMoney, getRates, acceptRate, refuseRate, setRate } = settingsDeskEndpoints;

let shop: Shop;
let staff: { staffToken: string };
beforeAll(async () => {
  shop = await startShop();
  staff = await signInStaff(shop);
});

const money = async () => (await shop.call(getMoney, {}, staff)).data;
const rates = async () => (await shop.call(getRates, {}, staff)).data;
const told = async () => (await shop.call(tenantEndpoints.getExchangeRate, {})).data.cnyExchangeRate;

/** A source told a rate that is far away. */
async function wait(rate: string) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const { inUse: before, currency } = await rates();
  const change = { id: randomUUID(), currency, rate, before, source: 'ERAPI' as const, ratedOn: '2026-11-20' };
  await systemTx(async (tx) => {
    const repo = rateRepo(tx, { tenantId: shop.tenant.id });
    await repo.decide('OVERTAKEN', null, shop.clock.now);
    await repo.insert({ ...change, state: 'WAITING', createdAt: shop.clock.now });
  });
}

describe('money', () => {
  it('is set for what is asked from now on, an optional one taken away by leaving it out', async () => {
    const { version, values } = await money();
    const wanted = { ...values, marginBasisPoints: 300, rateSources: ['ERAPI' as const] };
    const saved = (await shop.call(setMoney, { body: { version, values: wanted } }, staff)).data;
    expect(saved.values).toEqual(wanted);
    expect((await shop.call(tenantEndpoints.getExchangeRate, {})).data.marginBasisPoints).toBe(300);
    const { rateSources: _, ...without } = wanted;
    const gone = await shop.call(setMoney, { body: { version: saved.version, values: without } }, staff);
    expect(gone.data.values).toEqual(without);
  });

  it('is refused with a margin of all that something costs', async () => {
    const { version, values } = await money();
    const wrong = { version, values: { ...values, marginBasisPoints: 10_000 } };
    const refused = await shop.call(setMoney, { body: wrong }, staff);
    expect(refused.problem).toMatchObject({ status: 422, errors: [{ path: 'values.marginBasisPoints' }] });
  });
});

describe('a rate that waits for a person', () => {
  it('is taken as it was seen, and the audit says by whom', async () => {
    await wait('0.2');
    const { inUse } = await rates();
    expect((await rates()).changes[0]).toMatchObject({ rate: '0.2', state: 'WAITING', decidedBy: null });
    const stale = (await shop.call(acceptRate, { body: { rate: '0.3' } }, staff)).problem;
    expect(stale).toMatchObject({ status: 409, data: { inUse } });
    const taken = (await shop.call(acceptRate, { body: { rate: '0.20' } }, staff)).data;
    expect(taken).toMatchObject({ inUse: '0.2', changes: [{ state: 'APPLIED', decidedBy: 'Anna Desk' }] });
    expect(await told()).toBe('0.2');
    const query = { subjectKind: 'SETTINGS', subjectId: 'rates' };
    const lines = (await shop.call(operatorDeskEndpoints.listAudit, { query }, staff)).data;
    expect(lines).toMatchObject([{ before: { cnyToLocalRate: inUse }, after: { cnyToLocalRate: '0.2' } }]);
  });

  it('is refused by the one who saw it, and the one in use stays', async () => {
    await wait('0.4');
    const { inUse } = await rates();
    expect((await shop.call(refuseRate, { body: { rate: '0.5' } }, staff)).status).toBe(409);
    const refused = await shop.call(refuseRate, { body: { rate: '0.4' } }, staff);
    expect(refused.data.inUse).toBe(inUse);
    expect(refused.data.changes[0]).toMatchObject({ state: 'REFUSED', decidedBy: 'Anna Desk' });
    expect((await shop.call(refuseRate, { body: { rate: '0.4' } }, staff)).status).toBe(409);
  });

  it('is overtaken by one that a person sets in place of the one that they saw', async () => {
    await wait('0.6');
    const { inUse } = await rates();
    expect((await shop.call(setRate, { body: { rate: '0.17', inUse: '7' } }, staff)).status).toBe(409);
    expect((await shop.call(setRate, { body: { rate: '0', inUse } }, staff)).problem.errors).toEqual([{ path: 'rate', code: 'invalid_format' }]); // prettier-ignore
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const set = (await shop.call(setRate, { body: { rate: '0.17', inUse } }, staff)).data;
    expect(set.inUse).toBe('0.17');
    expect(set.changes.slice(0, 2)).toMatchObject([{ source: 'PERSON' }, { state: 'OVERTAKEN' }]);
  });

  it('is what one person alone would move by a fifth in a day, in one step or in several', async () => {
    const later = (hours: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + hours * 3_600_000));
    const move = async (rate: string, by: typeof staff) => {
      const { inUse } = await rates();
      return (await shop.call(setRate, { body: { rate, inUse } }, by)).data;
    };
    later(25);
    const [one, other] = [await signInStaff(shop), await signInStaff(shop)];
    staff = one;
    expect((await move('0.2', one)).inUse).toBe('0.2');
    later(1);
    const asked = await move('0.21', other);
    expect(asked.inUse).toBe('0.2');
    expect(asked.changes[0]).toMatchObject({
      rate: '0.21',
      state: 'WAITING',
      source: 'PERSON',
      isMine: true,
      decidedBy: null,
    });
    // no source has a say in it
    await systemTx((tx) => rateRepo(tx, { tenantId: shop.tenant.id }).decide('OVERTAKEN', null, shop.clock.now));
    expect((await shop.call(acceptRate, { body: { rate: '0.21' } }, other)).problem).toMatchObject({
      status: 409,
      code: 'SAME_PERSON',
    });
    expect((await rates()).changes[0]).toMatchObject({ state: 'WAITING', isMine: false, askedBy: 'Anna Desk' });
    expect((await shop.call(acceptRate, { body: { rate: '0.21' } }, staff)).data.inUse).toBe('0.21');
    // two have agreed on it: the day begins anew
    later(1);
    expect((await move('0.25', one)).inUse).toBe('0.25');
  });
});
