import type { TransitOrder, TransitReviewInput } from '../../../contract/transit';
import { transitTransition } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { requireUploaded } from '../upload/upload.service';
import { getRow, readTransit } from './transit-read.service';
import { transitRepo, type TransitRow } from './transit.repo';

/**
 * All of it is there; how it was is said with that, or later, once.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT where it is not delivered, or has another review
 */
export async function complete(
  ctx: UserCtx,
  id: string,
  { review }: { review?: TransitReviewInput },
): Promise<TransitOrder> {
  if (review) await requireUploaded(ctx, review.photos, 'review.photos');
  return retriedTx(ctx, async (tx) => {
    const order = await getRow(tx, ctx, id);
    const isDone = await (order.status === 'COMPLETED' ? reviewLater : arrive)(tx, ctx, order, review);
    if (!isDone) throw new AppError('STATE_CONFLICT');
    return keepAnswer(tx, ctx, await readTransit(tx, ctx, id));
  });
}

type Deed = (tx: Tx, ctx: UserCtx, order: TransitRow, review?: TransitReviewInput) => Promise<boolean>;

const arrive: Deed = async (tx, ctx, order, review) => {
  const move = transitTransition(order, 'COMPLETED', 'SHOPPER');
  const at = ctx.now();
  const change = { clockAt: null, review: review && written(review, at) };
  return move !== undefined && transitRepo(tx, ownerOf(ctx)).move(order.id, move, { by: 'SHOPPER', at }, change);
};

/** The same one again, of who did not hear the answer, is there already. */
const reviewLater: Deed = async (tx, ctx, order, review) => {
  if (!review) return false;
  if (order.review) return isSame(order.review, review);
  return transitRepo(tx, ownerOf(ctx)).change(order, { review: written(review, ctx.now()) });
};

const isSame = (one: TransitReviewInput, other: TransitReviewInput) =>
  one.stars === other.stars && one.words === other.words && one.photos.join() === other.photos.join();

const written = (review: TransitReviewInput, at: Date) => ({ ...review, at: at.toISOString() });
