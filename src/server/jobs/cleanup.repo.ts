import { sql } from 'drizzle-orm';
import { database } from '../db/database';

/** Tables that are cleaned, each with its key and the time that an index is on, and which rows that index has. */
interface Kept {
  key: string;
  time: string;
  where?: string;
}
const CLEANED = {
  rate_limit: { key: 'tenant_id, key, window_start', time: 'expires_at' },
  idempotency: { key: 'tenant_id, shopper_id, key', time: 'created_at' },
  quote: { key: 'tenant_id, id', time: 'expires_at' },
  transit_quote: { key: 'tenant_id, id', time: 'expires_at' },
  email_code: { key: 'tenant_id, id', time: 'created_at' },
  known_device: { key: 'tenant_id, shopper_id, token_hash', time: 'last_seen_at' },
  session: { key: 'tenant_id, id', time: 'expires_at' },
  staff_device: { key: 'tenant_id, staff_id, token_hash', time: 'last_seen_at' },
  platform_device: { key: 'tenant_id, person_id, token_hash', time: 'last_seen_at' },
  staff_session: { key: 'tenant_id, id', time: 'expires_at' },
  platform_session: { key: 'tenant_id, id', time: 'expires_at' },
  staff_link: { key: 'tenant_id, id', time: 'expires_at' },
  bench_scan: { key: 'tenant_id, id', time: 'at' },
  // its parts go with it
  export_job: { key: 'tenant_id, id', time: 'expires_at' },
  search_day: { key: 'tenant_id, day, language, word', time: 'day' },
  notification: { key: 'tenant_id, id', time: 'created_at' },
  push_notice: { key: 'tenant_id, device_id, id', time: 'created_at' },
  outbox_mail: { key: 'tenant_id, id', time: 'created_at' },
  webhook_delivery: { key: 'tenant_id, id', time: 'created_at' },
  provider_event: { key: 'tenant_id, provider, event_id', time: 'created_at' },
  // what a shop still owes stays as long as it does
  refund_claim: { key: 'tenant_id, id', time: 'updated_at', where: `status in ('RETURNED', 'ON_BALANCE', 'VOID')` },
  customs_info: { key: 'tenant_id, id', time: 'purge_after', where: 'purge_after is not null' },
  customs_look: { key: 'tenant_id, id', time: 'at' },
  account_look: { key: 'tenant_id, id', time: 'started_at' },
  data_export: { key: 'tenant_id, id', time: 'expires_at' },
  job_slot: { key: 'job, slot', time: 'slot' },
  marketplace_translation: { key: 'translator, language, text_hash', time: 'translated_at' },
  marketplace_answer: { key: 'source, account, question', time: 'asked_at' },
} satisfies Record<string, Kept>;
export type Cleaned = keyof typeof CLEANED;

const BATCH = 2000;
const countOf = (result: unknown): number => {
  const { rowCount, affectedRows } = result as { rowCount?: number; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
};

/** The oldest rows of all shops, as the owner of the tables. What somebody else holds is left. @returns whether there may be more */
export async function removeSome(table: Cleaned, before: Date): Promise<boolean> {
  const { db } = await database();
  const { key, time, where = 'true' }: Kept = CLEANED[table];
  const old = sql`${sql.raw(where)} and ${sql.raw(time)} < ${before.toISOString()}::timestamptz`;
  const removed = await db.execute(sql`delete from ${sql.raw(table)} where (${sql.raw(key)}) in (
    select ${sql.raw(key)} from ${sql.raw(table)} where ${old} order by ${sql.raw(time)} limit ${BATCH} for update skip locked)`);
  return countOf(removed) === BATCH;
}

/** Claims of what is gone, and parked ones, whose work is so tried again. */
export async function removeClaims(before: Date): Promise<void> {
  const { db } = await database();
  const limit = sql`${before.toISOString()}::timestamptz`;
  await db.execute(sql`delete from work_claim where until < ${limit}`);
  await db.execute(sql`delete from work_claim where until = 'infinity' and parked_at < ${limit}`);
}
