import type { ChargeReport } from '../../adapters/payment/provider-call.port';
import type { Payment } from '../../../contract/payment';
import type { payment } from '../../db/schema/money';
import type { AccountName } from '../wallet/ledger.service';

type Row = typeof payment.$inferSelect;

/** States that money can still settle; all others are over. */
export const OPEN_STATUSES: Row['status'][] = ['UNPAID', 'PROCESSING'];
export const BALANCE = 'BALANCE';
/** Kinds of payment that belong to an order of this type. */
export const KINDS_OF: Record<'PURCHASE' | 'TRANSIT', Row['kind'][]> = {
  PURCHASE: ['PURCHASE', 'PURCHASE_TOPUP'],
  TRANSIT: ['TRANSIT', 'TRANSIT_TOPUP', 'STORAGE'],
};

export const presentPayment = (row: Row): Payment => ({
  id: row.id,
  paymentNo: row.paymentNo,
  kind: row.kind,
  status: row.status,
  amount: { amount: row.amount, currency: row.currency },
  orderNo: row.targetNo,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  method: row.method,
});

/** So often a provider is asked to send money back, over a good day; then the shop has to. */
export const CLAIM_ATTEMPTS = 10;
const MINUTE_MS = 60_000;

/** After so many attempts: in 2, 4, 8 … minutes, six hours at most. */
export const nextClaimAttempt = (attempts: number, now: Date) =>
  new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** attempts, 360 * MINUTE_MS));

/** Kinds whose money belongs to an order, on which a claim is shown. */
export const hasOrder = ({ kind }: Pick<Row, 'kind'>) => kind !== 'DEPOSIT';

/** Where the money of a settled payment comes from and goes to; the table is in wallet/ledger.service.ts. */
export function accountsOf(
  { kind, shopperId }: Pick<Row, 'kind' | 'shopperId'>,
  method: string,
): { from: AccountName; to: AccountName } {
  const balance = { kind: 'SHOPPER_BALANCE', shopperId } as const;
  return {
    from: method === BALANCE ? balance : { kind: 'PROVIDER_CLEARING', provider: method },
    to: kind === 'DEPOSIT' ? balance : { kind: 'SALES' },
  };
}

/** Whether we have heard the provider's own name for a charge; until then it goes by ours. */
export const isNamed = ({ id, providerRef }: { id: string; providerRef: string }) => id !== providerRef;

/** P3: it is our payment, our account, the whole sum, the same currency. */
export const isAsAgreed = (
  report: ChargeReport,
  agreed: Pick<Row, 'paymentNo' | 'amount' | 'currency'>,
  account: string,
) =>
  report.paymentNo === agreed.paymentNo &&
  report.merchant === account &&
  report.amount.amount === agreed.amount &&
  report.amount.currency === agreed.currency;
