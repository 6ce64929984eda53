import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../../../src/server/db/database';
import { seedDemo } from '../../../src/demo/seed/demo';
import { describeOnPostgres } from '../../support/postgres';

describeOnPostgres('seedDemo in several processes at once', () => {
  it('makes each account, address and opening deposit once', async () => {
    await Promise.all([1, 2, 3].map(() => seedDemo(() => undefined)));
    const { db } = await database();
    const count = async (table: string) => {
      const { rows } = (await db.execute(
        sql.raw(
          `select count(*)::int as n from "${table}" where tenant_id in ('demo', 'hanoi', 'tashkent', 'seoul', 'dubai', 'kathmandu')`,
        ),
      )) as unknown as { rows: { n: number }[] };
      return rows[0]?.n;
    };
    expect([await count('shopper'), await count('address'), await count('ledger_txn')]).toEqual([12, 6, 5]);
  });
});
