import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { webhook } from '../../db/schema/webhook';

export type WebhookRow = typeof webhook.$inferSelect;
type Change = Partial<Pick<WebhookRow, 'url' | 'kinds' | 'isOn' | 'sealedSecret' | 'failingSince' | 'offAt'>>;

export const webhookRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(webhook.tenantId, tenantId), eq(webhook.id, id));
  return {
    list: (): Promise<WebhookRow[]> =>
      tx.select().from(webhook).where(eq(webhook.tenantId, tenantId)).orderBy(asc(webhook.createdAt), asc(webhook.id)),
    async find(id: string): Promise<WebhookRow | undefined> {
      const [row] = await tx.select().from(webhook).where(one(id));
      return row;
    },
    async insert(row: Omit<typeof webhook.$inferInsert, 'tenantId'>): Promise<void> {
      await tx.insert(webhook).values({ tenantId, ...row });
    },
    /** Undefined where somebody was faster. */
    async change(id: string, version: number, change: Change): Promise<WebhookRow | undefined> {
      const [row] = await tx
        .update(webhook)
        .set({ ...change, version: version + 1 })
        .where(and(one(id), eq(webhook.version, version)))
        .returning();
      return row;
    },
    async remove(id: string, version: number): Promise<boolean> {
      const gone = await tx
        .delete(webhook)
        .where(and(one(id), eq(webhook.version, version)))
        .returning({ id: webhook.id });
      return gone.length === 1;
    },
    /** One change of the webhooks at a time in a shop. */
    async lock(): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} webhooks`}, 0))`);
    },
    async arrived(id: string): Promise<void> {
      await tx
        .update(webhook)
        .set({ failingSince: null })
        .where(and(one(id), isNotNull(webhook.failingSince)));
    },
    /** @returns since when; undefined where it is gone or off */
    async failed(id: string, now: Date): Promise<Date | undefined> {
      const failingSince = sql`coalesce(${webhook.failingSince}, ${now.toISOString()}::timestamptz)`;
      const [row] = await tx
        .update(webhook)
        .set({ failingSince })
        .where(and(one(id), eq(webhook.isOn, true)))
        .returning({ since: webhook.failingSince });
      return row?.since ?? undefined;
    },
    async turnOff(id: string, offAt: Date): Promise<void> {
      await tx
        .update(webhook)
        .set({ isOn: false, offAt, version: sql`${webhook.version} + 1` })
        .where(one(id));
    },
  };
};
