import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { parcelRepo, type ParcelRow } from './parcel.repo';
import { parcelTransition } from './parcel.rules';

/** Until the bench has it on its scale. */
export const UNMEASURED = { grams: null, lengthMm: null, widthMm: null, heightMm: null };

/**
 * Takes a stored parcel off its shelf for what its shopper wants done with it; storage stands still until it is back.
 * @param to INSPECTED where it is weighed anew only for what leaves it @throws AppError PARCEL_NOT_FREE
 */
export async function putOnBench(tx: Tx, ctx: UserCtx, row: ParcelRow, to: 'INSPECTED' | 'RECEIVED'): Promise<void> {
  const step = parcelTransition(row, to);
  const at = ctx.now();
  const deed = { actor: { kind: 'SHOPPER', id: ctx.user.shopperId }, at } as const;
  const change = { pausedAt: at, storageAt: null, ...(to === 'RECEIVED' && UNMEASURED) };
  const isMoved = step && (await parcelRepo(tx, ownerOf(ctx)).move(row.id, step, deed, change));
  if (!isMoved) throw new AppError('PARCEL_NOT_FREE', { data: { parcelIds: [row.id] } });
}
