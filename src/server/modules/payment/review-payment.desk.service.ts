import type { ReviewQueue } from '../../../contract/review-desk';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { recordDeed } from '../operator/audit.service';
import { listInReviewBy, type Outcome, type ReviewPayment } from './review-payment.service';

const MOST = 100;

export async function listReviewQueue(ctx: StaffCtx): Promise<ReviewQueue> {
  const waiting = await ctx.tx((tx) => listInReviewBy(tx, ctx.tenant.id));
  const items = waiting.slice(0, MOST).map(({ payment, charge }) => ({
    ...{ id: charge.id, paymentNo: payment.paymentNo, kind: payment.kind, targetNo: payment.targetNo },
    amount: { amount: payment.amount + charge.fee, currency: payment.currency },
    ...{ provider: charge.provider, providerRef: charge.providerRef },
    reportedAt: charge.updatedAt.toISOString(),
  }));
  return { items, next: null, waiting: waiting.length };
}

/** A person's word on it, as the command has it. @throws AppError NOT_FOUND, STATE_CONFLICT where nobody has to decide */
export const answerReview = async (
  ctx: StaffCtx,
  review: ReviewPayment,
  paymentNo: string,
  isPaid: boolean,
): Promise<{ outcome: Outcome }> => {
  const { id: tenantId, preference } = ctx.tenant;
  const outcome = await review(
    {
      ...{ tenantId, paymentNo, isPaid, now: ctx.now() },
      keepsBalances: preference.supportBalancePay,
      record: async (tx, status) => {
        await recordDeed(tx, ctx, {
          ...{ action: 'money.review', subjectKind: 'PAYMENT', subjectId: paymentNo },
          ...{ before: { status: 'NEEDS_REVIEW' }, after: { status } },
        });
        await keepAnswer(tx, ctx, { outcome: status });
      },
    },
    ctx,
  );
  return { outcome };
};
