import { expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { FUNDS, startRefunding } from './refunding';

const ROUNDS = 8;

describeOnPostgres('a request for money that is answered', () => {
  it('twice at once has one answer, and its money comes once', async () => {
    const at = await startRefunding();
    let spent = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await at.paidOrder(2);
      const { id } = await at.ask(order.items[0]?.id);
      const other = round % 2 ? at.refuse(id) : at.approve(id, 100);
      const answers = await Promise.all([at.approve(id, 100), other]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      // who came second is shown what it has become
      const late = answers.find(({ status }) => status === 409)?.problem;
      expect(late).toMatchObject({ code: 'STATE_CONFLICT', data: { id, canAnswer: false } });
      const isBack = (await at.record(id)).status === 'REFUNDED';
      spent += order.total.local.amount - (isBack ? 100 : 0);
    }
    expect(await at.balance()).toBe(FUNDS - spent);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is never asked for of an order that is closed meanwhile', async () => {
    const at = await startRefunding();
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await at.paidOrder();
      const [closed] = await Promise.all([at.close(order.id), at.ask(order.items[0]?.id).catch(() => undefined)]);
      expect(closed.status).toBe(200);
    }
    expect((await at.queue()).waiting).toBe(0);
    expect(await at.balance()).toBe(FUNDS);
  });

  it('while its order is closed gives back what was paid and no more', async () => {
    const at = await startRefunding();
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await at.paidOrder(2);
      const { id } = await at.ask(order.items[0]?.id);
      const [closed, answered] = await Promise.all([at.close(order.id), at.approve(id, 100)]);
      expect(closed.status).toBe(200);
      expect([200, 409]).toContain(answered.status);
      expect((await at.get(order.id)).data).toMatchObject({ status: 'CLOSED', refunded: order.total.local });
    }
    expect(await at.balance()).toBe(FUNDS);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
