import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overviewEndpoints } from '../../../../src/contract/overview.endpoints';
import { saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { openTestBucket } from '../../../support/bucket';
import { readShopAccount } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { mailsTo } from '../../../support/shopper';
import { startClaiming } from './claiming';
import { packingAt } from './packing';

let close: () => void;
beforeAll(() => {
  ({ close } = openTestBucket());
});
afterAll(() => close());

const DAY_MS = 24 * 3_600_000;
const INSURED = { insuredValue: 1500 };

/** A shopper whose shipments are lost. */
async function startLosing() {
  const at = await startClaiming();
  const desk = packingAt(at);
  const inDays = (days: number) => new Date(at.shop.clock.now.getTime() + days * DAY_MS);
  return {
    ...at,
    desk,
    inDays,
    lost: async (change: Parameters<typeof at.order>[0] = INSURED) => {
      const id = await desk.shipped(undefined, change);
      await desk.lose(id);
      return id;
    },
    seen: async (id: string) => {
      const { status, trouble, actions } = (await at.get(id)).data;
      return { status, trouble, actions: actions.map(({ name }) => name) };
    },
    mails: async (word: string) => (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes(word)).length,
    tasks: async () => (await at.shop.call(overviewEndpoints.get, {}, { token: at.token })).data.waiting.filter(({ kind }) => kind === 'LOST'),
  };
} // prettier-ignore

describe('what is lost', () => {
  it('is claimed in a word for what it was insured for, with all that was in it, and paid once', async () => {
    const at = await startLosing();
    const id = await at.lost();
    const until = at.inDays(30).toISOString();
    expect(await at.seen(id)).toMatchObject({
      status: 'LOST',
      trouble: { kind: 'LOST', loss: { owed: { amount: 1500 }, isInsured: true, claim: null, isDeclined: false } },
      actions: ['CLAIM', 'DECLINE'],
    });
    expect(await at.tasks()).toMatchObject([{ id, until }]);
    expect(await at.mails('lost')).toBe(1);
    const { parcels } = (await at.get(id)).data;
    expect((await at.decide(id, { choice: 'CLAIM' })).data).toMatchObject({ status: 'LOST', actions: [] });
    const [claim] = await at.mine();
    expect(claim).toMatchObject({ cause: 'INSURED', status: 'REQUESTED', orderId: id, amount: { amount: 1500 } });
    expect(claim?.items.map(({ title }) => title)).toEqual(parcels.flatMap(({ items }) => items.map(({ title }) => title))); // prettier-ignore
    expect(await at.tasks()).toEqual([]);
    const before = await at.balance();
    await at.approve(claim?.id ?? '', 1500);
    expect(await at.balance()).toBe(before + 1500);
    expect((await at.seen(id)).trouble?.loss?.claim).toMatchObject({ status: 'REFUNDED', amount: { amount: 1500 } });
    for (const choice of ['CLAIM', 'DECLINE'] as const)
      expect((await at.decide(id, { choice })).problem.code).toBe(
        choice === 'CLAIM' ? 'ALREADY_ASKED' : 'STATE_CONFLICT',
      );
    expect((await at.claim(id)).problem.code).toBe('ALREADY_ASKED');
    // it never comes back into trouble: nobody asks again, and no carrier brings it back
    await moveTransitOrders(at.inDays(31));
    await at.desk.say(id, [['DELIVERED', 90]]); // prettier-ignore
    expect(await at.seen(id)).toMatchObject({ status: 'LOST', actions: [] });
    expect(await at.mine()).toHaveLength(1);
    expect(await readShopAccount(at.shop, 'COMPENSATION')).toBe(-1500);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is made good with at least what was paid for its way, insured or not', async () => {
    const at = await startLosing();
    for (const change of [{}, { insuredValue: 100 }]) {
      const id = await at.lost(change);
      const { paid } = (await at.get(id)).data;
      expect(paid.amount).toBeGreaterThan(100);
      expect((await at.seen(id)).trouble?.loss).toMatchObject({ owed: paid, isInsured: false });
      await at.decide(id, { choice: 'CLAIM' });
      const claim = (await at.mine()).find(({ orderId }) => orderId === id);
      expect(claim).toMatchObject({ cause: 'LOST', amount: paid });
      const before = await at.balance();
      await at.approve(claim?.id ?? '', paid.amount);
      expect(await at.balance()).toBe(before + paid.amount);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is claimed by the clock for who says nothing, after three messages', async () => {
    const at = await startLosing();
    const id = await at.lost();
    for (const day of [14, 14.5, 25, 29.9]) await moveTransitOrders(at.inDays(day));
    expect(await at.mails('lost')).toBe(3);
    expect(await at.mine()).toEqual([]);
    for (const day of [30, 31]) await moveTransitOrders(at.inDays(day));
    expect(await at.mine()).toMatchObject([{ cause: 'INSURED', status: 'REQUESTED', orderId: id, reason: '' }]);
    expect(await at.mails('claim')).toBe(1);
    expect(await at.seen(id)).toMatchObject({ trouble: { loss: { claim: { status: 'REQUESTED' } } }, actions: [] });
  });

  it('is declined for good, and claimed anew only where a claim was refused', async () => {
    const at = await startLosing();
    const [declined, refused] = [await at.lost(), await at.lost()];
    await at.decide(declined, { choice: 'DECLINE' });
    expect((await at.seen(declined)).trouble?.loss).toMatchObject({ isDeclined: true, claim: null });
    await moveTransitOrders(at.inDays(31));
    expect((await at.decide(declined, { choice: 'CLAIM' })).problem.code).toBe('STATE_CONFLICT');
    expect((await at.claim(declined)).problem.code).toBe('STATE_CONFLICT');
    const [claim] = await at.mine();
    expect(await at.mine()).toHaveLength(1);
    await at.refuse(claim?.id ?? '');
    expect((await at.decide(refused, { choice: 'DECLINE' })).problem.code).toBe('STATE_CONFLICT');
    expect((await at.claim(refused, { photos: [] })).data).toMatchObject({ cause: 'INSURED', status: 'REQUESTED' });
  });

  it('is asked about only where a balance can take what is owed', async () => {
    const at = await startLosing();
    const [before, after] = [await at.lost(), await at.desk.shipped(undefined, INSURED)];
    const { preference } = at.shop.tenant;
    await saveTenant({ ...at.shop.tenant, preference: { ...preference, supportBalancePay: false } });
    await at.desk.lose(after);
    expect(await at.seen(after)).toMatchObject({ status: 'LOST', trouble: null, actions: [] });
    expect((await at.decide(before, { choice: 'CLAIM' })).problem.code).toBe('METHOD_DISABLED');
    await moveTransitOrders(at.inDays(31));
    expect(await at.seen(before)).toMatchObject({ status: 'LOST', trouble: null, actions: [] });
    expect(await at.mine()).toEqual([]);
  });
});

describeOnPostgres('what is owed for a loss', () => {
  it('is claimed or declined once, whoever says what when', async () => {
    const at = await startLosing();
    for (let round = 0; round < 6; round += 1) {
      const id = await at.lost();
      const before = (await at.mine()).length;
      const said = await Promise.all([
        at.decide(id, { choice: 'CLAIM' }),
        at.decide(id, { choice: round % 2 === 0 ? 'CLAIM' : 'DECLINE' }),
        moveTransitOrders(at.inDays(30)),
        at.desk.say(id, [['DELIVERED', 90]]),
      ]);
      const heard = said.slice(0, 2).filter((each) => typeof each !== 'number' && each.status === 200);
      expect(heard.length).toBeLessThanOrEqual(1);
      const { status, trouble, actions } = await at.seen(id);
      expect({ status, actions }).toEqual({ status: 'LOST', actions: [] });
      const claims = (await at.mine()).filter(({ orderId }) => orderId === id);
      expect(claims).toHaveLength(trouble?.loss?.isDeclined ? 0 : 1);
      expect((await at.mine()).length - before).toBe(claims.length);
      const answers = await Promise.all(claims.flatMap((claim) => [at.approve(claim.id, 900), at.approve(claim.id, 800)])); // prettier-ignore
      expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(claims.length);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is owed for nothing that arrived: lost or delivered, never both', async () => {
    const at = await startLosing();
    for (let round = 0; round < 6; round += 1) {
      const id = await at.desk.shipped(undefined, INSURED);
      await Promise.all([at.desk.lose(id).catch(() => undefined), at.desk.say(id, [['DELIVERED', 90]])]);
      const { status, actions } = await at.seen(id);
      expect(actions).toEqual(status === 'LOST' ? ['CLAIM', 'DECLINE'] : ['COMPLETE']);
    }
  });
});
