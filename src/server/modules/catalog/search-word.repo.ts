import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { searchDay } from '../../db/schema/content';

export interface WordCount {
  language: string;
  word: string;
  searches: number;
  foundNothing: number;
}
/** Different words of a shop on a day: whoever types nonsense by machine fills no table. */
const WORDS_A_DAY = 300;
/** What fewer have looked for may say who they are. */
const LEAST = 3;
const MOST_SHOWN = 100;

export const searchWordRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  async add(day: string, counts: WordCount[]): Promise<void> {
    for (const { language, word, searches, foundNothing } of counts)
      await tx.execute(sql`
        insert into search_day as known (tenant_id, day, language, word, searches, found_nothing)
        select ${tenantId}, ${day}::date, ${language}, ${word}, ${searches}::int, ${foundNothing}::int
        where (select count(*) from search_day where tenant_id = ${tenantId} and day = ${day}::date) < ${WORDS_A_DAY}
          or exists (select from search_day where tenant_id = ${tenantId} and day = ${day}::date
            and language = ${language} and word = ${word})
        on conflict (tenant_id, day, language, word) do update
          set searches = known.searches + excluded.searches, found_nothing = known.found_nothing + excluded.found_nothing`);
  },
  /** The most searched, or those that found nothing most often. */
  async list(language: string, since: string, isNothing: boolean) {
    const searches = sql<number>`sum(${searchDay.searches})::int`;
    const foundNothing = sql<number>`sum(${searchDay.foundNothing})::int`;
    const counted = isNothing ? foundNothing : searches;
    return tx
      .select({ word: searchDay.word, searches, foundNothing })
      .from(searchDay)
      .where(and(eq(searchDay.tenantId, tenantId), gte(searchDay.day, since), eq(searchDay.language, language)))
      .groupBy(searchDay.word)
      .having(sql`${counted} >= ${LEAST}`)
      .orderBy(desc(counted), searchDay.word)
      .limit(MOST_SHOWN);
  },
});
