import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { UserCtx } from '../../kernel/context';
import { parcelRepo, type Deed, type ParcelRow } from './parcel.repo';
import { parcelTransition } from './parcel.rules';

/** Until the bench has it on its scale. */
export const UNMEASURED = { grams: null, lengthMm: null, widthMm: null, heightMm: null };

type To = 'INSPECTED' | 'RECEIVED';

/**
 * Takes a stored parcel off its shelf for what its shopper wants done with it; storage stands still until it is back.
 * @param to INSPECTED where it is weighed anew only for what leaves it @throws AppError PARCEL_NOT_FREE
 */
export const putOnBench = (tx: Tx, ctx: UserCtx, row: ParcelRow, to: To): Promise<void> =>
  offShelf(tx, row, to, { actor: { kind: 'SHOPPER', id: ctx.user.shopperId }, at: ctx.now() });

/** The same, whoever does it. @throws AppError PARCEL_NOT_FREE */
export async function offShelf(tx: Tx, row: ParcelRow, to: To, { actor, at }: Deed): Promise<void> {
  const step = parcelTransition(row, to);
  const change = { pausedAt: at, storageAt: null, ...(to === 'RECEIVED' && UNMEASURED) };
  const isMoved = step && (await parcelRepo(tx, row).move(row.id, step, { actor, at }, change));
  if (!isMoved) throw new AppError('PARCEL_NOT_FREE', { data: { parcelIds: [row.id] } });
}
