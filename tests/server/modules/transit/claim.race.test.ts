import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { openTestBucket } from '../../../support/bucket';
import { describeOnPostgres } from '../../../support/postgres';
import { startClaiming } from './claiming';

let bucket: ReturnType<typeof openTestBucket>;
beforeAll(() => {
  bucket = openTestBucket();
});
afterAll(() => bucket.close());

describeOnPostgres('a claim', () => {
  it('is made once and paid once, however many press at once', async () => {
    const at = await startClaiming();
    for (let round = 0; round < 4; round += 1) {
      const id = await at.sent();
      const before = await at.balance();
      const claims = await Promise.all([at.claim(id), at.claim(id)]);
      expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const claimed = claims.find(({ status }) => status === 200)?.data.id ?? '';
      const answers = await Promise.all([at.approve(claimed, 1000), at.approve(claimed, 900)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const paid = answers[0].status === 200 ? 1000 : 900;
      expect(await at.balance()).toBe(before + paid);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
