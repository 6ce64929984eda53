import { sql, type SQL } from 'drizzle-orm';
import { database } from '../db/database';
import { jobSlot } from '../db/schema/jobs';

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
const run = async <Row>(statement: SQL): Promise<Row[]> => {
  const { db } = await database();
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
};

export const slotRepo = (job: string, slot: Date) => {
  // with its tries: who comes back after its lease changes nothing
  const held = (tries: number) => sql`job = ${job} and slot = ${at(slot)} and tries = ${tries}`;
  return {
    /** @returns which try this is; undefined where somebody is at it, has done it, or it has failed too often */
    async claim(now: Date, until: Date, most: number): Promise<number | undefined> {
      const [row] = await run<{ tries: number }>(sql`
        insert into ${jobSlot} as held (job, slot, lease_until) values (${job}, ${at(slot)}, ${at(until)})
        on conflict (job, slot) do update set lease_until = excluded.lease_until, tries = held.tries + 1
          where held.finished_at is null and held.lease_until <= ${at(now)} and held.tries < ${most}
        returning tries`);
      return row?.tries;
    },
    finish: (tries: number, now: Date) => run(sql`update ${jobSlot} set finished_at = ${at(now)} where ${held(tries)}`),
    /** Gives it back, for anybody from `free` on. */
    release: (tries: number, free: Date, left: number) =>
      run(sql`update ${jobSlot} set lease_until = ${at(free)}, tries = ${left} where ${held(tries)}`),
  };
};
