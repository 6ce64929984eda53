import { expect, it } from 'vitest';
import { createGuardedSource } from '../../../../src/server/adapters/marketplace/guarded-source';
import type { ListingQuery } from '../../../../src/server/adapters/marketplace/marketplace.port';
import { fakeSource, pageOf } from '../../../support/fake-source';
import { describeOnPostgres } from '../../../support/postgres';

const PROCESSES = 4;
const ROUNDS = 5;

describeOnPostgres('a question that several processes ask at once', () => {
  it('reaches the supplier once, and all have its answer', async () => {
    const { source, asked } = fakeSource(
      { search: ({ keyword = '' }) => Promise.resolve(pageOf([keyword])) },
      { name: `raced-${String(process.pid)}`, isShared: true },
    );
    const processes = Array.from({ length: PROCESSES }, () => createGuardedSource(source));
    const asking = { now: Date.UTC(2026, 10, 23), tenantId: 'shop' };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const keyword = `mug ${String(round)}`;
      const query: ListingQuery = { keyword, channels: ['TAOBAO'], sort: 'relevance', pageNo: 1, pageSize: 4, language: 'en' }; // prettier-ignore
      const answers = await Promise.all(
        processes.flatMap((one) => [one.ask('search', query, asking), one.ask('search', query, asking)]),
      );
      expect(answers.map(({ value }) => value.items[0]?.itemId)).toEqual(answers.map(() => keyword));
      expect(asked).toHaveLength(round);
    }
  });
});
