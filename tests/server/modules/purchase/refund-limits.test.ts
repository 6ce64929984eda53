import { describe, expect, it } from 'vitest';
import { refundDeskEndpoints as desk } from '../../../../src/contract/refund.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { sql } from 'drizzle-orm';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startRefunding } from './refunding';

/** One person gives back a coin alone. */
async function limited() {
  const shop = await startShop({ staffLimits: { compensationMonth: 0, alone: { refund: 1 } } });
  const at = await startRefunding(shop);
  const order = await at.paidOrder(2);
  const asked = await at.ask(order.items[0]?.id, 1);
  const [one, two] = [await signInStaff(at.shop, ['finance']), await signInStaff(at.shop, ['manager'])];
  const params = { id: asked.id };
  return {
    ...{ at, one, two, asked },
    give: (who: typeof one, amount: number) =>
      at.shop.call(desk.answer, { params, body: { decision: 'APPROVE', amount, note: 'Sorry' } }, who),
    decide: (who: typeof one, approvalId: string) =>
      at.shop.call(desk.decide, { params, body: { approvalId, decision: 'APPROVED' } }, who),
  };
}

describe('a refund above what one person decides', () => {
  it('is asked of a second one, who gives it back once', async () => {
    const { at, one, two, give, decide } = await limited();
    const before = await at.balance();
    const asked = (await give(one, 100)).data;
    expect(asked).toMatchObject({
      status: 'REQUESTED',
      canAnswer: true,
      alone: { amount: 1 },
      approvals: [{ note: 'Sorry' }],
    });
    expect((await give(two, 1)).problem.code).toBe('STATE_CONFLICT');
    const approvalId = asked.approvals[0]?.id ?? '';
    expect((await decide(one, approvalId)).problem.code).toBe('SAME_PERSON');
    expect((await decide(two, approvalId)).data).toMatchObject({
      status: 'REFUNDED',
      amount: { amount: 100 },
      note: 'Sorry',
    });
    expect((await decide(two, approvalId)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(before + 100);
  });

  it('is given back by nothing without that word: the database refuses', async () => {
    const { asked } = await limited();
    const said = systemTx((tx) => tx.execute(sql`update refund set status = 'REFUNDED' where id = ${asked.id}`)).then(
      () => 'done',
      (error: { cause?: Error }) => String(error.cause ?? error),
    );
    expect(await said).toContain('no second person has allowed refund');
  });
});
