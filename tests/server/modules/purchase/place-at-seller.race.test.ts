import { expect, it } from 'vitest';
import { describeOnPostgres } from '../../../support/postgres';
import { startPlacing } from './placing';

const ROUNDS = 4;

describeOnPostgres('orders at sellers', () => {
  it('are made once, however many of the staff place them, also after an answer was lost', async () => {
    const at = await startPlacing();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderNo } = await at.begun();
      if (round % 2 === 1) at.fake.trade.next = 'unanswered';
      const four = () => Promise.allSettled([at.place(id), at.place(id), at.place(id), at.place(id)]);
      await four();
      at.later();
      await four();
      expect(at.fake.made.filter(({ outOrderId }) => outOrderId.startsWith(orderNo))).toHaveLength(1);
      expect((await at.get(id)).data.status).toBe('PURCHASED');
    }
    await at.fake.close();
  });
});
