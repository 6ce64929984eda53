import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { marketplaceToken } from '../../../db/schema/marketplace';

/** Longer than a supplier is waited for. */
const WAIT_MS = '7000';

type Row = typeof marketplaceToken.$inferSelect;

export const tokenRepo = (tx: Tx) => ({
  /** Until the end of the transaction nobody else has this credential. */
  async lock(credential: string): Promise<void> {
    await tx.execute(
      sql`select set_config('lock_timeout', ${WAIT_MS}, true), set_config('statement_timeout', ${WAIT_MS}, true)`,
    );
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`marketplace-token ${credential}`}, 0))`);
  },
  async find(credential: string): Promise<Row | undefined> {
    const [row] = await tx.select().from(marketplaceToken).where(eq(marketplaceToken.credential, credential));
    return row;
  },
  async save(row: Omit<Row, 'updatedAt'>): Promise<void> {
    const { sealed, sealedBy } = row;
    await tx
      .insert(marketplaceToken)
      .values(row)
      .onConflictDoUpdate({ target: marketplaceToken.credential, set: { sealed, sealedBy, updatedAt: sql`now()` } });
  },
});
