import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { payment, paymentAttempt } from '../../db/schema/money';
import { refundClaim } from '../../db/schema/refund';
import { LIVE } from './attempt.repo';

export const testPaymentRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const end = async (from: (typeof payment.$inferSelect)['status'][], status: 'EXPIRED' | 'REFUNDED') => {
    await tx
      .update(payment)
      .set({ status })
      .where(and(eq(payment.tenantId, tenantId), inArray(payment.status, from)));
  };
  return {
    expireOpen: () => end(['UNPAID', 'PROCESSING', 'NEEDS_REVIEW'], 'EXPIRED'),
    /** They gave test money, which is gone: none of it can be asked back. */
    voidPaid: () => end(['PAID', 'PARTIALLY_REFUNDED'], 'REFUNDED'),
    /** Their sums leave the book with all other test money. */
    async voidClaims(updatedAt: Date): Promise<void> {
      await tx
        .update(refundClaim)
        .set({ status: 'VOID', updatedAt })
        .where(and(eq(refundClaim.tenantId, tenantId), inArray(refundClaim.status, ['REQUESTED', 'WITH_SHOP'])));
    },
    async closeAttempts(updatedAt: Date): Promise<void> {
      await tx
        .update(paymentAttempt)
        .set({ status: 'CLOSED', updatedAt })
        .where(and(eq(paymentAttempt.tenantId, tenantId), inArray(paymentAttempt.status, LIVE)));
    },
  };
};
