import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { shopTx, type Tx } from '../../../../src/server/db/database';
import { openTestBucket } from '../../../support/bucket';
import { BANK_OF_SHOP } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { OVER, ways, whileWaiting } from '../operator/losing-rights';
import { atDepositDesk, depositing } from './depositing';
import { askedFor, atDesk } from './withdrawing';

const hold = (id: string) => (tx: Tx) => tx.execute(sql`select from withdrawal where id = ${id} for update`);

describeOnPostgres('money that one person moves, who waits for another’s turn to end', () => {
  beforeAll(openTestBucket);

  it.each(ways)('is neither paid out nor given back by who is %s meanwhile', async (_, change) => {
    const at = await askedFor();
    const owner = await atDesk(at);
    await owner.decide(at.approvalId);
    for (const deed of ['pay', 'refuse'] as const) {
      const other = await atDesk(at, ['finance']);
      const late = await whileWaiting<{ problem: unknown }>(
        at.shop,
        hold(at.id),
        () => (deed === 'pay' ? other.pay() : other.refuse('No such account', 'APPROVED')),
        () => shopTx(at.shop.tenant.id, (tx) => change(tx, at.shop, other.staffId)),
      );
      expect(late.problem, deed).toMatchObject(OVER);
    }
    expect(await at.sums()).toEqual([300, 700]);
    expect((await owner.pay()).data.status).toBe('PAID');
  });

  it.each(ways)('is not credited by who is %s meanwhile', async (_, change) => {
    const shop = await startShop({ offlineDeposit: BANK_OF_SHOP });
    const { id, balance } = await depositing(shop, { colour: 'teal' });
    const second = await atDepositDesk(shop);
    const credit = { decision: 'CREDIT', amount: 5000 } as const;
    const refuse = { decision: 'REFUSE', reason: 'Nothing came' } as const;
    for (const answer of [credit, refuse]) {
      const other = await atDepositDesk(shop);
      const late = await whileWaiting<{ problem: unknown }>(
        shop,
        (tx) => change(tx, shop, other.staffId),
        () => other.answer(id, answer),
        () => Promise.resolve(),
      );
      expect(late.problem, answer.decision).toMatchObject(OVER);
    }
    expect(await balance()).toBe(0);
    expect((await second.answer(id, credit)).status).toBe(200);
    expect(await balance()).toBe(5000);
  });
});
