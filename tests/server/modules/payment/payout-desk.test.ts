import { beforeAll, describe, expect, it } from 'vitest';
import { shopTx } from '../../../../src/server/db/database';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { ledgerReference, postLedger, transfer } from '../../../../src/server/modules/wallet/ledger.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { payoutAt, personAt } from './paying-out';

describe('a payout of a provider', () => {
  let shop: Shop;
  let one: Awaited<ReturnType<typeof personAt>>;
  let other: Awaited<ReturnType<typeof personAt>>;
  let id: string;
  beforeAll(async () => {
    shop = await startShop();
    [one, other] = [await personAt(shop, ['finance']), await personAt(shop, ['finance-approver'])];
    id = await payoutAt(shop, one);
  });

  it('is charges less what the provider keeps, its monthly fees too', async () => {
    expect(await one.get(id)).toMatchObject({
      ...{ parts: 2, gross: { amount: 1000 }, net: { amount: 930 }, fee: { amount: 70 } },
      ...{ isClear: true, postedAs: null, approvals: [] },
    });
  });

  it('is asked by one, allowed by another and posted once: to the bank, and as a cost', async () => {
    const asked = (await one.ask(id)).data;
    expect((await one.ask(id)).problem.code).toBe('STATE_CONFLICT');
    expect(await other.waiting()).toMatchObject({ waiting: { toAllow: 1 }, payouts: [{ amount: { amount: 1000 } }] });
    const approvalId = asked.approvals[0]?.id ?? '';
    expect((await one.decide(id, approvalId)).problem.code).toBe('FORBIDDEN');
    const said = await Promise.all([other.decide(id, approvalId), other.decide(id, approvalId)]);
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await one.get(id)).postedAs).not.toBeNull();
    expect(await one.balances()).toMatchObject({ STRIPE: 0, OFFLINE: -930, PROVIDER_FEES: -70, SALES: 1000 });
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
    expect((await one.ask(id)).problem.code).toBe('STATE_CONFLICT');
    expect((await other.waiting()).waiting.toAllow).toBe(0);
  });

  it('is not allowed by whoever asked, also where one may do both', async () => {
    const owner = await personAt(shop, ['owner']);
    const mine = await payoutAt(shop, owner, '2');
    const asked = (await owner.ask(mine)).data;
    expect((await owner.decide(mine, asked.approvals[0]?.id ?? '')).problem.code).toBe('SAME_PERSON');
    expect((await other.decide(mine, asked.approvals[0]?.id ?? '', 'REFUSED')).data.postedAs).toBeNull();
    expect((await owner.ask(mine)).status).toBe(200);
  });

  it('is not posted while one of its charges is nobody’s', async () => {
    const here = await startShop();
    const finance = await personAt(here, ['finance']);
    const unclear = await payoutAt(here, finance, '1', false);
    expect((await finance.get(unclear)).isClear).toBe(false);
    expect((await finance.ask(unclear)).problem.code).toBe('STATE_CONFLICT');
    expect((await finance.tryGet('none')).status).toBe(404);
    expect((await other.tryGet(unclear)).status).toBe(404);
  });
});

describeOnPostgres('the book', () => {
  it('takes no payout that nobody has allowed', async () => {
    const shop = await startShop();
    const { id: tenantId, currency } = shop.tenant;
    const posted = shopTx(tenantId, (tx) =>
      postLedger(tx, {
        ...{ tenantId, kind: 'PROVIDER_PAYOUT', reference: ledgerReference('po_9', 'line'), currency },
        now: shop.clock.now,
        entries: transfer(
          930,
          { kind: 'PROVIDER_CLEARING', provider: 'OFFLINE' },
          { kind: 'PROVIDER_CLEARING', provider: 'STRIPE' },
        ),
      }),
    );
    await expect(posted.catch((error: { cause?: Error }) => String(error.cause ?? error))).resolves.toContain(
      'second person',
    );
  });
});
