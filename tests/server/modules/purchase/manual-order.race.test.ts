import { expect, it } from 'vitest';
import { expireQuotes } from '../../../../src/server/modules/purchase/expire-quotes.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { signInStaff } from '../../../support/staff';
import { ROW, startQuoting } from './quoting';

const RIVALS = 12;
const ROUNDS = 15;
const countBy = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const soon = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 25));

describeOnPostgres('price requests under rivals', () => {
  it('are quoted once, however many of the staff quote the same version', async () => {
    const at = await startQuoting();
    const desks = await Promise.all(Array.from({ length: RIVALS }, () => signInStaff(at.shop, ['buyer'])));
    const id = await at.ask();
    const quotes = desks.map((desk, index) =>
      at.quote(id, { rows: [{ ...ROW, unitPriceFen: 1000 + index }] }, { staffToken: desk.staffToken }),
    );
    const answers = await Promise.all(quotes);
    expect([countBy(answers, 200), countBy(answers, 409)]).toEqual([1, RIVALS - 1]);
    const won = answers.findIndex(({ status }) => status === 200);
    const { data } = await at.open(id);
    expect(data.quote?.rows[0]?.unitPrice.cny.amount).toBe(1000 + won);
    expect(data.timeline.map(({ status }) => status)).toEqual(['AWAITING_QUOTE', 'QUOTED']);
    expect(await at.audit(id)).toHaveLength(1);
  });

  it('are taken by one of many who reach for them at once', async () => {
    const at = await startQuoting();
    const desks = await Promise.all(Array.from({ length: RIVALS }, () => signInStaff(at.shop, ['buyer'])));
    const id = await at.ask();
    const answers = await Promise.all(desks.map(({ staffToken }) => at.claim(id, { staffToken })));
    expect([countBy(answers, 200), countBy(answers, 409)]).toEqual([1, RIVALS - 1]);
  });

  it('become one order, however often they are accepted', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    await at.quote(id);
    const answers = await Promise.all(Array.from({ length: RIVALS }, () => at.accept(id)));
    expect([countBy(answers, 200), countBy(answers, 409)]).toEqual([1, RIVALS - 1]);
    expect((await at.list()).data.total).toBe(1);
  });

  it('become an order or run out, and never both', async () => {
    const at = await startQuoting();
    let ordered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at.ask();
      await at.quote(id, { validDays: 1 });
      const over = new Date(at.shop.clock.now.getTime() + 24 * 3_600_000);
      const [accepted] = await Promise.all([soon().then(() => at.accept(id)), soon().then(() => expireQuotes(over))]);
      const { data: end } = await at.read(id);
      ordered += Number(accepted.status === 200);
      expect([200, 409]).toContain(accepted.status);
      expect(end).toMatchObject(
        accepted.status === 200
          ? { status: 'ACCEPTED', closeReason: null, orderId: accepted.data.id }
          : { status: 'CLOSED', closeReason: 'EXPIRED', orderId: null },
      );
    }
    expect((await at.list()).data.total).toBe(ordered);
  });

  it('become an order or are closed by the staff, and never both', async () => {
    const at = await startQuoting();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at.ask();
      await at.quote(id);
      const [accepted, closed] = await Promise.all([
        soon().then(() => at.accept(id)),
        soon().then(() => at.refuse(id, 2)),
      ]);
      expect([accepted.status, closed.status].sort()).toEqual([200, 409]);
      expect((await at.read(id)).data.status).toBe(accepted.status === 200 ? 'ACCEPTED' : 'CLOSED');
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
