import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { embeddedMarketplace } from '../../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import { database } from '../../../../../src/server/db/database';
import { describeOnPostgres } from '../../../../support/postgres';
import { inLanguages, productOf, stockMarketplace } from '../../../../support/marketplace';

describeOnPostgres('statistics of the stock that cannot be made', () => {
  it('take nothing back of what was stocked', async () => {
    const { transact } = await database();
    const product = productOf({ title: inLanguages('a lantern of the statistics') });
    let letGo = () => {};
    const isOver = new Promise<void>((resolve) => (letGo = resolve));
    const held = transact(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      // as `vacuum` of the same table does: rows may come in meanwhile, statistics may not
      await tx.execute(sql`lock table marketplace_product in share update exclusive mode`);
      await isOver;
    });
    try {
      await stockMarketplace([product]);
    } finally {
      letGo();
      await held;
    }
    expect(await embeddedMarketplace.can.product({ refs: [product], language: 'en' })).toMatchObject([
      { itemId: product.itemId },
    ]);
  }, 30_000);
});
