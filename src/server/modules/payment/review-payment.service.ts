import { paths } from '../../../contract/paths';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { retriedTx } from '../../kernel/retried-tx';
import { tellOfReview } from '../account/order-mail.service';
import { attemptRepo, type AttemptRow } from './attempt.repo';
import { giveLateMoney } from './charge-report.service';
import { paymentRepo, type PaymentRow } from './payment.repo';
import { OPEN_STATUSES } from './payment.rules';
import type { Settle } from './settle.service';

interface Review {
  tenantId: string;
  paymentNo: string;
  /** Whether the whole sum is with the provider, as a person has seen there. */
  isPaid: boolean;
  keepsBalances: boolean;
  now: Date;
  /** Writes the deed into the audit, in the transaction of its effect. */
  record: (tx: Tx, outcome: Outcome, about: InReview) => Promise<void>;
}
export interface InReview {
  payment: PaymentRow;
  charge: AttemptRow;
}
/** LATE: its order takes no money any more, so the shopper has it back. UNPAID: it can be paid anew. */
export type Outcome = 'PAID' | 'LATE' | 'UNPAID' | 'EXPIRED';

/** Payments that a person has to look at, with the charge that says something else, oldest first. */
export const listInReview = (tenantId: string) => shopTx(tenantId, (tx) => listInReviewBy(tx, tenantId));

/** The same in the transaction of whoever asks. */
export const listInReviewBy = (tx: Tx, tenantId: string): Promise<InReview[]> =>
  attemptRepo(tx, { tenantId }).inReview();

/**
 * Says what a payment is that its provider told something else of than was agreed: once, however many decide. What is paid
 * pays its order, or comes back where that takes no money any more; what is not can be paid anew where it still is due.
 * @param by whose transaction it is; the shop's own where a command decides
 * @throws AppError NOT_FOUND, STATE_CONFLICT where nobody has to decide
 */
export const createReviewPayment =
  (settle: Settle) =>
  (
    { tenantId, paymentNo, isPaid, keepsBalances, now, record }: Review,
    by: Pick<Ctx, 'tx'> = { tx: (work) => shopTx(tenantId, work) },
  ): Promise<Outcome> =>
    retriedTx(by, async (tx) => {
      const payment = await paymentRepo(tx, { tenantId }).lockByNo(paymentNo);
      if (!payment) throw new AppError('NOT_FOUND');
      const charges = (await attemptRepo(tx, { tenantId }).inReview()).filter((each) => each.payment.id === payment.id);
      const charge = charges.at(-1)?.charge;
      if (payment.status !== 'NEEDS_REVIEW' || !charge) throw new AppError('STATE_CONFLICT');
      const outcome = await decide(tx, settle, { payment, charge, isPaid, keepsBalances, now });
      for (const { charge: each } of charges) {
        const status = isPaid && each.id === charge.id ? 'PAID' : 'CLOSED';
        await attemptRepo(tx, { tenantId }).move(each.id, ['NEEDS_REVIEW'], { status, updatedAt: now });
      }
      await tell(tx, payment, `${charge.id}.${outcome}`, { outcome, now });
      await record(tx, outcome, { payment, charge });
      return outcome;
    });

const pageOf = (kind: PaymentRow['kind'], id: string): string => {
  if (kind === 'DEPOSIT') return paths.balance();
  return kind.startsWith('PURCHASE') ? paths.purchase(id) : paths.transitOrder(id);
};

/** What these pay is told where they are settled; money that is late, where it goes. */
const TOLD_AS_PAID: readonly PaymentRow['kind'][] = ['PURCHASE', 'DEPOSIT'];

async function tell(
  tx: Tx,
  { tenantId, shopperId, kind, targetId: id, targetNo: orderNo, host }: PaymentRow,
  event: string,
  { outcome, now: at }: { outcome: Outcome; now: Date },
): Promise<void> {
  if (outcome === 'LATE' || (outcome === 'PAID' && TOLD_AS_PAID.includes(kind))) return;
  const page = pageOf(kind, id);
  const code = outcome === 'PAID' ? 'PAYMENT_ACCEPTED' : 'PAYMENT_REFUSED';
  await tellOfReview(tx, { tenantId, shopperId, code, event, page, order: { id, orderNo, host }, at });
}

export type ReviewPayment = ReturnType<typeof createReviewPayment>;

type Decided = Pick<Review, 'isPaid' | 'keepsBalances' | 'now'> & { payment: PaymentRow; charge: AttemptRow };

async function decide(tx: Tx, settle: Settle, decided: Decided): Promise<Outcome> {
  const { payment, charge, isPaid, keepsBalances, now } = decided;
  const { id, tenantId } = payment;
  const isSettled = await trySettle(tx, settle, decided);
  if (isSettled) return isPaid ? 'PAID' : 'UNPAID';
  await paymentRepo(tx, { tenantId }).move({ id }, ['NEEDS_REVIEW'], { status: 'EXPIRED' });
  if (!isPaid) return 'EXPIRED';
  await giveLateMoney(tx, { payment, attempt: charge, now, keepsBalances });
  return 'LATE';
}

/** Settles it; of what is not paid only as a trial, which is taken back. @returns whether its target takes the money */
async function trySettle(tx: Tx, settle: Settle, { payment, charge, isPaid, now }: Decided): Promise<boolean> {
  const { id, tenantId, kind, targetId } = payment;
  const repo = paymentRepo(tx, { tenantId });
  await repo.lockOfTarget({ kind, targetId });
  // asked for anew meanwhile: one of the two is due, or paid
  const others = (await repo.ofTargets(kind, [targetId])).filter((other) => other.id !== id);
  if (others.some(({ status }) => status === 'PAID' || OPEN_STATUSES.includes(status))) return false;
  try {
    await tx.transaction(async (savepoint) => {
      await paymentRepo(savepoint, { tenantId }).move({ id }, ['NEEDS_REVIEW'], { status: 'UNPAID' });
      await settle(savepoint, [{ id, tenantId }], { method: charge.provider, fee: charge.fee, now });
      if (!isPaid) throw new Trial();
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'STATE_CONFLICT') return false;
    if (!(error instanceof Trial)) throw error;
    await repo.move({ id }, ['NEEDS_REVIEW'], { status: 'UNPAID' });
  }
  return true;
}

class Trial extends Error {}
