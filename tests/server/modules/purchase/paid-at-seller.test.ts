import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemTx } from '../../../../src/server/db/database';
import { audit } from '../../../../src/server/db/schema/staff';
import { describeOnPostgres } from '../../../support/postgres';
import { startBuyingDesk } from './buying-at-desk';

describe('how a seller was paid', () => {
  it('is kept with the order and in the audit, and its account is offered for the next', async () => {
    const at = await startBuyingDesk();
    const [first, second] = await at.paidTwice();
    const taken = (await at.claim(first.id)).data;
    const paidAt = new Date(at.shop.clock.now.getTime() - 60_000).toISOString();
    const { data } = await at.buy(taken, [], { account: 'mei-1688', paidAt, paymentReference: '20300101' });
    const paid = { account: 'mei-1688', paidAt, paymentReference: '20300101' };
    expect(data.atSeller).toMatchObject(paid);
    const [deed] = await systemTx((tx) =>
      tx
        .select({ after: audit.after })
        .from(audit)
        .where(and(eq(audit.tenantId, at.owner.tenantId), eq(audit.action, 'purchase.place'))),
    );
    expect(deed?.after).toMatchObject(paid);
    expect(await at.openAtDesk(second.id)).toMatchObject({ accounts: ['mei-1688'] });
  });

  it('is now where nobody says when, and never ahead', async () => {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    const taken = (await at.claim(id)).data;
    const ahead = new Date(at.shop.clock.now.getTime() + 60_000).toISOString();
    const refused = await at.buy(taken, [], { paidAt: ahead });
    expect(refused.problem).toMatchObject({ status: 422, errors: [{ path: 'paidAt', code: 'in_future' }] });
    const now = at.shop.clock.now.toISOString();
    expect((await at.buy(taken)).data.atSeller).toMatchObject({ account: '', paidAt: now, paymentReference: '' });
  });

  it('takes a number once under one account, whoever is sure', async () => {
    const at = await startBuyingDesk();
    const [first, second] = await at.paidTwice();
    const buy = async (id: string, account: string) => at.buy((await at.claim(id)).data, [], { account, isSure: true });
    expect((await buy(first.id, 'mei-1688')).status).toBe(200);
    const refused = await buy(second.id, 'MEI-1688');
    expect(refused.problem).toMatchObject({ status: 422, errors: [{ path: 'numbers.0', code: 'used_by_account' }] });
    expect((await buy(second.id, 'ben')).data.status).toBe('PURCHASED');
  });
});

describeOnPostgres('two who note one number under one account at once', () => {
  it('are not both taken', async () => {
    const at = await startBuyingDesk();
    const ben = await at.another();
    const [first, second] = await at.paidTwice();
    const [mine, other] = [(await at.claim(first.id)).data, (await at.claim(second.id, ben)).data];
    const change = { account: 'mei-1688' };
    const both = await Promise.all([at.buy(mine, [], change), at.buy(other, [], change, ben)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
