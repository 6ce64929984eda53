import { drizzle } from 'drizzle-orm/pg-proxy';
import { expect, it } from 'vitest';
import type { Tx } from '../../../../src/server/db/database';
import { wayDeskRepo } from '../../../../src/server/modules/transit/way-desk.repo';

it('asks for a number in the words of the indexes of those that are said, which a prepared plan can prove', async () => {
  const asked: string[] = [];
  const answer = (text: string) => {
    asked.push(text);
    return Promise.resolve({ rows: [] });
  };
  const tx = drizzle(answer, { casing: 'snake_case' }) as unknown as Tx;
  const repo = wayDeskRepo(tx, { tenantId: 'somebody', staffId: 'clerk' });
  await repo.list({ view: 'onWay', keyword: 'hl1', now: new Date(0) }, { limit: 1 });
  await repo.count({ view: 'onWay', keyword: 'hl1', now: new Date(0) }, 100);
  for (const text of [asked[0], asked.at(-1)]) {
    expect(text).toContain(`"transit_box"."tracking_no" <> ''`);
    expect(text).toContain(`"transit_box"."local_tracking_no" <> ''`);
  }
});
