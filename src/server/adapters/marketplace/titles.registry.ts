import type { Locale } from '../../../contract/locales';
import type { Tx } from '../../db/database';
import type { TenantRecord } from '../../kernel/tenant-record';
import { translations } from '../translation/translator.registry';
import { titlesOfStock } from './embedded/stock-titles.repo';
import type { ChineseTitle } from './marketplace.port';
import { titlesOfOwn } from './own-stock/own-titles.repo';

/**
 * Chinese titles in a language, each by itself; without those that nobody knows yet. No translator is waited for: what
 * is missing is asked for meanwhile, and the next look has it.
 */
export async function sayTitles(
  tx: Tx,
  reader: { tenant: TenantRecord; locale: Locale },
  asked: ChineseTitle[],
): Promise<Map<string, string>> {
  const { tenant, locale } = reader;
  const known = new Map([...(await titlesOfOwn(tx, reader, asked)), ...(await titlesOfStock(tx, asked, locale))]);
  const others = asked.map(({ title }) => title).filter((title) => !known.has(title));
  if (others.length === 0) return known;
  const { said } = await translations().known(others, locale, tenant, tx);
  return new Map([...known, ...said]);
}
