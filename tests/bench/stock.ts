import { prepareDatabase } from '../../src/server/prepare';
import { sql } from 'drizzle-orm';
import { closeDatabase, database, type Db } from '../../src/server/db/database';
import { stockProducts } from '../../src/server/adapters/marketplace/stock-marketplace';
import type { CatalogueProduct } from '../../src/server/adapters/marketplace/catalogue-product';
import { buildCatalogue } from '../../src/server/seed/data/catalogue/build-catalogue';

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

/** The demo world, widened to `count` products: the catalogue again and again under other numbers, styles and shops. */
async function main(count: number) {
  await prepareDatabase(() => undefined);
  const { products } = buildCatalogue();
  const copies: CatalogueProduct[] = [];
  for (let n = products.length; n < count; n += 1) {
    const model = products[n % products.length] as CatalogueProduct;
    const round = Math.floor(n / products.length);
    const style = `${STYLES[round % STYLES.length]} ${Math.floor(round / STYLES.length) + 1}`;
    const title = Object.fromEntries(
      Object.entries(model.title).map(([language, text]) => [language, `${text} ${style}`]),
    ) as CatalogueProduct['title'];
    const skus = model.skus.slice(0, 6).map((sku) => ({ ...sku, priceFen: sku.priceFen + (round % 50) * 10 }));
    copies.push({
      ...model,
      itemId: String(300_000_000_000 + n),
      title,
      skus,
      soldCount: (model.soldCount * 7 + n) % 90_000,
      description: model.description.slice(0, 1),
    });
  }
  const { db } = await database();
  // an index of words that is kept while a hundred thousand rows come in costs more than making it afterwards
  await db.execute(sql`drop index marketplace_product_tokens`);
  await stockProducts(copies);
  // looking at pictures is measured by itself (image-search.ts): here it would take time from the calls
  await db.execute(sql`delete from marketplace_picture_due`);
  await giveIndexesMemory(db);
  await prepareDatabase(() => undefined);
  await closeDatabase();
}

/** For the migration that makes the index again, on this connection or the next. */
async function giveIndexesMemory(db: Db) {
  await db.execute(sql`set maintenance_work_mem = '512MB'`);
  await db.execute(sql`do $$ begin
    execute format('alter database %I set maintenance_work_mem = %L', current_database(), '512MB');
  end $$`);
}

main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
