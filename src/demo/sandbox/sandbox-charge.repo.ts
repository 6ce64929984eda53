import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../server/db/database';
import { sandboxCharge } from '../../server/db/schema/sandbox';
import type { DueRows } from '../../server/kernel/work-claim.repo';

export type ChargeRow = typeof sandboxCharge.$inferSelect;
const REDELIVER_FOR_MS = 3 * 86_400_000;
/** Who has held a callback back has this long to see what becomes of it. */
const REDELIVER_AFTER_MS = 60_000;

/** The sandbox's own books. */
export const sandboxChargeRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const charge = (id: string) => and(eq(sandboxCharge.tenantId, tenantId), eq(sandboxCharge.id, id));
  const lock = async (id: string) => (await tx.select().from(sandboxCharge).where(charge(id)).for('update'))[0];
  return {
    /** Asked for again, it is the charge that is there. */
    async insert(row: Omit<ChargeRow, 'tenantId' | 'events' | 'status' | 'refunds'>): Promise<void> {
      await tx
        .insert(sandboxCharge)
        .values({ tenantId, status: 'open', ...row })
        .onConflictDoNothing();
    },
    async find(id: string): Promise<ChargeRow | undefined> {
      const [row] = await tx.select().from(sandboxCharge).where(charge(id));
      return row;
    },
    /** A charge is decided once. @returns undefined where it was decided before */
    async decide(id: string, status: ChargeRow['status'], eventId: string): Promise<ChargeRow | undefined> {
      const [row] = await tx
        .update(sandboxCharge)
        .set({ status, events: [{ id: eventId, deliveredAt: null }] })
        .where(and(charge(id), eq(sandboxCharge.status, 'open')))
        .returning();
      return row;
    },
    /** All that was paid goes back at most, each reference once. @returns whether it went back by this one, now or before */
    async refund(id: string, { amount, currency }: { amount: number; currency: string }, reference: string) {
      const held = await lock(id);
      if (!held || held.status !== 'approved' || held.currency !== currency) return false;
      const before = held.refunds.find((one) => one.reference === reference);
      if (before) return before.amount === amount;
      if (amount <= 0 || amount > held.amount - returnedOf(held)) return false;
      const refunds = [...held.refunds, { reference, amount }];
      await tx.update(sandboxCharge).set({ refunds }).where(charge(id));
      return true;
    },
    async setEvents(id: string, events: ChargeRow['events']): Promise<void> {
      await tx.update(sandboxCharge).set({ events }).where(charge(id));
    },
  };
};

/** What has gone back of a charge. */
export const returnedOf = ({ refunds }: Pick<ChargeRow, 'refunds'>) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Decided charges of all shops, begun a minute ago, whose callback has not arrived; written out, as the partial index has it. */
export const undeliveredCharges = (now: Date): DueRows => ({
  table: sandboxCharge,
  where: sql`${sandboxCharge.status} <> 'open' and ${sandboxCharge.events}->0->>'deliveredAt' is null
    and ${sandboxCharge.createdAt} > ${new Date(now.getTime() - REDELIVER_FOR_MS).toISOString()}::timestamptz
    and ${sandboxCharge.createdAt} <= ${new Date(now.getTime() - REDELIVER_AFTER_MS).toISOString()}::timestamptz`,
  oldest: sandboxCharge.createdAt,
});
