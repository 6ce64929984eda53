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
  const paid = await levelRepo(tx, owner).paidSince(levelSince(now()));
  return levelOf(tenant, paid, (name) => localize(name, locale, tenant));
}
