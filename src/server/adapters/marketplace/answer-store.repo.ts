import { sql, type SQL } from 'drizzle-orm';
import { database } from '../../db/database';

/** A question of one account at a source. */
export interface StoredQuestion {
  source: string;
  account: string;
  /** A hash. */
  question: string;
  capability: string;
}
export interface StoredAnswer {
  /** Null where there was none yet. */
  answer: string | null;
  /** Milliseconds. */
  askedAt: number;
  isClaimed: boolean;
}

const run = async <Row>(statement: SQL): Promise<Row[]> => {
  const { db } = await database();
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
};
const keyOf = ({ source, account, question }: StoredQuestion) =>
  sql`source = ${source} and account = ${account} and question = ${question}`;
const columns = sql.raw(
  `answer, (extract(epoch from asked_at) * 1000)::text as "askedAt", coalesce(claimed_until > now(), false) as "isClaimed"`,
);
type Row = Omit<StoredAnswer, 'askedAt'> & { askedAt: string };
const read = ([row]: Row[]): StoredAnswer | undefined => row && { ...row, askedAt: Number(row.askedAt) };

/** One statement each, and no transaction: nothing is held while a supplier is asked. Claims go by the database's clock. */
export const answerRepo = {
  find: async (asked: StoredQuestion): Promise<StoredAnswer | undefined> =>
    read(await run<Row>(sql`select ${columns} from marketplace_answer where ${keyOf(asked)}`)),

  /** What is known so far, where nobody else is asking; undefined where somebody is. */
  async claim(asked: StoredQuestion, forMs: number): Promise<StoredAnswer | undefined> {
    const { source, account, question, capability } = asked;
    const until = sql`now() + ${forMs} * interval '1 millisecond'`;
    return read(
      await run<Row>(sql`insert into marketplace_answer as known (source, account, question, capability, claimed_until)
        values (${source}, ${account}, ${question}, ${capability}, ${until})
        on conflict (source, account, question) do update set claimed_until = excluded.claimed_until
          where coalesce(known.claimed_until, '-infinity') <= now()
        returning ${columns}`),
    );
  },

  /** Also where the claim was swept meanwhile. An older answer never takes a newer one's place. */
  keep: (asked: StoredQuestion, answer: string, askedAt: number) =>
    run(sql`insert into marketplace_answer as known (source, account, question, capability, answer, asked_at)
      values (${asked.source}, ${asked.account}, ${asked.question}, ${asked.capability}, ${answer},
        ${new Date(askedAt).toISOString()}::timestamptz)
      on conflict (source, account, question) do update set claimed_until = null,
        answer = case when known.asked_at <= excluded.asked_at then excluded.answer else known.answer end,
        asked_at = greatest(known.asked_at, excluded.asked_at)`),

  release: (asked: StoredQuestion) =>
    run(sql`update marketplace_answer set claimed_until = null where ${keyOf(asked)}`),

  /** The oldest beyond so many. */
  removeBeyond: (kept: number) =>
    run(sql`delete from marketplace_answer where asked_at < (
      select asked_at from marketplace_answer order by asked_at desc offset ${kept - 1} limit 1)`),
};
