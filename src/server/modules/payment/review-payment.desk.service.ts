import type { ApprovalDecision } from '../../../contract/approval';
import type { ReviewOutcome, ReviewQueue } from '../../../contract/review-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { askApproval, decideApproval, findApprovals, presentApproval, voidApproval, type Proposal } from '../operator/approval.service'; // prettier-ignore
import { recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { takeAlone } from '../operator/staff-limits.service';
import { listInReviewBy, type InReview, type ReviewPayment } from './review-payment.service';

const KIND = 'REVIEW';
const MOST = 100;

export async function listReviewQueue(ctx: StaffCtx): Promise<ReviewQueue> {
  return ctx.tx(async (tx) => {
    const waiting = await listInReviewBy(tx, ctx.tenant.id);
    const shown = waiting.slice(0, MOST);
    const subjects = shown.map(({ payment }) => payment.paymentNo);
    const asked = (await findApprovals(tx, ctx, KIND, subjects)).filter(({ decision }) => decision === null);
    const items = shown.map((each) => {
      const { payment, charge } = each;
      const open = asked.find((one) => one.subjectId === payment.paymentNo);
      return {
        ...{ id: charge.id, paymentNo: payment.paymentNo, kind: payment.kind, targetNo: payment.targetNo },
        amount: { amount: agreedOf(each), currency: payment.currency },
        ...{ provider: charge.provider, providerRef: charge.providerRef, told: charge.told },
        reportedAt: charge.updatedAt.toISOString(),
        asked: open ? presentApproval(open, ctx) : null,
      };
    });
    return { items, next: null, waiting: waiting.length };
  });
}

/** With what its shopper pays on top. */
const agreedOf = ({ payment, charge }: InReview): number => payment.amount + charge.fee;

/** That this sum is there, whole. */
const proposalOf = (about: InReview): Proposal => ({
  ...{ kind: KIND, subjectId: about.payment.paymentNo, amount: agreedOf(about), currency: about.payment.currency },
  payload: { targetNo: about.payment.targetNo },
});

class NeedsSecond extends Error {
  constructor(readonly about: InReview) {
    super('above what one person credits');
  }
}

type Say = (tx: Tx, about: InReview) => Promise<void>;

/** @param first what has to hold, in the transaction of the effect */
async function settle(ctx: StaffCtx, review: ReviewPayment, paymentNo: string, isPaid: boolean, first: Say) {
  const { id: tenantId, preference } = ctx.tenant;
  const outcome = await review(
    {
      ...{ tenantId, paymentNo, isPaid, now: ctx.now() },
      keepsBalances: preference.supportBalancePay,
      record: async (tx, status, about) => {
        await first(tx, about);
        await record(tx, ctx, paymentNo, { status });
        await keepAnswer(tx, ctx, { outcome: status });
      },
    },
    ctx,
  );
  return { outcome };
}

/**
 * A person's word on it, as the command has it. That all of it is there credits as a transfer does: above what one person
 * may, a second one is asked and nothing moves.
 * @throws AppError NOT_FOUND, STATE_CONFLICT where nobody has to decide, or a second person has to
 */
export async function answerReview(
  ctx: StaffCtx,
  review: ReviewPayment,
  paymentNo: string,
  isPaid: boolean,
): Promise<ReviewOutcome> {
  try {
    return await settle(ctx, review, paymentNo, isPaid, async (tx, about) => {
      if (!isPaid) return voidApproval(tx, ctx, KIND, paymentNo);
      const asked = await findApprovals(tx, ctx, KIND, [paymentNo]);
      if (asked.some(({ decision }) => decision === null)) throw new AppError('STATE_CONFLICT');
      if (!(await takeAlone(tx, ctx, 'DEPOSIT', agreedOf(about), 'money.reconcile'))) throw new NeedsSecond(about);
    });
  } catch (error) {
    if (!(error instanceof NeedsSecond)) throw error;
    const proposal = proposalOf(error.about);
    return waits(ctx, paymentNo, 'ASKED', (tx) => askApproval(tx, ctx, proposal, ''));
  }
}

/** The second person's word. @throws AppError NOT_FOUND, SAME_PERSON, STATE_CONFLICT */
export async function allowReview(
  ctx: StaffCtx,
  review: ReviewPayment,
  paymentNo: string,
  said: ApprovalDecision,
): Promise<ReviewOutcome> {
  await proveAgain(ctx, said.code);
  const decide = async (tx: Tx, about: InReview) => {
    const { kind, subjectId, ...rest } = proposalOf(about);
    const step = await decideApproval(tx, ctx, { kind, subjectId }, said, { kind, subjectId, ...rest });
    if (step !== said.decision) throw new AppError('STATE_CONFLICT');
  };
  if (said.decision === 'APPROVED') return settle(ctx, review, paymentNo, true, decide);
  return waits(ctx, paymentNo, 'WAITING', async (tx) => {
    const about = (await listInReviewBy(tx, ctx.tenant.id)).find(({ payment }) => payment.paymentNo === paymentNo);
    if (!about) throw new AppError('NOT_FOUND');
    await decide(tx, about);
  });
}

/** It waits as before, with what was said of it. */
const waits = (ctx: StaffCtx, paymentNo: string, outcome: 'ASKED' | 'WAITING', say: (tx: Tx) => Promise<void>) =>
  ctx.tx(async (tx) => {
    await say(tx);
    await record(tx, ctx, paymentNo, { status: 'NEEDS_REVIEW', step: outcome === 'ASKED' ? 'ASKED' : 'REFUSED' });
    return keepAnswer(tx, ctx, { outcome });
  });

const record = (tx: Tx, ctx: StaffCtx, paymentNo: string, after: { status: string; step?: string }) =>
  recordDeed(tx, ctx, {
    ...{ action: 'money.review', subjectKind: 'PAYMENT', subjectId: paymentNo },
    ...{ before: { status: 'NEEDS_REVIEW' }, after },
  });
