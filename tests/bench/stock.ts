import { sql } from 'drizzle-orm';
import { stockProducts } from '../../src/server/adapters/marketplace/embedded/stock-marketplace';
import { titleToken } from '../../src/server/adapters/marketplace/embedded/search-tokens';
import { closeDatabase, database, openPostgres, systemTx, type Tx } from '../../src/server/db/database';
import { env } from '../../src/server/env';
import { goLive } from '../../src/server/wiring/go-live';
import { prepareDatabase } from '../../src/server/wiring/prepare';
import { seedDemo } from '../../src/demo/seed/demo';

const STYLES = [
  'river',
  'cloud',
  'harbour',
  'willow',
  'ember',
  'quartz',
  'meadow',
  'summit',
  'lantern',
  'orchid',
  'maple',
  'tide',
];
const FIRST_NUMBER = 300_000_000_000;

/** What answers for hosts without a label where the server that is measured shows no demo: one live shop. */
const MEASURED = 'demo';

/** The demo world, widened to `count` products: the catalogue again and again under other numbers, styles and sales. */
async function main(count: number) {
  await prepareDatabase(() => undefined);
  await seedDemo(() => undefined);
  if (!env().isDemo) await goLive(MEASURED, new Date());
  const { DATABASE_URL } = env();
  // an index takes longer than a request may
  const patient = DATABASE_URL ? await openPostgres(DATABASE_URL, 1, 'migration') : await database();
  // in one: where it ends half-way, the stock has its index of words as before
  await patient.transact(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    // kept while a hundred thousand rows come in it costs more than made afterwards
    const makeIndex = await takeIndex(tx, 'marketplace_product_tokens');
    await widen(tx, count);
    await makeIndex();
  });
  if (DATABASE_URL) await patient.close();
  // none to add: the copies are counted
  await stockProducts([]);
  // looking at pictures is measured by itself (image-search.ts): here it would take time from the calls
  await systemTx((tx) => tx.execute(sql`delete from marketplace_picture_due`));
  await closeDatabase();
}

/** Copied where they lie: sent one by one, most of the time would go into writing the rows down. */
async function widen(tx: Tx, count: number) {
  await tx.execute(sql`create temp table model on commit drop as
    select *, row_number() over (order by channel, item_id) as place from marketplace_product`);
  const answer = await tx.execute(sql`select count(*)::int as models from model`);
  const { models } = (answer as unknown as { rows: { models: number }[] }).rows[0] ?? { models: 1 };
  for (let round = 1; round * models < count; round += 1) {
    const before = round * models;
    const style = STYLES[round % STYLES.length] ?? '';
    const number = String(Math.floor(round / STYLES.length) + 1);
    const tokens = [style, number].flatMap((word) => [word, titleToken(word)]);
    await tx.execute(sql`
      insert into marketplace_product (channel, item_id, category_id, shop_id, shop_name, titles, image, price_fen,
        sold_count, rating_tenths, min_order_quantity, status, words, product)
      select channel, number, category_id, shop_id, shop_name, renamed, image, price_fen,
        (sold_count * 7 + ${before}::int + place) % 90000, rating_tenths, min_order_quantity, status,
        words || ${sql.param(tokens)}::text[], product || jsonb_build_object('itemId', number, 'title', renamed)
      from model cross join lateral (
        select (${FIRST_NUMBER + before}::bigint + place)::text as number,
          (select jsonb_object_agg(key, value || ${` ${style} ${number}`}::text) from jsonb_each_text(titles)) as renamed
      ) copy
      where ${before}::int + place <= ${count}::int`);
  }
}

/** Drops the index. @returns what makes it again as it was */
async function takeIndex(tx: Tx, name: string) {
  const answer = await tx.execute(sql`select pg_get_indexdef(${name}::regclass) as definition`);
  const [{ definition }] = (answer as unknown as { rows: [{ definition: string }] }).rows;
  await tx.execute(sql`drop index ${sql.identifier(name)}`);
  return () => tx.execute(sql.raw(definition));
}

main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
