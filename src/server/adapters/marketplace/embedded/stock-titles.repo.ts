import { and, eq, or } from 'drizzle-orm';
import type { Locale } from '../../../../contract/locales';
import type { Tx } from '../../../db/database';
import { marketplaceProduct as product } from '../../../db/schema/marketplace';
import type { ChineseTitle } from '../marketplace.port';
import { catalogueLanguage } from './catalogue-language';

/** By Chinese title, what products of the embedded marketplace are called in a language, as long as they are called so. */
export async function titlesOfStock(tx: Tx, asked: ChineseTitle[], locale: Locale): Promise<[string, string][]> {
  const isAsked = asked.map(({ channel, itemId }) => and(eq(product.channel, channel), eq(product.itemId, itemId)));
  if (isAsked.length === 0) return [];
  const rows = await tx
    .select({ titles: product.titles })
    .from(product)
    .where(or(...isAsked));
  const language = catalogueLanguage(locale);
  return rows.flatMap(({ titles }): [string, string][] => {
    const said = titles[language] || titles.en;
    return said ? [[titles['zh-CN'] ?? '', said]] : [];
  });
}
