import type { OwnProductInput } from '../../../contract/own-product';
import type { Tx } from '../../db/database';
import { ownProductRepo } from './own-product.repo';

/** Something on sale out of the shop's own stock, under this number; one that is there stays as its staff have it. */
export async function stockOwn(
  tx: Tx,
  tenantId: string,
  { id, skus, ...facts }: { id: string } & OwnProductInput,
  now: Date,
): Promise<void> {
  const numbered = skus.map((sku, place) => ({ ...sku, id: `${id}${String(place).padStart(3, '0')}` }));
  await ownProductRepo(tx, { tenantId }).insert({ ...facts, id, state: 'ON_SALE', createdAt: now, skus: numbered });
}
