import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ledgerReference, transfer, postLedger, type AccountName, type LedgerEntry } from '../wallet/ledger.service';
import { paymentRepo, type PaymentKind, type PaymentRow } from './payment.repo';
import { BALANCE, OPEN_STATUSES, accountsOf } from './payment.rules';

/** What the module of the target does in the same transaction. */
export interface OnSettled {
  /** For each payment. Throws STATE_CONFLICT where the target takes no money. */
  follow: (tx: Tx, payment: PaymentRow, now: Date) => Promise<void>;
  /** Once for all of this kind that one call has paid for one shopper. */
  tell?: (tx: Tx, payments: PaymentRow[], now: Date) => Promise<void>;
  /** Until when sums of these targets are to be paid; without it there is no end. */
  dueBy?: DueBy;
  /** What sums of these targets are for, in the order that lists show it; without it nothing is shown. */
  things?: ThingsOf;
}
export type DueBy = (tx: Tx, tenantId: string, targetIds: string[]) => Promise<{ targetId: string; at: Date | null }[]>;
/** @param orderItemId what its title may be told by in the reader's words */
export interface DueThing {
  targetId: string;
  id: string;
  title: string;
  image: string;
  orderItemId: string | null;
}
export type ThingsOf = (tx: Tx, owner: Owner, targetIds: string[]) => Promise<DueThing[]>;
export type OnSettledByKind = Partial<Record<PaymentKind, OnSettled>>;

/** Who pays: `BALANCE` or a provider's name. */
export interface Settlement {
  method: string;
  /** What a provider took on top; it is no part of the payment. */
  fee?: number;
  now: Date;
}

type Due = Pick<PaymentRow, 'id' | 'tenantId'>;

/** The same, with what is paid on top: an account of its own, for the provider keeps it. */
const withFee = (entries: LedgerEntry[], from: AccountName, fee: number): LedgerEntry[] =>
  fee === 0
    ? entries
    : [
        ...entries.map((entry) => (entry.account === from ? { ...entry, amount: entry.amount - fee } : entry)),
        { account: { kind: 'PAYMENT_FEES' }, amount: fee },
      ];

/**
 * The one place that turns payments PAID: the balance, a callback, the return page and the reconciler all end here.
 * The conditional update is the guard; the ledger's unique reference is the second.
 * @throws AppError STATE_CONFLICT where one is not open, BALANCE_TOO_LOW
 */
export const createSettle = (onSettled: OnSettledByKind) => {
  async function settleOne(tx: Tx, { id, tenantId }: Due, { method, fee = 0, now }: Settlement): Promise<PaymentRow> {
    const change = { status: 'PAID', method, fee, paidAt: now } as const;
    const paid = await paymentRepo(tx, { tenantId }).move({ id }, OPEN_STATUSES, change);
    if (!paid) throw new AppError('STATE_CONFLICT');
    const { kind, paymentNo, targetNo, currency } = paid;
    if (kind === 'DEPOSIT' && method === BALANCE) throw new AppError('METHOD_DISABLED');
    const { from, to } = accountsOf(paid, method);
    const isNew = await postLedger(tx, {
      tenantId,
      kind: kind === 'DEPOSIT' ? 'DEPOSIT' : 'PAYMENT',
      reference: ledgerReference(targetNo, paymentNo),
      currency,
      now,
      entries: withFee(transfer(paid.amount, from, to), from, fee),
    });
    if (!isNew) throw new AppError('STATE_CONFLICT');
    const target = onSettled[kind];
    if (!target) throw new Error(`nothing follows a payment of kind ${kind}`);
    await target.follow(tx, paid, now);
    return paid;
  }

  return async (tx: Tx, due: Due[], settlement: Settlement): Promise<PaymentRow[]> => {
    const paid: PaymentRow[] = [];
    for (const row of due) paid.push(await settleOne(tx, row, settlement));
    for (const kind of new Set(paid.map((row) => row.kind))) {
      const alike = paid.filter((row) => row.kind === kind);
      await onSettled[kind]?.tell?.(tx, alike, settlement.now);
    }
    return paid;
  };
};
export type Settle = ReturnType<typeof createSettle>;
