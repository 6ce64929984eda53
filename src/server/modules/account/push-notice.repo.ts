import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Money } from '../../../contract/fields';
import { database, type Owner, type Tx } from '../../db/database';
import { session, shopper } from '../../db/schema/account';
import { pushDevice, pushNotice } from '../../db/schema/push';
import { claimed, dueRows, type Claim, type SendingTable } from '../../kernel/due-sending.repo';
import { PUSH_ATTEMPTS } from './push.rules';

export type PushRow = typeof pushNotice.$inferSelect;
interface NewNotice {
  id: string;
  code: string;
  reference?: string | undefined;
  sum?: Money | undefined;
  until?: Date | undefined;
  link?: string | undefined;
  event: string | null;
  createdAt?: Date | undefined;
}

/** One row for each browser in which the shopper is logged in; nothing where the same event was told there. */
export async function insertNotices(tx: Tx, { tenantId, shopperId }: Owner, notice: NewNotice): Promise<void> {
  const { id, code, reference = '', sum = null, until, link = null, event, createdAt = new Date() } = notice;
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
          sum: sql<Money | null>`${sum && JSON.stringify(sum)}::jsonb`.as('sum'),
          until: sql<Date | null>`${until?.toISOString() ?? null}::timestamptz`.as('until'),
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
    /** Gives back what was claimed and not begun. */
    async release(row: PushRow, now: Date): Promise<void> {
      const attempts = sql`${pushNotice.attempts} - 1`;
      await tx.update(pushNotice).set({ nextAttemptAt: now, attempts }).where(one(row));
    },
    async remove(row: PushRow): Promise<void> {
      await tx.delete(pushNotice).where(one(row));
    },
  };
};

const NOTICES: SendingTable = {
  table: pushNotice,
  keys: ['device_id', 'id'],
  // as the partial index has it
  waiting: sql.raw(`sent_at is null and attempts < ${String(PUSH_ATTEMPTS)}`),
  ofAShop: 20,
};

/** Due notices of all shops (`dueRows`). One statement, as the owner of the tables. */
export async function claimDueNotices(claim: Claim): Promise<PushRow[]> {
  const { db } = await database();
  return db.update(pushNotice).set(claimed(NOTICES, claim)).where(dueRows(NOTICES, claim)).returning();
}
