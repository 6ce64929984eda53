import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { database, tenantTx } from '../../../src/server/db/database';
import { feedback } from '../../../src/server/db/schema/content';
import { doDueWork } from '../../../src/server/kernel/due-work';
import { describeOnPostgres } from '../../support/postgres';
import { startShop } from '../../support/shop';

const LEASE_MS = 6000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Another process that takes up all of the work, once it is at it. */
async function startHolding(tenantId: string, job: string) {
  const { $client: pool } = (await database()).db as unknown as { $client: Pool };
  const script = join('tests', 'server', 'jobs', 'hold-work.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, tenantId, job, String(LEASE_MS)], {
    env: { ...process.env, DATABASE_URL: pool.options.connectionString },
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  while (!said.includes('begun')) {
    if (child.exitCode !== null) throw new Error(said);
    await pause(100);
  }
  return { kill: async () => (child.kill('SIGKILL'), await ended) };
}

describeOnPostgres('work that a process has taken up', () => {
  it('stays its own as long as it lives, and is anybody’s within its lease once it was killed', async () => {
    const { tenant } = await startShop();
    const tenantId = tenant.id;
    const rows = ['w0', 'w1'].map((id) => ({ tenantId, id, message: 'due', createdAt: new Date() }));
    await tenantTx({ tenantId, shopperId: '' }, (tx) => tx.insert(feedback).values(rows));
    const done: string[] = [];
    const work = {
      job: `held of ${tenantId}`,
      leaseMs: LEASE_MS,
      due: () => ({
        table: feedback,
        where: sql`${feedback.tenantId} = ${tenantId} and ${feedback.message} = 'due'`,
        oldest: feedback.createdAt,
      }),
      work: ({ id }: { id: string }) => Promise.resolve(void done.push(id) as undefined),
    };
    const run = () => doDueWork(work, () => new Date());
    const other = await startHolding(tenantId, work.job);
    for (let lease = 0; lease < 2; lease += 1) {
      expect(await run()).toBe(0);
      await pause(LEASE_MS);
    }
    expect(await run()).toBe(0);
    await other.kill();
    expect(await run()).toBe(0);
    await pause(LEASE_MS + 200);
    // rows stay due, so that each run takes them up again
    expect(await run()).toBeGreaterThanOrEqual(2);
    expect(new Set(done)).toEqual(new Set(['w0', 'w1']));
  });
});
