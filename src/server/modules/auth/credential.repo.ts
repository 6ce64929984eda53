import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';

export type NewShopper = Omit<typeof shopper.$inferInsert, 'tenantId'>;

/** The secrets of shoppers: found by e-mail before anyone is known to be logged in. */
export const credentialRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (shopperId: string) => and(eq(shopper.tenantId, tenantId), eq(shopper.id, shopperId));
  const columns = {
    id: shopper.id,
    email: shopper.email,
    language: shopper.language,
    loginHash: shopper.loginHash,
    payHash: shopper.payHash,
    blockedAt: shopper.blockedAt,
  };
  return {
    async findByEmail(email: string) {
      const [row] = await tx
        .select(columns)
        .from(shopper)
        .where(and(eq(shopper.tenantId, tenantId), eq(shopper.email, email)));
      return row;
    },
    async findById(shopperId: string) {
      const [row] = await tx.select(columns).from(shopper).where(one(shopperId));
      return row;
    },
    /** False where the e-mail is taken. */
    async insert(row: NewShopper): Promise<boolean> {
      const inserted = await tx
        .insert(shopper)
        .values({ ...row, tenantId })
        .onConflictDoNothing()
        .returning({ id: shopper.id });
      return inserted.length === 1;
    },
    async update(shopperId: string, change: Partial<NewShopper>): Promise<void> {
      await tx.update(shopper).set(change).where(one(shopperId));
    },
    /** Until the transaction ends, no other one opens a session of this shopper. */
    async lock(shopperId: string): Promise<void> {
      await tx.select({ id: shopper.id }).from(shopper).where(one(shopperId)).for('no key update');
    },
    /** Until the transaction ends, no other one gives this e-mail to an account or mails it a code. */
    async lockEmail(email: string): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${email}`}, 0))`);
    },
  };
};
