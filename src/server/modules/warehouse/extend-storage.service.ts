import type { StockInParcel } from '../../../contract/parcel';
import type { ExtendInput } from '../../../contract/warehouse';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { checkPayer } from '../wallet/check-pay-password.service';
import { ledgerReference, postLedger, transfer } from '../wallet/ledger.service';
import { parcelRepo } from './parcel.repo';
import { frameOf, lockMine, readStockIn } from './stock-in.service';
import { aheadOf, sumOf } from './storage-ahead.rules';
import { storageDayRepo } from './storage-day.repo';
import { dayText, levelOf, nextLook, stayOf, UNPAID } from './storage.rules';

/**
 * Pays for days of a parcel on its shelf before they come, and for those that are due, at the price that was told. The
 * parcel is locked first, as by the clock that charges and by the order that takes it.
 * @throws AppError METHOD_DISABLED, PAY_PASSWORD_*, NOT_FOUND, PARCEL_NOT_FREE, STATE_CONFLICT where a day more costs
 * nothing or `from` is over, INVALID beyond the most, PRICE_CHANGED, BALANCE_TOO_LOW
 */
export async function extendStorage(
  ctx: UserCtx,
  id: string,
  { days, from, acceptFee, payPassword }: ExtendInput,
): Promise<StockInParcel> {
  await checkPayer(ctx, payPassword);
  const frame = await frameOf(ctx);
  return retriedTx(ctx, async (tx) => {
    const row = await lockMine(tx, ctx, id);
    if (row.status !== 'STOCKED_IN') throw new AppError('PARCEL_NOT_FREE', { data: { parcelIds: [id] } });
    const { tenantId, shopperId } = ownerOf(ctx);
    const [now, book] = [ctx.now(), storageDayRepo(tx, { tenantId })];
    const paid = (await book.paidOf([id])).get(id) ?? UNPAID;
    const ahead = aheadOf(row, paid, ctx.tenant, now);
    if (!ahead || (from && from !== dayText(ahead.from))) throw new AppError('STATE_CONFLICT');
    if (days > ahead.mostDays) throw new AppError('INVALID', { errors: [{ path: 'days', code: 'too_big' }] });
    const bought = ahead.daysFor(days);
    const amount = sumOf(bought);
    if (amount !== acceptFee) throw new AppError('PRICE_CHANGED');
    await book.add(id, bought, now);
    const entries = transfer(amount, { kind: 'SHOPPER_BALANCE', shopperId }, { kind: 'STORAGE_FEES' });
    const reference = ledgerReference(row.parcelNo, `ahead.${newId()}`);
    await postLedger(tx, { tenantId, kind: 'STORAGE', reference, currency: ctx.tenant.currency, now, entries });
    const stay = stayOf(row, { ...paid, days: paid.days + bought.length }, now);
    // the clock was called, it may be by a calendar that was changed: it still comes
    const isCalled = row.storageAt !== null && row.storageAt <= now;
    const storageAt = stay && (isCalled ? row.storageAt : nextLook(stay, row.dayOffset));
    // who has just paid knows when it ends
    const told = stay && { storageAt, storageTold: levelOf(stay.lastPaid - stay.today) };
    await parcelRepo(tx, { tenantId }).change(id, row.status, { ...told, keptUntil: null });
    return keepAnswer(tx, ctx, await readStockIn(tx, ctx, id, frame));
  });
}
