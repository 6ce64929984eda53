import type { ChargeName } from '../../adapters/payment/payment.port';
import type { ChargeReport, ChargeState, KnownPayment } from '../../adapters/payment/provider-call.port';
import type { ChargeStart, Payment } from '../../../contract/payment';
import type { ATTEMPT_STATUSES, payment, paymentAttempt } from '../../db/schema/money';
import type { AccountName } from '../wallet/ledger.service';

type Row = typeof payment.$inferSelect;
type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** States that money can still settle; all others are over. */
export const OPEN_STATUSES: Row['status'][] = ['UNPAID', 'PROCESSING'];
export const isOpen = ({ status }: Pick<Row, 'status'>): boolean => OPEN_STATUSES.includes(status);
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
  ...(row.fee > 0 && { fee: { amount: row.fee, currency: row.currency } }),
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
    to: kind === 'DEPOSIT' ? balance : { kind: KINDS_OF.TRANSIT.includes(kind) ? 'FREIGHT' : 'SALES' },
  };
}

/** Whether the provider's own time for a charge is over: whoever asks again gets another one. */
export const isOver = (start: ChargeStart, now: Date) =>
  start.expiresAt !== null && new Date(start.expiresAt).getTime() <= now.getTime();

const STATES: Record<AttemptStatus, ChargeState | 'disputed'> = {
  CREATED: 'pending',
  OPEN: 'pending',
  PAID: 'paid',
  DECLINED: 'declined',
  CLOSED: 'closed',
  NEEDS_REVIEW: 'disputed',
};

/** A payment as a provider may hear of it. */
export const presentKnown = (row: Row, attempt?: typeof paymentAttempt.$inferSelect): KnownPayment => ({
  paymentNo: row.paymentNo,
  amount: { amount: row.amount + (attempt?.fee ?? 0), currency: row.currency },
  isOpen: OPEN_STATUSES.includes(row.status),
  ...(attempt && {
    charge: {
      reference: attempt.id,
      providerRef: attempt.providerRef,
      state: STATES[attempt.status],
      memo: attempt.memo,
      createdAt: attempt.createdAt,
      updatedAt: attempt.updatedAt,
    },
  }),
});

/** Whether we have heard the provider's own name for a charge; until then it goes by ours. */
export const isNamed = ({ id, providerRef }: { id: string; providerRef: string }) => id !== providerRef;

/** What a question about a charge says of it. */
export const nameOf = ({
  id,
  providerRef,
  createdAt,
  memo,
}: Omit<ChargeName, 'credentials' | 'reference'> & { id: string }) => ({
  reference: id,
  providerRef,
  createdAt,
  memo,
});

/** P3: it is our payment, our account, the whole sum with what was to be paid on top, the same currency. */
export const isAsAgreed = (
  report: ChargeReport,
  agreed: Pick<Row, 'paymentNo' | 'amount' | 'currency'> & { fee: number },
  account: string,
) =>
  (report.paymentNo ?? agreed.paymentNo) === agreed.paymentNo &&
  report.merchant === account &&
  report.amount.amount === agreed.amount + agreed.fee &&
  report.amount.currency === agreed.currency;
