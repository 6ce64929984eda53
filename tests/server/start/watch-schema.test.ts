import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemTx } from '../../../src/server/db/database';
import { createShopServer } from '../../../src/server/start/http-server';
import { healthReport } from '../../../src/server/start/health-report';
import { setReadiness } from '../../../src/server/start/readiness';
import { watchSchema } from '../../../src/server/start/watch-schema';
import { listen } from '../../support/outside';

const LATER = 4_000_000_000_000;
const run = (statement: ReturnType<typeof sql>) => systemTx((tx) => tx.execute(statement));
const laterRuns = (endsThoseBefore: boolean) =>
  run(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at, ends_releases_before) values ('later', ${LATER}, ${endsThoseBefore})`,
  );

describe('GET /readyz of a process on another schema than its own', () => {
  let origin = '';
  const readyz = async () => {
    const answer = await fetch(`${origin}/readyz`);
    return `${String(answer.status)} ${(await answer.text()).trim()}`;
  };
  const until = (wanted: string) => vi.waitFor(async () => expect(await readyz()).toBe(wanted), { timeout: 20_000 });

  beforeEach(async () => {
    const server = createShopServer((_, res) => res.end(), { acceptsUpgrades: false });
    origin = await listen(server);
    setReadiness('ready');
    const stop = watchSchema(30);
    onTestFinished(async () => {
      stop();
      setReadiness('starting');
      server.closeAllConnections();
      server.close();
      await run(sql`delete from drizzle.__drizzle_migrations where created_at = ${LATER}`);
    });
  });
  it('says 503 schema while a migration of its release is missing', async () => {
    await until('200 ready');
    const last = sql`(select max(id) from drizzle.__drizzle_migrations where created_at > 0)`;
    await run(sql`update drizzle.__drizzle_migrations set created_at = -created_at where id = ${last}`);
    onTestFinished(() => run(sql`update drizzle.__drizzle_migrations set created_at = abs(created_at)`).then(() => undefined)); // prettier-ignore
    await until('503 schema');
    expect((await healthReport()).checks.schema).toMatchObject({ isOk: false, state: 'behind' });
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    await run(sql`update drizzle.__drizzle_migrations set created_at = abs(created_at)`);
    await until('200 ready');
  });

  it('says 503 schema once a release has run that ends those before it', async () => {
    await laterRuns(true);
    await until('503 schema');
    expect((await healthReport()).checks.schema).toMatchObject({ isOk: false, state: 'ahead', has: 'newer' });
    setReadiness('draining');
    expect(await readyz()).toBe('503 draining');
  });

  it('stays ready beside a later release that only added something', async () => {
    await laterRuns(false);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await readyz()).toBe('200 ready');
    expect((await healthReport()).checks.schema).toMatchObject({ isOk: true, state: 'fits', has: 'newer' });
  });

  it('reads a register that was restored from before the mark, and an empty database', async () => {
    await systemTx(async (tx) => {
      await tx.execute(sql`alter table drizzle.__drizzle_migrations rename to set_aside`);
      await tx.execute(
        sql`create table drizzle.__drizzle_migrations as select id, hash, created_at from drizzle.set_aside`,
      );
    });
    onTestFinished(() =>
      systemTx(async (tx) => {
        await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
        await tx.execute(sql`alter table drizzle.set_aside rename to __drizzle_migrations`);
      }),
    );
    expect((await healthReport()).checks.schema).toMatchObject({ state: 'fits' });
    await run(sql`drop table drizzle.__drizzle_migrations`);
    await until('503 schema');
    expect((await healthReport()).checks.schema).toMatchObject({ state: 'behind', has: 'none' });
  });
});
