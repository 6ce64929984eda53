import type { ShopperLevel } from '../../../contract/levels';
import type { Owner, Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { levelRepo } from './level.repo';
import { levelOf, levelSince } from './level.rules';

/** Where one shopper stands; undefined, and nothing is asked, where the shop has no levels. */
export async function readLevel(
  tx: Tx,
  owner: Owner,
  { tenant, locale, now }: Pick<Ctx, 'tenant' | 'locale' | 'now'>,
): Promise<ShopperLevel | undefined> {
  if (!tenant.levels?.length) return undefined;
  const paid = await levelRepo(tx, owner).paidSince(owner.shopperId, levelSince(now()));
  return levelOf(tenant, paid, (name) => localize(name, locale, tenant));
}

/** What each of these shoppers has paid for goods and their way in all, less what of it went back. */
export const readPaidInAll = (
  tx: Tx,
  shop: Pick<Owner, 'tenantId'>,
  shopperIds: string[],
): Promise<Map<string, number>> => levelRepo(tx, shop).paidInAll(shopperIds);
