import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { WebhookBody } from '../../../contract/webhook';
import { database, type Tx } from '../../db/database';
import { webhookDelivery } from '../../db/schema/webhook';
import type { Claim } from '../../kernel/due-sending.repo';
import { FAILING_WAIT_MS } from './webhook.rules';

export type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** So many of one webhook at a time: one after the other, within the lease of a claim. */
const OF_A_WEBHOOK = 10;
const timeOf = (time: Date) => sql`${time.toISOString()}::timestamptz`;
/** Of an event at one webhook: told twice, it is there once. */
const idOf = (eventId: string) => sql`left(encode(sha256(convert_to(w.id || ${eventId}, 'UTF8')), 'hex'), 32)`;

/** A row for each webhook that is on and wants this. @param only this one, whatever it wants */
export async function queueDeliveries(tx: Tx, tenantId: string, body: WebhookBody, only?: string): Promise<void> {
  const wanted = only ? sql`w.id = ${only}` : sql`w.is_on and w.kinds @> array[${body.kind}]::text[]`;
  const at = sql`${body.at}::timestamptz`;
  await tx.execute(sql`
    insert into webhook_delivery (tenant_id, id, webhook_id, event_id, kind, payload, next_attempt_at, created_at)
    select w.tenant_id, ${idOf(body.id)}, w.id, ${body.id}, ${body.kind}, ${JSON.stringify(body)}::jsonb,
      case when w.failing_since is null or ${only !== undefined} then ${at}
        else ${at} + ${FAILING_WAIT_MS} * interval '1 millisecond' end, ${at}
    from webhook w where w.tenant_id = ${tenantId} and ${wanted} for key share of w
    on conflict do nothing`);
}

export const deliveryRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(webhookDelivery.tenantId, tenantId), eq(webhookDelivery.id, id));
  // of the try that claimed it: one that comes back when another has begun changes nothing
  const held = ({ id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>) =>
    and(one(id), eq(webhookDelivery.state, 'WAITING'), eq(webhookDelivery.attempts, attempts));
  return {
    async find(id: string): Promise<DeliveryRow | undefined> {
      const [row] = await tx.select().from(webhookDelivery).where(one(id));
      return row;
    },
    async findOf(webhookId: string, eventId: string): Promise<DeliveryRow | undefined> {
      const isIt = and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.eventId, eventId));
      const [row] = await tx
        .select()
        .from(webhookDelivery)
        .where(and(eq(webhookDelivery.tenantId, tenantId), isIt));
      return row;
    },
    /** The newest first. @param after the place of the last one that is known */
    list(webhookId: string, limit: number, after?: { at: Date; id: string }): Promise<DeliveryRow[]> {
      const { createdAt, id } = webhookDelivery;
      const where: (SQL | undefined)[] = [
        eq(webhookDelivery.tenantId, tenantId),
        eq(webhookDelivery.webhookId, webhookId),
      ];
      if (after) where.push(sql`(${createdAt}, ${id}) < (${timeOf(after.at)}, ${after.id})`);
      return tx
        .select()
        .from(webhookDelivery)
        .where(and(...where))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit);
    },
    /** What came of a try. False where another has begun since. */
    async settle(row: Pick<DeliveryRow, 'id' | 'attempts'>, change: Partial<DeliveryRow>): Promise<boolean> {
      const done = await tx.update(webhookDelivery).set(change).where(held(row)).returning({ id: webhookDelivery.id });
      return done.length === 1;
    },
    /** Gives back what was claimed and not begun. */
    async release(row: DeliveryRow, nextAttemptAt: Date): Promise<void> {
      await tx
        .update(webhookDelivery)
        .set({ nextAttemptAt, attempts: sql`${webhookDelivery.attempts} - 1` })
        .where(held(row));
    },
    /** False where it waits already. */
    async sendAgain(id: string, now: Date): Promise<boolean> {
      const set = { state: 'WAITING' as const, attempts: 0, nextAttemptAt: now, sentAt: null };
      const isOver = sql`${webhookDelivery.state} <> 'WAITING'`;
      const again = await tx.update(webhookDelivery).set(set).where(and(one(id), isOver)).returning({ id: webhookDelivery.id }); // prettier-ignore
      return again.length === 1;
    },
    async giveUpAll(webhookId: string): Promise<void> {
      const waits = and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.state, 'WAITING'));
      await tx
        .update(webhookDelivery)
        .set({ state: 'GIVEN_UP' })
        .where(and(eq(webhookDelivery.tenantId, tenantId), waits));
    },
  };
};

/**
 * What is due in all shops whose doors are open: of each webhook a few, so that none stands behind another's hundreds, and
 * nobody else's until then. One statement, as the owner of the tables.
 */
export async function claimDueDeliveries({ now, until, limit }: Claim): Promise<DeliveryRow[]> {
  const { db } = await database();
  const due = sql`
    with recursive hook as (
      (select tenant_id, webhook_id from webhook_delivery where state = 'WAITING' order by tenant_id, webhook_id limit 1)
      union all
      select next.tenant_id, next.webhook_id from hook cross join lateral (
        select m.tenant_id, m.webhook_id from webhook_delivery m
        where m.state = 'WAITING' and (m.tenant_id, m.webhook_id) > (hook.tenant_id, hook.webhook_id)
        order by m.tenant_id, m.webhook_id limit 1
      ) next
    ), due as (
      select first.* from hook cross join lateral (
        select m.tenant_id, m.id, m.next_attempt_at from webhook_delivery m
        where m.state = 'WAITING' and m.tenant_id = hook.tenant_id and m.webhook_id = hook.webhook_id
          and not exists (select from tenant t where t.id = m.tenant_id and t.suspended_at is not null)
          and m.next_attempt_at <= ${timeOf(now)}
        order by m.next_attempt_at limit ${OF_A_WEBHOOK}
      ) first order by first.next_attempt_at limit ${limit}
    )
    select m.tenant_id, m.id from due join webhook_delivery m on m.tenant_id = due.tenant_id and m.id = due.id
    where m.state = 'WAITING' and m.next_attempt_at <= ${timeOf(now)} for update of m skip locked`;
  const rows = await db
    .update(webhookDelivery)
    .set({ attempts: sql`${webhookDelivery.attempts} + 1`, nextAttemptAt: until })
    .where(sql`(${webhookDelivery.tenantId}, ${webhookDelivery.id}) in (${due})`)
    .returning();
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** What is due to the servers of all shops and for how long, and how many of them fail. */
export async function readWebhookBacklog(
  now: Date,
): Promise<{ waiting: number; oldestSeconds: number; failing: number }> {
  const { db } = await database();
  const answer = await db.execute(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from ${timeOf(now)} - min(next_attempt_at)), 0)::float8 as "oldestSeconds",
      (select count(*)::int from webhook where is_on and failing_since is not null) as failing
    from webhook_delivery where state = 'WAITING' and next_attempt_at <= ${timeOf(now)}`);
  const [row] = (answer as unknown as { rows: { waiting: number; oldestSeconds: number; failing: number }[] }).rows;
  return row ?? { waiting: 0, oldestSeconds: 0, failing: 0 };
}
