import { lowestPriceFen } from '../../../../contract/sku-price';
import { createHash } from 'node:crypto';
import { systemTx, type Tx } from '../../../db/database';
import { isPassing } from '../../../db/database-errors';
import { log } from '../../../kernel/log';
import type { CatalogueCategory, CatalogueProduct, Localized } from './catalogue-product';
import { forgetStock } from './current-stock';
import { productTokens, TOKENS_VERSION } from './search-tokens';
import { batchesOf, stockRepo, type ProductRow } from './stock.repo';
import { countWords } from './word-counts';

const PRODUCTS_A_STATEMENT = 200;

export interface Catalogue {
  products: CatalogueProduct[];
  categories: CatalogueCategory[];
}

/**
 * Fills the embedded marketplace; the same catalogue again changes nothing. A product that has left the catalogue
 * stays: carts and orders point at it.
 * @returns whether anything was written
 */
export async function seedMarketplace({ products, categories }: Catalogue): Promise<boolean> {
  const hash = createHash('sha256').update(`${String(TOKENS_VERSION)}${JSON.stringify(categories)}`);
  for (const product of products) hash.update(JSON.stringify(product));
  const seed = { contentHash: hash.digest('hex'), productCount: products.length };
  const isNew = await systemTx(async (tx) => {
    const stock = stockRepo(tx);
    await stock.lock();
    if (await stock.isSeeded(seed)) return false;
    await stock.saveCategories(categories);
    await saveProducts(tx, products);
    await stock.markSeeded(seed);
    return true;
  });
  if (isNew) await afterStocking();
  return isNew;
}

/** Adds or replaces products; words and counts of the whole stock follow. */
export async function stockProducts(products: CatalogueProduct[]): Promise<void> {
  await systemTx(async (tx) => {
    const stock = stockRepo(tx);
    await stock.lock();
    await saveProducts(tx, products);
    await stock.markChanged();
  });
  await afterStocking();
}

/** Words are made of the products: where they were lost, nothing would be found until somebody stocks something new. */
export async function restoreWords(): Promise<void> {
  await systemTx(async (tx) => {
    const stock = stockRepo(tx);
    await stock.lock();
    // whoever held the lock may have brought them back
    if (!(await stock.hasWords())) await stock.replaceWords(await countWords(stock.pageOfTokens));
  });
}

async function afterStocking(): Promise<void> {
  forgetStock();
  try {
    await systemTx((tx) => stockRepo(tx).analyze());
  } catch (error) {
    // of a large stock on a busy machine it takes longer than a statement may; what was stocked stays
    if (!isPassing(error)) throw error;
    log().warn({ err: error }, 'statistics of the stock are left to the database');
  }
}

async function saveProducts(tx: Tx, products: CatalogueProduct[]) {
  const stock = stockRepo(tx);
  const names = new Map((await stock.listCategories()).map(({ id, names }) => [id, names]));
  // best sellers side by side: most searches end at them
  const bestFirst = [...products].sort((a, b) => b.soldCount - a.soldCount);
  // the next rows are made while the database writes the last ones
  let written: Promise<unknown> = Promise.resolve();
  for (const batch of batchesOf(bestFirst, PRODUCTS_A_STATEMENT)) {
    const rows = batch.map((product) => rowOf(product, names.get(product.categoryId)));
    await written;
    written = stock.saveProducts(rows).execute();
  }
  await written;
  await stock.replaceWords(await countWords(stock.pageOfTokens));
  await stock.countCategories();
}

function rowOf(product: CatalogueProduct, categoryName: Localized | undefined): ProductRow {
  const { channel, itemId, categoryId, shop, soldCount, ratingTenths, minOrderQuantity, status } = product;
  return {
    channel,
    itemId,
    categoryId,
    shopId: shop.id,
    shopName: shop.name,
    titles: product.title,
    image: product.images.find(Boolean) ?? '',
    priceFen: lowestPriceFen(product),
    soldCount,
    ratingTenths,
    minOrderQuantity,
    status,
    words: productTokens(product, categoryName),
    product,
  };
}
