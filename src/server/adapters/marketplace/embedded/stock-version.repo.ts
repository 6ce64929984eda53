import { sql } from 'drizzle-orm';
import { database } from '../../../db/database';
import { marketplaceSeed } from '../../../db/schema/marketplace';

/** Another text after each stocking. */
export async function findStockVersion(): Promise<string> {
  const { db } = await database();
  const [row] = await db
    .select({
      version: sql<string>`coalesce(string_agg(${marketplaceSeed.contentHash}, ' ' order by ${marketplaceSeed.contentHash}), '')`,
    })
    .from(marketplaceSeed);
  return row?.version ?? '';
}
