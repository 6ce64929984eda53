import { expect, it } from 'vitest';
import { describeOnPostgres } from '../../../support/postgres';
import { startDisposing } from './disposing';

const ROUNDS = 8;

describeOnPostgres('a parcel that is thrown away', () => {
  it('is shipped or thrown away, and never both', async () => {
    const at = await startDisposing();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at.store();
      const calls = [() => at.create([id]), () => at.dispose(id)];
      const [first, second] = round % 2 ? calls : calls.toReversed();
      const answers = await Promise.all([first?.(), second?.()]);
      const won = answers.filter((answer) => answer?.status === 200);
      expect(won).toHaveLength(1);
      const shown = (await at.parcels()).find((one) => one.id === id);
      const isShipped = won[0]?.data && 'id' in won[0].data;
      expect(shown?.status).toBe(isShipped ? 'LOCKED' : undefined);
    }
  });

  it('is thrown away or its money is asked for, and never both', async () => {
    const at = await startDisposing();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderItemId } = await at.stored();
      const answers = await Promise.all([at.dispose(id), at.askMoney(orderItemId)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });
});
