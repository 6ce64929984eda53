import { shopTx } from '../../src/server/db/database';
import { ownProductRepo } from '../../src/server/modules/catalog/own-product.repo';

/** Something of the shop's own with one SKU, five of it, without anybody of the staff. @returns its id */
export async function keepOwnProduct(tenantId: string, createdAt: Date): Promise<string> {
  const id = '150000000001';
  const sku = { id: `${id}000`, choice: [], priceFen: 3000, stock: 5 };
  const facts = { titles: { en: 'House mug' }, images: ['/mug.webp'], options: [], weightGrams: 350 };
  await shopTx(tenantId, (tx) =>
    ownProductRepo(tx, { tenantId }).insert({ id, state: 'ON_SALE', createdAt, ...facts, skus: [sku] }),
  );
  return id;
}
