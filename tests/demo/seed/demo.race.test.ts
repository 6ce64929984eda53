import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../../../src/server/db/database';
import { buildCatalogue } from '../../../src/demo/seed/data/catalogue/build-catalogue';
import { seedDemo } from '../../../src/demo/seed/demo';
import { seedMarketplace } from '../../../src/server/adapters/marketplace/embedded/stock-marketplace';
import { describeOnPostgres } from '../../support/postgres';

describeOnPostgres('seedDemo in several processes at once', () => {
  it('makes each shopper, member of staff, address and opening deposit once', async () => {
    // whoever stocks it lets the others wait, on a busy machine for longer than anybody may
    await seedMarketplace(buildCatalogue());
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
    const tables = ['shopper', 'staff', 'address', 'ledger_txn'];
    expect(await Promise.all(tables.map(count))).toEqual([6, 60, 6, 5]);
  });
});
