import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { quote } from '../db/schema/shopping';
import { idempotency, rateLimit } from '../db/schema/tenant';

export const cleanupRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  async removeRateLimits(expiredBefore: Date) {
    await tx.delete(rateLimit).where(and(eq(rateLimit.tenantId, tenantId), lt(rateLimit.expiresAt, expiredBefore)));
  },
  async removeAnswers(createdBefore: Date) {
    await tx
      .delete(idempotency)
      .where(and(eq(idempotency.tenantId, tenantId), lt(idempotency.createdAt, createdBefore)));
  },
  async removeQuotes(expiredBefore: Date) {
    await tx.delete(quote).where(and(eq(quote.tenantId, tenantId), lt(quote.expiresAt, expiredBefore)));
  },
});
