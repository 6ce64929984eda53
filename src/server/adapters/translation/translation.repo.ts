import { and, eq, inArray, sql } from 'drizzle-orm';
import { database, type Tx } from '../../db/database';
import { marketplaceTranslation as translation } from '../../db/schema/marketplace';

type Row = Pick<typeof translation.$inferSelect, 'textHash' | 'text'>;
interface Which {
  translator: string;
  language: string;
}

/** One statement each. */
export const translationRepo = {
  async find({ translator, language }: Which, hashes: string[], tx?: Tx): Promise<Row[]> {
    return (tx ?? (await database()).db)
      .select({ textHash: translation.textHash, text: translation.text })
      .from(translation)
      .where(
        and(
          eq(translation.translator, translator),
          eq(translation.language, language),
          inArray(translation.textHash, hashes),
        ),
      );
  },
  async keep(which: Which, rows: Row[]): Promise<void> {
    const { db } = await database();
    await db
      .insert(translation)
      .values(rows.map((row) => ({ ...which, ...row })))
      .onConflictDoUpdate({
        target: [translation.translator, translation.language, translation.textHash],
        set: { text: sql`excluded.text`, translatedAt: sql`now()` },
      });
  },
};
