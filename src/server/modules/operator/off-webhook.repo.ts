import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { staffNoticeSeen } from '../../db/schema/platform';
import { webhook } from '../../db/schema/webhook';

/** Turned off once more, it is told once more. */
const noticeId = sql<string>`'webhook-' || ${webhook.id} || '-' || floor(extract(epoch from ${webhook.offAt}))::text`;

/** Webhooks of the shop that the job has turned off, and of which this person has not put the notice away. */
export async function findOffWebhooks(tx: Tx, { tenantId, staffId }: StaffScope, limit: number) {
  const mine = and(eq(staffNoticeSeen.tenantId, tenantId), eq(staffNoticeSeen.staffId, staffId));
  const seen = tx
    .select({ id: staffNoticeSeen.noticeId })
    .from(staffNoticeSeen)
    .where(and(mine, eq(staffNoticeSeen.noticeId, noticeId)));
  const rows = await tx
    .select({ noticeId, url: webhook.url, offAt: webhook.offAt })
    .from(webhook)
    .where(and(eq(webhook.tenantId, tenantId), eq(webhook.isOn, false), isNotNull(webhook.offAt), notExists(seen)))
    .orderBy(desc(webhook.offAt))
    .limit(limit);
  return rows.flatMap(({ offAt, ...row }) => (offAt ? [{ ...row, offAt }] : []));
}
