import { inArray, sql } from 'drizzle-orm';
import type { Channel } from '../../../../contract/channels';
import { database } from '../../../db/database';
import { marketplaceWord } from '../../../db/schema/marketplace';
import type { Localized } from './catalogue-product';

interface KnownWord {
  word: string;
  popularFrom: number;
}

/** The commonest words that begin like this one; from the index, for a single letter too. */
export async function findBeginnings(beginning: string, limit: number): Promise<KnownWord[]> {
  const { db } = await database();
  return db
    .select({ word: marketplaceWord.word, popularFrom: marketplaceWord.popularFrom })
    .from(marketplaceWord)
    .where(sql`word ~>=~ ${beginning} and word ~<~ (${beginning} || U&'\\FFFF')`)
    .orderBy(sql`frequency desc, word`)
    .limit(limit);
}

export async function findKnownWords(words: string[]): Promise<KnownWord[]> {
  if (!words.length) return [];
  const { db } = await database();
  return db
    .select({ word: marketplaceWord.word, popularFrom: marketplaceWord.popularFrom })
    .from(marketplaceWord)
    .where(inArray(marketplaceWord.word, words));
}

interface TitleQuery {
  channels: Channel[];
  /** Tokens of which a title has every one, and at least one of `some`. */
  every: string[];
  some: string[];
  /** Products that sold less need no look. */
  popularFrom: number;
  limit: number;
}

/** Titles of the best sellers that have these words. Materialized, so that the index of words answers. */
export async function findTitles({ channels, every, some, popularFrom, limit }: TitleQuery): Promise<Localized[]> {
  const { db } = await database();
  const texts = (values: string[]) => sql`${sql.param(values)}::text[]`;
  const { rows } = (await db.execute(sql`
    with matched as materialized (
      select channel, item_id, sold_count from marketplace_product
      where ${every.length ? sql`marketplace_tokens(words) @> ${texts(every)}` : sql`true`}
        and ${some.length ? sql`marketplace_tokens(words) && ${texts(some)}` : sql`true`}
        and status = 'published' and channel = any(${texts(channels)}) and sold_count >= ${popularFrom}
      order by sold_count desc, channel, item_id limit ${limit}
    )
    select p.titles from matched join marketplace_product p
      on p.channel = matched.channel and p.item_id = matched.item_id
    order by matched.sold_count desc, matched.channel, matched.item_id`)) as unknown as {
    rows: { titles: Localized }[];
  };
  return rows.map(({ titles }) => titles);
}
