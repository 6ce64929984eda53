import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { feeRulesDeskEndpoints } from '../../../../src/contract/fee-rules.desk.endpoints';
import type { FeeTerms } from '../../../../src/contract/fee-rules';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { changeSetting } from '../../../../src/server/modules/tenant/change-setting.service';
import { findTenant, forgetTenant, readTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

const { getFees, publishFees, withdrawFees } = feeRulesDeskEndpoints;

let shop: Shop;
let staff: { staffToken: string };
beforeAll(async () => {
  // half past five hours ahead of UTC, at half past one in the afternoon of the 21st
  shop = await startShop();
  staff = await signInStaff(shop);
});

const read = async () => (await shop.call(getFees, {}, staff)).data;
const publish = async (change: Partial<FeeTerms>, from: string | null, note = '') => {
  const { version, inForce } = await read();
  return shop.call(publishFees, { body: { version, from, note, terms: { ...inForce, ...change } } }, staff);
};
const asked = async () => (await shop.call(tenantEndpoints.get, {})).data.serviceFee.basisPoints;
const percent = (basisPoints: number) => ({ serviceFee: { basisPoints, minimumFen: 500 } });

describe('fees from a day on', () => {
  it('are those of the settings until the first version begins', async () => {
    const fees = await read();
    expect(fees).toMatchObject({ versions: [], inForce: percent(500) });
    expect(fees.inForce).toEqual(fees.opening);
  });

  it('begin at midnight of the shop’s own day, by time alone, wherever the shop is in memory', async () => {
    const saved = (await publish(percent(600), '2026-11-22', 'Christmas')).data;
    expect(saved.versions).toMatchObject([{ state: 'TO_COME', validFrom: '2026-11-21T18:30:00.000Z', author: 'Anna Desk', note: 'Christmas' }]); // prettier-ignore
    expect(await asked()).toBe(500);
    shop.clock.now = new Date('2026-11-21T18:29:59.999Z');
    expect(await asked()).toBe(500);
    shop.clock.now = new Date('2026-11-21T18:30:00.000Z');
    expect(await asked()).toBe(600);
    expect(await read()).toMatchObject({
      inForce: percent(600),
      opening: percent(500),
      versions: [{ state: 'IN_FORCE' }],
    });
  });

  it('are read the same inside a transaction, and by what has just been read anew', async () => {
    const { id } = shop.tenant;
    const at = async (now: string) => {
      const inTx = await shopTx(id, (tx) => readTenant(tx, id, new Date(now)));
      return [(await findTenant(id, new Date(now)))?.serviceFee.basisPoints, inTx?.serviceFee.basisPoints];
    };
    expect(await at('2026-11-21T18:29:59.999Z')).toEqual([500, 500]);
    forgetTenant(id);
    expect(await at('2026-11-21T18:30:00.000Z')).toEqual([600, 600]);
  });

  it('can be taken back before they begin, and then another version may have their day', async () => {
    const { versions } = (await publish(percent(700), '2026-12-01')).data;
    const [first] = versions;
    const taken = (await publish(percent(800), '2026-12-01')).problem;
    expect(taken).toMatchObject({ status: 422, errors: [{ path: 'from', code: 'day_taken' }] });
    const back = { params: { id: first?.id ?? '' }, body: { version: (await read()).version } };
    const after = (await shop.call(withdrawFees, back, staff)).data;
    expect(after.versions[0]).toMatchObject({ state: 'WITHDRAWN', withdrawnBy: 'Anna Desk' });
    expect((await publish(percent(800), '2026-12-01')).data.versions[0]).toMatchObject({ state: 'TO_COME' });
    const { version } = await read();
    expect((await shop.call(withdrawFees, { ...back, body: { version } }, staff)).status).toBe(409);
    expect((await shop.call(withdrawFees, { params: { id: 'none' }, body: { version } }, staff)).status).toBe(404);
  });

  it('that have begun are not taken back, nor changed, whoever tries', async () => {
    const { version, versions } = await read();
    const begun = versions.find(({ state }) => state === 'IN_FORCE');
    const refused = await shop.call(withdrawFees, { params: { id: begun?.id ?? '' }, body: { version } }, staff);
    expect(refused.problem).toMatchObject({ status: 409, data: { version } });
    const { id } = shop.tenant;
    const late = sql`update fee_version set withdrawn_at = valid_from, withdrawn_by = 'x' where tenant_id = ${id} and id = ${begun?.id ?? ''}`;
    const other = sql`update fee_version set terms = '{}' where tenant_id = ${id}`;
    const gone = sql`delete from fee_version where tenant_id = ${id}`;
    await expect(shopTx(id, (tx) => tx.execute(late))).rejects.toMatchObject({ cause: { code: 'P0001' } });
    for (const statement of [other, gone]) {
      await expect(shopTx(id, (tx) => tx.execute(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
      await expect(systemTx((tx) => tx.execute(statement))).rejects.toMatchObject({ cause: { code: 'P0001' } });
    }
  });

  it('are one author’s: who read others is told what stands now', async () => {
    const { version, inForce } = await read();
    const body = { version, from: '2027-01-01', note: '', terms: { ...inForce, ...percent(900) } };
    const answers = await Promise.all([
      shop.call(publishFees, { body }, staff),
      shop.call(publishFees, { body }, staff),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)?.problem;
    expect(late?.data).toMatchObject({
      versions: [{ state: 'TO_COME', terms: percent(900) }, { state: 'TO_COME' }, {}, {}],
    });
  });

  it('are set at once by a command, as a version of its own', async () => {
    const at = { by: 'ops', now: new Date(shop.clock.now.getTime() + 1000) };
    const change = await changeSetting(shop.tenant.id, 'serviceFee.basisPoints', '650', at);
    expect(change).toEqual({ before: 600, after: 650 });
    shop.clock.now = at.now;
    expect(await asked()).toBe(650);
    const fees = await read();
    expect(fees.opening).toMatchObject(percent(500));
    expect(fees.versions.find(({ state }) => state === 'IN_FORCE')).toMatchObject({
      author: 'ops',
      terms: percent(650),
    });
    await changeSetting(shop.tenant.id, 'serviceFee.basisPoints', '650', at);
    expect((await read()).versions).toHaveLength(fees.versions.length);
  });

  it('are told in the audit, with what held before', async () => {
    const query = { subjectKind: 'SETTINGS', subjectId: 'fees' };
    const lines = (await shop.call(operatorDeskEndpoints.listAudit, { query }, staff)).data;
    expect(lines.at(-1)).toMatchObject({ before: percent(500), after: { from: '2026-11-22' }, reason: 'Christmas' });
  });

  it('of which one cannot be read close the shop from their day on, and not before', async () => {
    const other = await startShop();
    await systemTx((tx) =>
      tx.execute(sql`insert into fee_version (tenant_id, id, valid_from, author, terms)
        values (${other.tenant.id}, 'odd', '2026-12-01', 'nobody', '{}')`),
    );
    forgetTenant(other.tenant.id);
    expect((await other.call(tenantEndpoints.get, {})).status).toBe(200);
    other.clock.now = new Date('2026-12-01T00:00:00Z');
    expect((await other.call(tenantEndpoints.get, {})).status).toBe(503);
  });

  it.each([
    ['a day that has begun', { from: '2026-11-22' }, 'from'],
    ['no day', { from: '2026-13-01' }, 'from'],
    ['a fee of all that something costs', { serviceFee: { basisPoints: 10_000, minimumFen: 0 } }, 'terms.serviceFee.basisPoints'],
    ['bands that do not rise', { storage: { freeDays: 1, bands: [{ upToGrams: 9, dayFee: 1 }, { upToGrams: 9, dayFee: 1 }], maxFee: null } }, 'terms.storage.bands'],
    ['a last band that is not open', { storage: { freeDays: 1, bands: [{ upToGrams: 9, dayFee: 1 }], maxFee: null } }, 'terms.storage.bands'],
  ])('are refused with %s', async (_, { from = null, ...wrong }: Partial<FeeTerms> & { from?: string | null }, path) => {
    const refused = await publish(wrong, from);
    expect(refused.problem.status).toBe(422);
    expect(refused.problem.errors?.map((error) => error.path)).toContain(path);
  }); // prettier-ignore

  it('end somewhere: a shop has so many to come', async () => {
    const other = await startShop();
    const as = await signInStaff(other);
    let fees = (await other.call(getFees, {}, as)).data;
    const next = (day: number) =>
      other.call(publishFees, { body: { version: fees.version, from: `2027-01-${String(10 + day)}`, note: '', terms: fees.opening } }, as); // prettier-ignore
    for (let day = 0; day < 10; day += 1) fees = (await next(day)).data;
    expect((await next(10)).problem).toMatchObject({ status: 422, errors: [{ code: 'too_many' }] });
  });
});
