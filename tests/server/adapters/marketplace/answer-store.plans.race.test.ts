import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerRepo } from '../../../../src/server/adapters/marketplace/answer-store.repo';
import { database } from '../../../../src/server/db/database';
import { findSlow, watchPlans } from '../../../support/plans';
import { describeOnPostgres } from '../../../support/postgres';

const BIG = new Set(['marketplace_answer']);
/** Of one question. */
const MOST_ROWS = 10;

describeOnPostgres('what suppliers said, fifty thousand times', () => {
  let plans: Awaited<ReturnType<typeof watchPlans>>;
  const asked = { source: 'big', account: '', question: 'q7', capability: 'search' };
  const execute = async (text: string) => void (await (await database()).db.execute(sql.raw(text)));
  beforeAll(async () => {
    await execute(`insert into marketplace_answer (source, account, question, capability, answer, asked_at)
      select 'big', '', 'q' || n, 'search', '{}', now() - n * interval '1 second' from generate_series(1, 50000) n`);
    await execute('analyze marketplace_answer');
    plans = await watchPlans();
  });
  afterAll(async () => {
    await plans.close();
    await execute(`delete from marketplace_answer where source = 'big'`);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['read', () => answerRepo.find(asked)],
    ['claimed', () => answerRepo.claim(asked, 1000)],
    ['released', () => answerRepo.release(asked)],
    ['kept', () => answerRepo.keep(asked, '{}', Date.now())],
  ])('is %s by its index', async (_, work) => {
    const ran = await plans.ranBy(work);
    expect(ran).not.toEqual([]);
    expect(ran.flatMap((each) => findSlow(each, BIG, MOST_ROWS))).toEqual([]);
  });

  it('is swept by its age, without a look at what is kept', async () => {
    const ran = await plans.ranBy(() => answerRepo.removeBeyond(49_990));
    expect(ran).not.toEqual([]);
    // the age of all that is kept is walked through in the index; rows are read that go
    expect(ran.flatMap((each) => findSlow(each, BIG, 50_000))).toEqual([]);
    const left = sql`select question from marketplace_answer where source = 'big' and question in ('q50000', 'q40000')`;
    expect(await (await database()).db.execute(left)).toMatchObject({ rows: [{ question: 'q40000' }] });
  });

  it('is noticed where it is read as a whole', async () => {
    const ran = await plans.ranBy(() => execute(`select count(*) from marketplace_answer where answer = 'x'`));
    expect(ran.flatMap((each) => findSlow(each, BIG, MOST_ROWS))).not.toEqual([]);
  });
});
