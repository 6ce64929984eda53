import type { PaymentService } from '../modules/payment/payment.service';
import type { DepositService } from '../modules/wallet/deposit.service';
import { checkLedgers, readLedgersAnew } from './check-ledgers';
import { onceASlot } from './once-a-slot';
import type { Job } from './runner';

const MINUTE_MS = 60_000;

export interface Money {
  payments: Pick<PaymentService, 'reconcile' | 'returnDueClaims'>;
  deposits: Pick<DepositService, 'expireDeposits'>;
}

/** What keeps the money right when a callback, a process or a shopper does not come back. */
export const moneyJobs = ({ payments, deposits }: Money): Job[] => [
  { name: 'reconcile payments', lane: 'money', everyMs: MINUTE_MS, run: payments.reconcile },
  { name: 'return refunds', lane: 'money', everyMs: MINUTE_MS, run: payments.returnDueClaims },
  { name: 'expire deposits', lane: 'money', everyMs: 10 * MINUTE_MS, run: deposits.expireDeposits },
  onceASlot({ name: 'read ledgers anew', lane: 'checks', slotMs: 24 * 60 * MINUTE_MS, run: readLedgersAnew }),
  onceASlot({ name: 'check ledgers', lane: 'checks', slotMs: 60 * MINUTE_MS, run: checkLedgers }),
];
