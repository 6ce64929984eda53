import { asc, count, gt, sql, type SQL } from 'drizzle-orm';
import { database } from '../../../db/database';
import { marketplaceWord as word } from '../../../db/schema/marketplace';
import type { Candidate } from './search-words';
import type { WordSource } from './vocabulary';
import type { WordCount } from './word-counts';

const WORDS_A_STATEMENT = 20_000;

export async function countKnownWords(): Promise<number> {
  const { db } = await database();
  const [row] = await db.select({ words: count() }).from(word);
  return row?.words ?? 0;
}

/** The whole vocabulary. */
export async function listKnownWords(): Promise<WordCount[]> {
  const { db } = await database();
  const words: WordCount[] = [];
  for (;;) {
    const last = words.at(-1)?.word;
    const page = await db
      .select()
      .from(word)
      .where(last === undefined ? undefined : gt(word.word, last))
      .orderBy(asc(word.word))
      .limit(WORDS_A_STATEMENT);
    words.push(...page);
    if (page.length < WORDS_A_STATEMENT) return words;
  }
}

const texts = (values: string[]) => sql`${sql.param(values)}::text[]`;

async function candidates(query: SQL): Promise<Candidate[]> {
  const { db } = await database();
  // both drivers answer with `rows`; the type of the driver-neutral database does not say so
  return ((await db.execute(query)) as unknown as { rows: Candidate[] }).rows;
}

/** The vocabulary where it lies: beginnings and trigrams have an index each. */
export const databaseWords: WordSource = {
  findWords: ({ exact, alike }) =>
    candidates(sql`
      select word as asked, word, frequency, popular_from as "popularFrom", 1 as similarity
      from marketplace_word where word = any(${texts([...exact, ...alike.map(({ text }) => text)])})
      union all
      select asked, near.* from unnest(
        ${texts(alike.map(({ text }) => text))}, ${texts(alike.map(({ stem }) => stem))}
      ) as wanted(asked, stem) cross join lateral (
        select word, frequency, popular_from, similarity(word, asked) from marketplace_word
        where word <> asked and word ~>=~ stem and word ~<~ (stem || U&'\\FFFF')
        order by 4 desc, frequency desc, word limit 30
      ) near`),

  findSimilarWords: (unknown) =>
    candidates(sql`
      select asked, near.word, near.frequency, near.popular_from as "popularFrom", similarity(near.word, asked)
      from unnest(${texts(unknown)}) asked cross join lateral (
        (select * from marketplace_word w where w.word like '%' || asked || '%' and w.word !~ '^~' order by frequency desc, word limit 20)
        union
        (select * from marketplace_word w where w.word % asked and w.word !~ '^~'
          order by similarity(w.word, asked) desc, frequency desc, word limit 12)
      ) near`),
};
