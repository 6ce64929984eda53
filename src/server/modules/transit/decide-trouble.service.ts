import type { TransitOrder, TroubleInput } from '../../../contract/transit';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { disposeOf, frameOf } from '../warehouse/dispose.service';
import { requirePictures } from '../upload/upload.service';
import { bringBack } from './bring-back.service';
import { giveUp } from './give-up.service';
import { claimLoss, declineLoss } from './loss.service';
import { getRow, readTransit } from './transit-read.service';
import { transitRepo, type TransitRow } from './transit.repo';
import { nextClock, wantsPapers } from './transit.rules';
import { holdsWith, troubleOfKind } from './trouble.rules';

/**
 * What a shopper says of a shipment in trouble. Papers stop the clock: customs have the word then.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT where nobody asks, or it was said already, REFUND_ASKED of what is
 * to be thrown away, METHOD_DISABLED where the shop keeps no balance to pay to
 */
export async function decide(ctx: UserCtx, id: string, { choice, words, photos }: TroubleInput): Promise<TransitOrder> {
  if (choice === 'PAPERS') {
    if (photos.length === 0) throw new AppError('INVALID', { errors: [{ path: 'photos', code: 'required' }] });
    // papers of people are kept no longer than they are needed: they go with what nothing refers to
    await requirePictures(ctx, photos);
  }
  if (choice === 'CLAIM' && !ctx.tenant.preference.supportBalancePay) throw new AppError('METHOD_DISABLED');
  const frame = await frameOf(ctx);
  return retriedTx(ctx, async (tx) => {
    const order = await getRow(tx, ctx, id);
    const at = ctx.now();
    if (choice === 'GIVE_UP') await giveUp(tx, order, { by: 'SHOPPER', at, note: words || undefined });
    else if (choice === 'PAPERS') await sendPapers(tx, ctx, order, { words, photos, at: at.toISOString() });
    else if (choice === 'CLAIM') await claimLoss(tx, order, { reason: words, photos: [], at });
    else if (choice === 'DECLINE') await declineLoss(tx, order);
    else await takeBack(tx, ctx, order, choice === 'DISPOSE' ? frame : undefined);
    return keepAnswer(tx, ctx, await readTransit(tx, ctx, id));
  });
}

/** @param frame where what came back is not wanted any more: all of it is thrown away, or none */
async function takeBack(tx: Tx, ctx: UserCtx, order: TransitRow, frame?: Awaited<ReturnType<typeof frameOf>>) {
  const actor = { kind: 'SHOPPER', id: ctx.user.shopperId } as const;
  const parcelIds = await bringBack(tx, order, { by: 'SHOPPER', at: ctx.now() }, actor);
  if (frame) for (const parcelId of parcelIds) await disposeOf(tx, ctx, parcelId, frame);
}

type Papers = NonNullable<NonNullable<TransitRow['trouble']>['papers']>;

async function sendPapers(tx: Tx, ctx: UserCtx, order: TransitRow, papers: Papers): Promise<void> {
  if (!wantsPapers(order)) throw new AppError('STATE_CONFLICT');
  // what was held up before anybody was asked here
  const asked = order.trouble ?? troubleOfKind('PAPERS_WANTED', order.movedAt);
  const trouble = { ...asked, papers };
  const after = { trouble, holds: holdsWith(order.holds, trouble) };
  const change = { ...after, clockAt: nextClock({ ...order, ...after }, ctx.now()) };
  if (!(await transitRepo(tx, ownerOf(ctx)).change(order, change))) throw new AppError('STATE_CONFLICT');
}
