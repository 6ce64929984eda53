import type { ApprovalDecision } from '../../../contract/approval';
import type { DeskRefund, RefundAnswer, RefundQueue, RefundQueueQuery } from '../../../contract/refund-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import {
  askApproval,
  decideApproval,
  findApprovals,
  presentApproval,
  voidApproval,
  type Proposal,
} from '../operator/approval.service';
import { findDeedsOf, recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { aloneNow, takeAlone } from '../operator/staff-limits.service';
import { getAsked, isWaiting, listAsked, presentRefund, type AskedRow } from '../payment/asked-refund.service';
import { findLeft } from '../payment/payment.service';
import { refundsInWords } from '../payment/refund-words.service';
import { answerRefundRequest } from './answer-refund.service';
import { orderItemsRepo } from './order-items.repo';
import { findShopOrder } from './purchase.repo';
import { endOf, leftForItem } from './refund-left.rules';

const KIND = 'REFUND';
const shopOf = ({ tenant }: StaffCtx) => ({ tenantId: tenant.id });

export async function listRequests(ctx: StaffCtx, { view, limit, ...query }: RefundQueueQuery): Promise<RefundQueue> {
  const [at = '', id = ''] = query.after?.split(/_(.*)/s) ?? [];
  const after = query.after === undefined ? undefined : { createdAt: new Date(Number(at)), id };
  const { rows, next, waiting } = await ctx.tx(async (tx) => {
    const asked = await listAsked(tx, shopOf(ctx), view, { limit, after });
    return { ...asked, rows: await refundsInWords(tx, ctx, asked.rows) };
  });
  return { items: rows.map((row) => ({ ...presentRefund(row), shopperName: row.shopperName })), next, waiting };
}

/** @throws AppError NOT_FOUND */
export const getRequest = (ctx: StaffCtx, id: string): Promise<DeskRefund> => ctx.tx((tx) => read(tx, ctx, id));

/**
 * Above what one person may, a second one is asked and nothing moves.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT where it was answered, or waits for a second person
 */
export const answerRequest = (ctx: StaffCtx, id: string, answer: RefundAnswer): Promise<DeskRefund> =>
  changed(ctx, id, async (tx) => {
    const asked = await getAsked(tx, shopOf(ctx), id, true);
    if (!isWaiting(asked)) throw new AppError('STATE_CONFLICT');
    if (answer.decision === 'REFUSE') await voidApproval(tx, ctx, KIND, id);
    else if (answer.amount !== undefined) {
      const open = (await findApprovals(tx, ctx, KIND, [id])).some(({ decision }) => decision === null);
      if (open) throw new AppError('STATE_CONFLICT');
      if (!(await takeAlone(tx, ctx, KIND, answer.amount)))
        return askSecond(tx, ctx, asked, answer.amount, answer.note);
    }
    await give(tx, ctx, id, answer);
  });

/** The second person's word. @throws AppError NOT_FOUND, SAME_PERSON, STATE_CONFLICT */
export const allowRequest = async (ctx: StaffCtx, id: string, said: ApprovalDecision): Promise<DeskRefund> => {
  await proveAgain(ctx, said.code);
  return changed(ctx, id, async (tx) => {
    const asked = await getAsked(tx, shopOf(ctx), id, true);
    const approval = (await findApprovals(tx, ctx, KIND, [id])).find((one) => one.id === said.approvalId);
    if (!approval) throw new AppError('NOT_FOUND');
    const note = String(approval.payload.note ?? '');
    const now = isWaiting(asked) ? proposalOf(asked, approval.amount, note) : undefined;
    const step = await decideApproval(tx, ctx, { kind: KIND, subjectId: id }, said, now);
    if (step === 'APPROVED') await give(tx, ctx, id, { decision: 'APPROVE', amount: approval.amount, note });
    else await recordStep(tx, ctx, asked, { step, amount: approval.amount, reason: said.note });
  });
};

async function askSecond(tx: Tx, ctx: StaffCtx, asked: AskedRow, amount: number, note: string): Promise<void> {
  await askApproval(tx, ctx, proposalOf(asked, amount, note), note);
  await recordStep(tx, ctx, asked, { step: 'ASKED', amount, reason: note });
}

const proposalOf = ({ id, currency, orderNo }: AskedRow, amount: number, note: string): Proposal => ({
  ...{ kind: KIND, subjectId: id, amount, currency },
  payload: { orderNo, note },
});

function give(tx: Tx, ctx: StaffCtx, id: string, answer: RefundAnswer): Promise<void> {
  const { preference, staffLimits } = ctx.tenant;
  const isCounted = staffLimits?.alone?.refund !== undefined || staffLimits?.days !== undefined;
  const shop = { ...shopOf(ctx), keepsBalances: preference.supportBalancePay, isCounted };
  return answerRefundRequest(tx, shop, id, answer, {
    at: ctx.now(),
    record: (one, deed) => recordDeed(one, ctx, deed),
  });
}

const recordStep = (
  tx: Tx,
  ctx: StaffCtx,
  { id, status, currency }: AskedRow,
  { step, amount, reason }: { step: string; amount: number; reason: string },
) =>
  recordDeed(tx, ctx, {
    ...{ action: 'money.refund', subjectKind: KIND, subjectId: id, reason },
    before: { status },
    after: { status, step, amount, currency },
  });

async function changed(ctx: StaffCtx, id: string, work: (tx: Tx) => Promise<void>): Promise<DeskRefund> {
  try {
    return await retriedTx(ctx, async (tx) => {
      await work(tx);
      return keepAnswer(tx, ctx, await read(tx, ctx, id));
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await getRequest(ctx, id) });
  }
}

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskRefund> {
  const shop = shopOf(ctx);
  const row = await getAsked(tx, shop, id);
  const order = await findShopOrder(tx, shop.tenantId, row.orderId);
  const { left = 0 } = (await findLeft(tx, { ...shop, kind: 'PURCHASE', targetId: row.orderId })) ?? {};
  const { orderKind, amount, currency } = row;
  const items = order ? await orderItemsRepo(tx, shop).ofOrder(order.id) : [];
  const alone = await aloneNow(tx, ctx, KIND);
  const approvals = await findApprovals(tx, ctx, KIND, [id]);
  const [called = row] = await refundsInWords(tx, ctx, [row]);
  return {
    ...presentRefund(called),
    shopperName: row.shopperName,
    orderStatus: order?.status ?? null,
    left: {
      amount: orderKind === 'TRANSIT' || !order ? amount : leftForItem(order, items, row.orderItemId, left),
      currency,
    },
    ends: order && orderKind === 'PURCHASE' ? inMoney(endOf(order, items, row.orderItemId, left), currency) : null,
    canAnswer: isWaiting(row),
    answer: await answerOf(tx, shop, row),
    alone: alone === null ? null : { amount: alone, currency },
    approvals: approvals.map((each) => presentApproval(each, ctx)),
  };
}

const inMoney = (end: ReturnType<typeof endOf>, currency: string): DeskRefund['ends'] =>
  end && { from: { amount: end.from, currency }, sum: { amount: end.sum, currency } };

/** The deed that ended it; what an order's closing has settled, no deed of its own has. */
async function answerOf(tx: Tx, shop: { tenantId: string }, row: AskedRow): Promise<DeskRefund['answer']> {
  if (isWaiting(row)) return null;
  const deeds = await findDeedsOf(tx, shop, { subjectKind: KIND, subjectId: row.id, action: 'money.refund' });
  const deed = deeds.find(({ after }) => after instanceof Object && 'note' in after);
  return deed ? { by: deed.staffName, at: deed.at.toISOString() } : null;
}
