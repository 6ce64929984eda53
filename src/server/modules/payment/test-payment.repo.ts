import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { compensation, compensationMonth } from '../../db/schema/compensation';
import { payment, paymentAttempt } from '../../db/schema/money';
import { refund, refundClaim } from '../../db/schema/refund';
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
    /** What was still to come back of them never will. */
    async removeRefundsUnderway(): Promise<void> {
      await tx
        .delete(refund)
        .where(and(eq(refund.tenantId, tenantId), notInArray(refund.status, ['REFUNDED', 'REJECTED', 'TAKEN_BACK'])));
    },
    /** What the shop was about to give of its own, and what it gave this month. */
    async dropCompensations(updatedAt: Date): Promise<void> {
      await tx
        .update(compensation)
        .set({ status: 'DROPPED', updatedAt })
        .where(and(eq(compensation.tenantId, tenantId), inArray(compensation.status, ['ASKED', 'SENT_BACK', 'OWED'])));
      await tx.delete(compensationMonth).where(eq(compensationMonth.tenantId, tenantId));
    },
    async closeAttempts(updatedAt: Date): Promise<void> {
      await tx
        .update(paymentAttempt)
        .set({ status: 'CLOSED', updatedAt })
        .where(and(eq(paymentAttempt.tenantId, tenantId), inArray(paymentAttempt.status, LIVE)));
    },
  };
};
