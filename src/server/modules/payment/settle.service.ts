import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ledgerReference, move, postLedger } from '../wallet/ledger.service';
import { paymentRepo, type PaymentKind, type PaymentRow } from './payment.repo';
import { BALANCE, OPEN_STATUSES, accountsOf } from './payment.rules';

/** What the module of the target does in the same transaction. Throws STATE_CONFLICT where the target takes no money. */
export type OnSettled = (tx: Tx, payment: PaymentRow, now: Date) => Promise<void>;
export type OnSettledByKind = Partial<Record<PaymentKind, OnSettled>>;

/** Who pays: `BALANCE` or a provider's name. */
export interface Settlement {
  method: string;
  now: Date;
}

/**
 * The one place that turns a payment PAID: the balance, a callback, the return page and the reconciler all end here.
 * The conditional update is the guard; the ledger's unique reference is the second.
 * @throws AppError STATE_CONFLICT where it is not open, BALANCE_TOO_LOW
 */
export const createSettle =
  (onSettled: OnSettledByKind) =>
  async (tx: Tx, { id, tenantId }: Pick<PaymentRow, 'id' | 'tenantId'>, { method, now }: Settlement) => {
    const change = { status: 'PAID', method, paidAt: now } as const;
    const paid = await paymentRepo(tx, { tenantId }).transition({ id }, OPEN_STATUSES, change);
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
      entries: move(paid.amount, from, to),
    });
    if (!isNew) throw new AppError('STATE_CONFLICT');
    const follow = onSettled[kind];
    if (!follow) throw new Error(`nothing follows a payment of kind ${kind}`);
    await follow(tx, paid, now);
    return paid;
  };
export type Settle = ReturnType<typeof createSettle>;
