import type { Channel } from '../../../contract/channels';
import { sayTitles } from '../../adapters/marketplace/titles.registry';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { orderWordsRepo } from './order-words.repo';
import { isInChinese, readsChinese, sellersWords, type OrderedWords } from './sellers-words.rules';

export type { OrderedWords } from './sellers-words.rules';

type Reader = Pick<Ctx, 'tenant' | 'locale'>;

/**
 * Things that were ordered, under the words of whoever reads: their sellers' own in Chinese, else those that their
 * shopper read. Where those are Chinese, as said in the reader's language, as far as that is known.
 */
export async function inReadersWords<Row extends OrderedWords>(tx: Tx, ctx: Reader, items: Row[]): Promise<Row[]> {
  if (readsChinese(ctx.locale)) return items.map((item) => ({ ...item, title: sellersWords(item) }));
  const unread = items.filter(({ title }) => isInChinese(title));
  if (unread.length === 0) return items;
  const asked = unread.map((item) => ({ ...item, channel: item.channel as Channel, title: sellersWords(item) }));
  const said = await sayTitles(tx, ctx, asked);
  return items.map((item) =>
    isInChinese(item.title) ? { ...item, title: said.get(sellersWords(item)) ?? item.title } : item,
  );
}

export interface Part {
  title: string | null;
  orderItemId: string | null;
}

/** The same of things in parcels; those that no order brought are called as their shopper called them. */
export async function partsInReadersWords<P extends Part>(tx: Tx, ctx: Reader, parts: P[]): Promise<P[]> {
  const titles = await titlesOf(tx, ctx, parts);
  return parts.map((part) => ({ ...part, title: titles.get(part.orderItemId ?? '') ?? part.title }));
}

/** By what was ordered, what its seller calls it: what stands on the goods, whoever reads. */
export async function sellersTitles(tx: Tx, { tenant }: Reader, parts: Part[]): Promise<Map<string, string>> {
  const ids = parts.flatMap(({ orderItemId }) => orderItemId ?? []);
  if (ids.length === 0) return new Map();
  const ordered = await orderWordsRepo(tx, { tenantId: tenant.id }).wordsOf(ids);
  return new Map(ordered.map((item) => [item.id, sellersWords(item)]));
}

/** By what was ordered, the titles that others take the place of; asks nobody where none does. Never inside a transaction. */
export const titlesBeside = async (ctx: Ctx, parts: Part[]): Promise<Map<string, string>> =>
  unreadOf(ctx, parts).length === 0 ? new Map() : ctx.tx((tx) => titlesOf(tx, ctx, parts));

async function titlesOf(tx: Tx, ctx: Reader, parts: Part[]): Promise<Map<string, string>> {
  const ids = unreadOf(ctx, parts);
  if (ids.length === 0) return new Map();
  const ordered = await orderWordsRepo(tx, { tenantId: ctx.tenant.id }).wordsOf(ids);
  return new Map((await inReadersWords(tx, ctx, ordered)).map(({ id, title }) => [id, title]));
}

const unreadOf = ({ locale }: Reader, parts: Part[]): string[] =>
  parts.flatMap(({ title, orderItemId }) =>
    orderItemId && (readsChinese(locale) || isInChinese(title ?? '')) ? [orderItemId] : [],
  );
