import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import type { StaffLimits } from '../../../../src/contract/staff-limits';
import { systemTx } from '../../../../src/server/db/database';
import { goLive } from '../../../../src/server/wiring/go-live';
import { startShop, type Shop } from '../../../support/shop';
import { giveSecondFactors, signInStaff, spareCode } from '../../../support/staff';

const { getLimits, setLimits, decideLimits } = settingsDeskEndpoints;
type Staff = Awaited<ReturnType<typeof signInStaff>>;

const read = async (shop: Shop, who: Staff) => (await shop.call(getLimits, {}, who)).data;
/** Deeds of one moment have no order. */
const pass = ({ clock }: Shop) => (clock.now = new Date(clock.now.getTime() + 60_000));
const set = async (shop: Shop, staffLimits: StaffLimits, who: Staff) => {
  const { version } = await read(shop, who);
  pass(shop);
  return shop.call(setLimits, { body: { version, values: { staffLimits } } }, who);
};

it('limits of the staff are made narrower by who edits settings, and while a shop is tried out raised by the owner alone, whom others ask', async () => {
  const shop = await startShop({ staffLimits: { compensationMonth: 0, alone: { claim: 1_000 } } });
  const [manager, owner] = [await signInStaff(shop, ['manager']), await signInStaff(shop, ['owner'])];
  for (const alone of [{ claim: 1_001 }, {}]) {
    const { data } = await set(shop, { compensationMonth: 0, alone }, manager);
    expect(data).toMatchObject({ isLive: false, wanted: { alone }, asked: { isMine: true, decision: null } });
  }
  expect((await read(shop, manager)).values.staffLimits?.alone).toEqual({ claim: 1_000 });
  const approvalId = (await read(shop, owner)).asked?.id ?? '';
  const said = { body: { approvalId, decision: 'APPROVED' as const } };
  expect((await shop.call(decideLimits, said, manager)).problem.status).toBe(403);
  expect((await shop.call(decideLimits, said, owner)).data).toMatchObject({ values: { staffLimits: { alone: {} } }, asked: null }); // prettier-ignore
  expect((await set(shop, { compensationMonth: 0, alone: { claim: 900 } }, manager)).status).toBe(200);
  const { data } = await set(shop, { compensationMonth: 0 }, owner);
  expect(data).toMatchObject({ values: { staffLimits: { compensationMonth: 0 } }, isLive: false, asked: null });
});

describe('limits of the staff where money is real', () => {
  const LIMITS: StaffLimits = { compensationMonth: 500, alone: { claim: 1_000, refund: 800 } };
  let shop: Shop;
  let [manager, owner, second] = [] as unknown as [Staff, Staff, Staff];
  beforeAll(async () => {
    shop = await startShop({ staffLimits: LIMITS });
    await goLive(shop.tenant.id, shop.clock.now);
    manager = await signInStaff(shop, ['manager']);
    owner = await signInStaff(shop, ['owner']);
    second = await signInStaff(shop, ['owner']);
    await giveSecondFactors(shop);
  });
  const decide = async (approvalId: string, who: Staff, decision: 'APPROVED' | 'REFUSED' = 'APPROVED') => {
    pass(shop);
    return shop.call(decideLimits, { body: { approvalId, decision, code: await spareCode(shop, who.staffId), note: 'seen' } }, who); // prettier-ignore
  };
  const askedOf = async () => (await read(shop, owner)).asked?.id ?? '';
  const inForce = async () => (await read(shop, owner)).values.staffLimits;

  it('narrow at once, and what raises them waits for a second person', async () => {
    const wanted = { compensationMonth: 900, alone: { claim: 700, refund: 800 } };
    const { data } = await set(shop, wanted, owner);
    expect(data.values.staffLimits).toEqual({ ...LIMITS, alone: { claim: 700, refund: 800 } });
    expect(data).toMatchObject({ isLive: true, wanted, asked: { isMine: true, decision: null } });
    const id = await askedOf();
    expect((await decide(id, owner)).problem.code).toBe('SAME_PERSON');
    expect((await decide(id, manager)).problem).toMatchObject({ status: 403, data: { permission: 'settings.limits' } });
    expect((await shop.call(decideLimits, { body: { approvalId: id, decision: 'APPROVED' } }, second)).problem.code).toBe('CODE_INVALID'); // prettier-ignore
    const both = await Promise.all([decide(id, second), decide(id, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await inForce()).toEqual(wanted);
    expect(await read(shop, owner)).toMatchObject({ wanted: null, asked: null });
  });

  it('are asked for by who edits settings, and stay where they are sent back', async () => {
    const known = await inForce();
    await set(shop, { compensationMonth: 900 }, manager);
    expect((await decide(await askedOf(), owner, 'REFUSED')).data).toMatchObject({ values: { staffLimits: known }, asked: null }); // prettier-ignore
    expect(await inForce()).toEqual(known);
    const { data: deeds } = await shop.call(operatorDeskEndpoints.listAudit, { query: { action: 'settings.limits' } }, owner); // prettier-ignore
    expect(deeds.map(({ after }) => after?.step)).toEqual(['REFUSED', 'ASKED', 'APPROVED', 'ASKED']);
  });

  it('that changed meanwhile are not what was asked about', async () => {
    await set(shop, { compensationMonth: 1_000, alone: { refund: 800 } }, owner);
    const id = await askedOf();
    await set(shop, { ...(await inForce()), compensationMonth: 100 }, manager);
    expect((await decide(id, second)).problem).toMatchObject({ status: 409, data: { wanted: null } });
    expect((await inForce())?.compensationMonth).toBe(100);
  });

  it('are raised by nothing without that word: the database refuses, also what was allowed once', async () => {
    const write = (staffLimits: StaffLimits | undefined) =>
      systemTx(async (tx) => {
        await tx.execute(sql`select set_config('app.staff', ${owner.staffId}, true)`);
        const value = JSON.stringify(staffLimits ?? null);
        await tx.execute(sql`update tenant set settings = settings || jsonb_build_object('staffLimits', ${value}::jsonb) where id = ${shop.tenant.id}`); // prettier-ignore
      });
    const known = await inForce();
    const wide: StaffLimits[] = [
      { compensationMonth: 900, alone: { claim: 700, refund: 800 } },
      { compensationMonth: 100 },
      { ...known, compensationMonth: 101 },
      { ...known, compensationMonth: 0, packingExcess: 1_501 },
      { ...known, compensationMonth: 0, late: { orderMost: 1 } },
    ];
    for (const limits of wide) await expect(write(limits)).rejects.toThrow();
    const sums = async (rule: object) =>
      (await systemTx((tx) => tx.execute(sql`select limit_sums(${JSON.stringify({ late: { PLACE: rule } })}::jsonb)::text as sums`)) as unknown as { rows: { sums: string }[] }).rows[0]?.sums.split(',').slice(3, 5); // prettier-ignore
    // a part of the fee counts where no sum is said
    expect([await sums({ sum: 1, feeBasisPoints: 9 }), await sums({ feeBasisPoints: 9 })]).toEqual([
      ['1', '0'],
      ['0', '9'],
    ]);
    await write({ ...known, compensationMonth: 99, days: { finance: { refund: 5 } } });
    await expect(write({ ...known, compensationMonth: 99, days: { finance: { refund: 6 } } })).rejects.toThrow();
  });
});
