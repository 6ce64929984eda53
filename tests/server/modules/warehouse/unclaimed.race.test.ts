import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { systemTx } from '../../../../src/server/db/database';
import { parcel } from '../../../../src/server/db/schema/parcel';
import { describeOnPostgres } from '../../../support/postgres';
import { startClaimingParcels } from './unclaiming';

const ROUNDS = 6;

describeOnPostgres('goods without a name', () => {
  it('are one shopper’s, whoever claims and is granted them at once', async () => {
    const at = await startClaimingParcels();
    const rival = await startClaimingParcels(at.shop);
    for (let round = 0; round < ROUNDS; round += 1) {
      const trackingNo = `SF123456789000${round}`;
      const id = await at.arrive({}, trackingNo);
      const [mine, theirs] = [(await at.claim({ trackingNo })).data, (await rival.claim({ trackingNo })).data];
      const granted = await Promise.allSettled([at.answer(mine.id, 'APPROVE'), at.answer(theirs.id, 'APPROVE')]);
      expect(granted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [row] = await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, id)));
      const winner = granted[0]?.status === 'fulfilled' ? at : rival;
      expect(row).toMatchObject({ status: 'RECEIVED', shopperId: winner.shopperId });
      expect((await winner.claims())[0]).toMatchObject({ status: 'APPROVED' });
      // who lost did not guess: tomorrow is another day
      at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 86_400_000);
    }
  });

  it('are given at once to one of two who fit equally well', async () => {
    const at = await startClaimingParcels();
    const rival = await startClaimingParcels(at.shop);
    const text = `${at.code.slice(0, 5)} ${rival.code.slice(0, 5)}`;
    for (let round = 0; round < ROUNDS; round += 1) {
      const trackingNo = `SF123456789000${round}`;
      await at.arrive({ text, grams: 500 }, trackingNo);
      const said = { trackingNo, grams: 500 };
      const answers = await Promise.all([at.claim(said), rival.claim(said)]);
      expect(answers.map(({ data }) => data.status).toSorted()).toEqual(['APPROVED', 'SUBMITTED']);
      at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 86_400_000);
    }
  });
});
