import { prepareDatabase } from '../../src/server/prepare';
import { sql } from 'drizzle-orm';
import { closeDatabase, database } from '../../src/server/db/database';
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
  // an index of words that is kept while a hundred thousand rows come in costs more than making it afterwards
  const opened = await database();
  await opened.db.execute(sql`drop index marketplace_product_tokens`);
  await stockProducts(copies);
  await prepareDatabase(() => undefined);
  await closeDatabase();
}

main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
