import type { Tx } from '../../db/database';
import { testPaymentRepo } from './test-payment.repo';

/** Ends every payment of a shop's time of trial: what was open is closed, what was paid cannot come back as real money. */
export async function endTestPayments(tx: Tx, { tenantId, now }: { tenantId: string; now: Date }): Promise<void> {
  const repo = testPaymentRepo(tx, { tenantId });
  // in this order: one that is being paid at this moment is waited for, and is a paid one then
  await repo.expireOpen();
  await repo.voidPaid();
  await repo.closeAttempts(now);
  await repo.voidClaims(now);
  await repo.removeRefundsUnderway();
  await repo.dropCompensations(now);
}
