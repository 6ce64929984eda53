import { LIMITS } from '../../../contract/limits';
import type { Refund } from '../../../contract/refund';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { requirePaid } from '../payment/compensation.service';
import { openRefund } from '../payment/refund.service';
import { presentPayment } from '../payment/payment.service';
import { owedOf } from './claim.rules';
import { shippedParcelRepo } from './shipped-parcel.repo';
import { paymentsOf } from './transit-read.service';
import { transitRepo, type TransitRow } from './transit.repo';
import { isLossAsked } from './transit.rules';
import { troubleOfKind } from './trouble.rules';

const DAY_MS = 86_400_000;

/** What is owed for it if it is lost, as a claim names it. */
export const findOwed = async (tx: Tx, order: TransitRow): Promise<ReturnType<typeof owedOf>> =>
  owedOf(order, (await paymentsOf(tx, order.tenantId, [order.id])).map(presentPayment));

interface Claim {
  reason: string;
  photos: string[];
  at: Date;
}

/**
 * Claims what is owed for a lost shipment, with all that was in it, by its shopper's word or for who said nothing. A
 * person of the shop answers. @throws AppError STATE_CONFLICT where it is not lost or nothing is owed, it was declined,
 * or a claim waits for an answer or was answered with money
 */
export async function claimLoss(tx: Tx, order: TransitRow, { reason, photos, at }: Claim): Promise<Refund> {
  const { id, orderNo, status, trouble } = order;
  if (status !== 'LOST' || trouble?.answer === 'DECLINE') throw new AppError('STATE_CONFLICT');
  await requirePaid(tx, order, id);
  const { cause, owed } = await findOwed(tx, order);
  if (owed.amount === 0) throw new AppError('STATE_CONFLICT');
  await answer(tx, order, 'CLAIM');
  const parcels = await shippedParcelRepo(tx, order).ofOrders([id]);
  const items = parcels.flatMap((parcel) => parcel.items);
  return openRefund(tx, order, {
    ...{ cause, orderKind: 'TRANSIT', orderId: id, orderNo, ...owed },
    items: items.map(({ title, image, quantity, orderItemId }) => ({ title, image, quantity, orderItemId })),
    ...{ reason, photos, destination: 'BALANCE', method: '' },
    dueAt: new Date(at.getTime() + LIMITS.refundAnswerDays * DAY_MS),
    now: at,
  });
}

/** Its shopper wants nothing for it, for good. @throws AppError STATE_CONFLICT where nobody asks, or it was said already */
export async function declineLoss(tx: Tx, order: TransitRow): Promise<void> {
  if (!isLossAsked(order)) throw new AppError('STATE_CONFLICT');
  await answer(tx, order, 'DECLINE');
}

async function answer(tx: Tx, order: TransitRow, said: 'CLAIM' | 'DECLINE'): Promise<void> {
  const trouble = { ...(order.trouble ?? troubleOfKind('LOST', order.movedAt)), answer: said };
  if (!(await transitRepo(tx, order).change(order, { trouble, clockAt: null }))) throw new AppError('STATE_CONFLICT');
}
