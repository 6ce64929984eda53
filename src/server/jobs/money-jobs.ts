import type { Sandbox } from '../adapters/payment/sandbox-payment';
import { log } from '../kernel/log';
import type { PaymentService } from '../modules/payment/payment.service';
import type { DepositService } from '../modules/wallet/deposit.service';
import { verifyLedger } from '../modules/wallet/ledger.service';
import { eachTenant } from './each-tenant';
import type { Job } from './runner';

const MINUTE_MS = 60_000;

export interface Money {
  payments: Pick<PaymentService, 'reconcile' | 'returnClaims'>;
  deposits: Pick<DepositService, 'expireDeposits'>;
  sandbox: Pick<Sandbox, 'redeliver'>;
}

/** What keeps the money right when a callback, a process or a shopper does not come back. */
export const moneyJobs = ({ payments, deposits, sandbox }: Money): Job[] => [
  {
    name: 'reconcile payments',
    everyMs: MINUTE_MS,
    run: (now) => eachTenant(now, (scope) => payments.reconcile(scope)),
  },
  {
    name: 'return refunds',
    everyMs: MINUTE_MS,
    run: (now) => eachTenant(now, (scope) => payments.returnClaims(scope)),
  },
  {
    name: 'redeliver sandbox callbacks',
    everyMs: MINUTE_MS,
    run: (now) => eachTenant(now, ({ tenantId }) => sandbox.redeliver({ tenantId, now: now() })),
  },
  {
    name: 'expire deposits',
    everyMs: 10 * MINUTE_MS,
    run: (now) => eachTenant(now, (scope) => deposits.expireDeposits(scope)),
  },
  { name: 'check ledgers', everyMs: 60 * MINUTE_MS, run: checkLedgers },
];

const checkLedgers = (now: () => Date) =>
  eachTenant(now, async ({ tenantId }) => {
    for (const problem of await verifyLedger(tenantId)) log().error({ tenant: tenantId, problem }, 'ledger is wrong');
  });
