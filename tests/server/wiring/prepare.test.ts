import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { systemTx } from '../../../src/server/db/database';
import { prepareDatabase } from '../../../src/server/wiring/prepare';
import { openDemoWorld } from '../../../src/server/wiring/demo-door';
import { withEnv } from '../../support/with-env';

const all = async (...statements: string[]) => {
  for (const statement of statements) await systemTx((tx) => tx.execute(sql.raw(statement)));
};
afterEach(async () => {
  await all('drop trigger locked_out on tenant', 'drop function locked_out');
  await openDemoWorld();
});

it('says in one line that the demo shops could not be written, and why: no statement, nothing that it holds', async () => {
  await all(
    `create function locked_out() returns trigger language plpgsql as
      $$begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end$$`,
    'create trigger locked_out before insert on tenant for each row execute function locked_out()',
  );
  const start = withEnv({ isDemo: true, DATABASE_URL: '' }, () => prepareDatabase(() => undefined));
  const error = await start.catch((thrown: unknown) => thrown);
  expect(error).toHaveProperty(
    'message',
    'The demo shops could not be written: canceling statement due to lock timeout',
  );
});
