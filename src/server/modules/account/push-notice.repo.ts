import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { database, type Owner, type Tx } from '../../db/database';
import { session, shopper } from '../../db/schema/account';
import { pushDevice, pushNotice } from '../../db/schema/push';
import { PUSH_ATTEMPTS } from './push.rules';

export type PushRow = typeof pushNotice.$inferSelect;
interface NewNotice {
  id: string;
  code: string;
  reference?: string | undefined;
  link?: string | undefined;
  event: string | null;
  createdAt?: Date | undefined;
}

/** One row for each browser in which the shopper is logged in; nothing where the same event was told there. */
export async function insertNotices(tx: Tx, { tenantId, shopperId }: Owner, notice: NewNotice): Promise<void> {
  const { id, code, reference = '', link = null, event, createdAt = new Date() } = notice;
  const at = createdAt.toISOString();
  await tx
    .insert(pushNotice)
    .select(
      tx
        .select({
          tenantId: pushDevice.tenantId,
          id: sql<string>`${id}::text`.as('id'),
          deviceId: sql<string>`${pushDevice.id}`.as('device_id'),
          code: sql<string>`${code}::text`.as('code'),
          reference: sql<string>`${reference}::text`.as('reference'),
          link: sql<string>`${link}::text`.as('link'),
          event: sql<string>`${event}::text`.as('event'),
          attempts: sql<number>`0`.as('attempts'),
          nextAttemptAt: sql<Date>`${at}::timestamptz`.as('next_attempt_at'),
          sentAt: sql<Date>`null::timestamptz`.as('sent_at'),
          createdAt: sql<Date>`${at}::timestamptz`.as('created_at'),
        })
        .from(pushDevice)
        .innerJoin(session, and(eq(session.tenantId, pushDevice.tenantId), eq(session.id, pushDevice.sessionId)))
        .where(
          and(
            eq(pushDevice.tenantId, tenantId),
            eq(pushDevice.shopperId, shopperId),
            isNull(session.revokedAt),
            gt(session.expiresAt, createdAt),
          ),
        )
        // who takes the browser over meanwhile drops this notice, or has none made
        .for('key share', { of: pushDevice }),
    )
    .onConflictDoNothing({ target: [pushNotice.tenantId, pushNotice.deviceId, pushNotice.event] });
}

export const pushNoticeRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = ({ deviceId, id }: PushRow) =>
    and(eq(pushNotice.tenantId, tenantId), eq(pushNotice.deviceId, deviceId), eq(pushNotice.id, id));
  return {
    /** Where it goes and in what language; nothing where its browser was logged out meanwhile. */
    async findDevice(id: string) {
      const [row] = await tx
        .select({
          endpoint: pushDevice.endpoint,
          p256dh: pushDevice.p256dh,
          auth: pushDevice.auth,
          language: shopper.language,
        })
        .from(pushDevice)
        .innerJoin(session, and(eq(session.tenantId, pushDevice.tenantId), eq(session.id, pushDevice.sessionId)))
        .innerJoin(shopper, and(eq(shopper.tenantId, pushDevice.tenantId), eq(shopper.id, pushDevice.shopperId)))
        .where(and(eq(pushDevice.tenantId, tenantId), eq(pushDevice.id, id), isNull(session.revokedAt)));
      return row;
    },
    async removeDevice(id: string): Promise<void> {
      await tx.delete(pushDevice).where(and(eq(pushDevice.tenantId, tenantId), eq(pushDevice.id, id)));
    },
    async markSent(row: PushRow, now: Date): Promise<void> {
      await tx.update(pushNotice).set({ sentAt: now }).where(one(row));
    },
    async postpone(row: PushRow, nextAttemptAt: Date): Promise<void> {
      await tx.update(pushNotice).set({ nextAttemptAt }).where(one(row));
    },
    async remove(row: PushRow): Promise<void> {
      await tx.delete(pushNotice).where(one(row));
    },
  };
};

/** As the partial index has it. */
const WAITING = sql.raw(`sent_at is null and attempts < ${String(PUSH_ATTEMPTS)}`);
const A_SHOP = 20;
const timeOf = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** Due notices of all shops, as mails are claimed (outbox.repo.ts): at most twenty of one shop, each hidden until `leaseUntil`. */
export async function claimDueNotices(now: Date, leaseUntil: Date, limit: number): Promise<PushRow[]> {
  const { db } = await database();
  const due = sql`
    with recursive shop as (
      (select tenant_id from push_notice where ${WAITING} order by tenant_id limit 1)
      union all
      select (select m.tenant_id from push_notice m where ${WAITING} and m.tenant_id > shop.tenant_id order by m.tenant_id limit 1)
      from shop where shop.tenant_id is not null
    ), due as (
      select first.* from shop cross join lateral (
        select tenant_id, device_id, id, next_attempt_at from push_notice m
        where ${WAITING} and m.tenant_id = shop.tenant_id and m.next_attempt_at <= ${timeOf(now)}
        order by m.next_attempt_at limit ${A_SHOP}
      ) first order by first.next_attempt_at limit ${limit}
    )
    select m.tenant_id, m.device_id, m.id from due
    join push_notice m on m.tenant_id = due.tenant_id and m.device_id = due.device_id and m.id = due.id
    where ${WAITING} and m.next_attempt_at <= ${timeOf(now)} for update of m skip locked`;
  return db
    .update(pushNotice)
    .set({ attempts: sql`${pushNotice.attempts} + 1`, nextAttemptAt: leaseUntil })
    .where(sql`(${pushNotice.tenantId}, ${pushNotice.deviceId}, ${pushNotice.id}) in (${due})`)
    .returning();
}
