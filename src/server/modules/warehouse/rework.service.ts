import type { StockInParcel } from '../../../contract/parcel';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { ledgerReference, postLedger, transfer } from '../wallet/ledger.service';
import { REWORK_CODES } from './rework.rules';
import type { Reworker } from './rework-steps.service';

/** @returns what it costs @throws AppError PARCEL_NOT_FREE, REFUND_ASKED, STATE_CONFLICT, PRICE_CHANGED */
export function requireReworkable({ id, rework }: StockInParcel, acceptFee: number): number {
  if (!rework) throw new AppError('STATE_CONFLICT');
  if (rework.refusal) throw new AppError(REWORK_CODES[rework.refusal], { data: { parcelIds: [id] } });
  if (rework.fee.local.amount !== acceptFee) throw new AppError('PRICE_CHANGED');
  return acceptFee;
}

/** @param what was done, once @throws AppError BALANCE_TOO_LOW */
export async function payRework(
  tx: Tx,
  ctx: UserCtx,
  { parcelNo, what, amount }: { parcelNo: string; what: string; amount: number },
): Promise<void> {
  const { tenantId, shopperId } = ownerOf(ctx);
  const entries = transfer(amount, { kind: 'SHOPPER_BALANCE', shopperId }, { kind: 'SERVICE_FEES' });
  const reference = ledgerReference(parcelNo, what);
  await postLedger(tx, {
    tenantId,
    kind: 'SERVICE',
    reference,
    currency: ctx.tenant.currency,
    now: ctx.now(),
    entries,
  });
}

/** What its shopper has done with it is done in their name. */
export const byShopper = (ctx: UserCtx): Reworker => ({
  actor: { kind: 'SHOPPER', id: ctx.user.shopperId },
  at: ctx.now(),
});
