import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../../contract/locales';
import type { Tx } from '../../../db/database';
import { ownProduct } from '../../../db/schema/own-stock';
import { localize, type TenantRecord } from '../../../kernel/tenant-record';
import type { ChineseTitle } from '../marketplace.port';

/** By Chinese title, what things of the shop's own are called in a language, as long as they are called so. */
export async function titlesOfOwn(
  tx: Tx,
  { tenant, locale }: { tenant: TenantRecord; locale: Locale },
  asked: ChineseTitle[],
): Promise<[string, string][]> {
  const own = asked.filter(({ channel }) => channel === 'SELF_OWNED');
  if (own.length === 0) return [];
  const ids = own.map(({ itemId }) => itemId);
  const rows = await tx
    .select({ id: ownProduct.id, titles: ownProduct.titles })
    .from(ownProduct)
    .where(and(eq(ownProduct.tenantId, tenant.id), inArray(ownProduct.id, ids)));
  return own.flatMap(({ itemId, title }): [string, string][] => {
    const titles = rows.find(({ id }) => id === itemId)?.titles;
    return titles && Object.values(titles).includes(title) ? [[title, localize(titles, locale, tenant)]] : [];
  });
}
