import { LIMITS } from '../../../contract/limits';
import type { Refund, RefundInput } from '../../../contract/refund';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { retriedTx } from '../../kernel/retried-tx';
import { requirePaid } from '../payment/compensation.service';
import { openRefund } from '../payment/refund.service';
import { requireUploaded } from '../upload/upload.service';
import { claimableUntil, coverOf, isClaimable } from './claim.rules';
import { claimLoss } from './loss.service';
import { getRow } from './transit-read.service';
import { transitRepo } from './transit.repo';

const DAY_MS = 86_400_000;

/**
 * Claims on the insurance of a shipment that did not arrive whole: what it pays at most is asked for, and a person of the
 * shop answers. What is lost is claimed for what is owed, and has nothing to show on pictures.
 * @throws AppError NOT_FOUND, INVALID, CLAIM_LATE, METHOD_DISABLED where the shop keeps no balance to pay it to,
 * STATE_CONFLICT where it is not insured or not over, its payment has ended, or it waits for an answer or was answered
 * with money
 */
export async function claimInsured(
  ctx: UserCtx,
  id: string,
  { orderItemId, photos, reason }: RefundInput,
): Promise<Refund> {
  if (orderItemId !== undefined) throw invalid('transitOrderId', 'one_of_two');
  if (!ctx.tenant.preference.supportBalancePay) throw new AppError('METHOD_DISABLED');
  await requireUploaded(ctx, photos);
  const now = ctx.now();
  const owner = ownerOf(ctx);
  return retriedTx(ctx, async (tx) => {
    const order = await getRow(tx, ctx, id);
    if (order.status === 'LOST') return claimLoss(tx, order, { reason, photos, at: now });
    const cover = coverOf(order);
    if (!isClaimable(order) || cover.amount === 0) throw new AppError('STATE_CONFLICT');
    await requirePaid(tx, owner, id);
    const delivered = (await transitRepo(tx, owner).listEvents(id)).find(({ status }) => status === 'DELIVERED');
    if (delivered && now > claimableUntil(delivered.at)) throw new AppError('CLAIM_LATE');
    if (delivered && photos.length === 0) throw invalid('photos', 'required');
    return openRefund(tx, owner, {
      ...{ cause: 'INSURED', orderKind: 'TRANSIT', orderId: id, orderNo: order.orderNo, items: [] },
      ...cover,
      ...{ reason, photos, destination: 'BALANCE', method: '' },
      dueAt: new Date(now.getTime() + LIMITS.refundAnswerDays * DAY_MS),
      now,
    });
  });
}

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });
