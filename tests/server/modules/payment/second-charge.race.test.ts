import { expect, it } from 'vitest';
import { atProvider, SUM } from '../../../support/payment/at-provider';
import { counterBank } from '../../../support/payment/counter-bank';
import { describeOnPostgres } from '../../../support/postgres';

const ROUNDS = 10;

async function twoPaidCharges(keepsBalances: boolean) {
  const bank = counterBank();
  const at = await atProvider(bank, { keepsBalances });
  await at.start();
  const first = await at.newest();
  const second = bank.chargeAgain(first);
  for (const charge of [first, second]) await at.decide(charge, 'paid');
  return { at, first, second };
}

// P11; fails where a charge is known by our name for it alone, and where the attempt is read before the payment is held
describeOnPostgres('two charges that were paid for one order', () => {
  it('are both counted, however their notices meet: one pays, the other is the shopper’s', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { at, first, second } = await twoPaidCharges(true);
      const answers = await Promise.all([second, first, second, first].map((charge) => at.notify(charge)));
      expect(answers.map(({ body }) => body).sort()).toEqual(
        ['00', '00', '02', '02'].map((word) => `{"RspCode":"${word}"}`),
      );
      expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([SUM, SUM, 2 * SUM]);
      expect(await at.atBank()).toBe(2 * SUM);
      expect(await at.bookProblems()).toEqual([]);
    }
  });

  it('leave the second on its way back where the shop keeps no balances, and it goes back once', async () => {
    const { at, first, second } = await twoPaidCharges(false);
    await Promise.all([first, second, second].map((charge) => at.notify(charge)));
    expect((await at.order()).claims).toMatchObject([{ reason: 'LATE_PAYMENT', amount: { amount: SUM } }]);
    await Promise.all([at.payments.returnClaims(at.scope), at.payments.returnClaims(at.scope)]);
    expect((await at.order()).claims).toMatchObject([{ status: 'RETURNED' }]);
    expect([await at.clearing(), await at.atBank()]).toEqual([SUM, SUM]);
    expect(await at.bookProblems()).toEqual([]);
  });

  it('are found where the notice, the shopper’s way back and our own question meet', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { at, first, second } = await twoPaidCharges(true);
      at.pass(61_000);
      await Promise.all([
        at.notify(second),
        at.comeBack(),
        at.payments.reconcile(() => at.shop.clock.now),
        at.notify(first),
      ]);
      expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([SUM, SUM, 2 * SUM]);
      expect(await at.bookProblems()).toEqual([]);
    }
  });

  it('of two presses that were made at once are one', async () => {
    const at = await atProvider(counterBank());
    const answers = await Promise.all(Array.from({ length: 8 }, () => at.start()));
    expect([200, 409]).toEqual(expect.arrayContaining([...new Set(answers.map(({ status }) => status))]));
    expect(at.asked.createPayment).toBe(1);
    const { data } = await at.start();
    for (const answer of answers) if (answer.status === 200) expect(answer.data).toEqual(data);
  });
});
