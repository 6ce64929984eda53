import type { StockInParcel } from '../../../contract/parcel';
import type { MergeInput } from '../../../contract/warehouse';
import { AppError } from '../../kernel/app-error';
import type { UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { checkPayer } from '../wallet/check-pay-password.service';
import type { ParcelRow } from './parcel.repo';
import { returnAhead } from './return-ahead.service';
import { fitTogether } from './rework.rules';
import { putTogether, type Lying } from './rework-steps.service';
import { byShopper, payRework, requireReworkable } from './rework.service';
import { frameOf, lockMine, readStockIn } from './stock-in.service';

interface Stored {
  row: ParcelRow;
  shown: StockInParcel;
}

/**
 * Puts stored parcels together, at the price that was told: all goes into the one that lies there longest, which goes over
 * the bench and is free for as long as the one of them that ends first. @returns it @throws AppError METHOD_DISABLED,
 * PAY_PASSWORD_*, NOT_FOUND, INVALID where one is named twice, PARCEL_NOT_FREE, PARCEL_EMPTY, REFUND_ASKED, STATE_CONFLICT
 * where they do not fit together, a service waits or storage is due, PRICE_CHANGED, BALANCE_TOO_LOW
 */
export async function mergeParcels(ctx: UserCtx, input: MergeInput): Promise<StockInParcel> {
  await checkPayer(ctx, input.payPassword);
  const frame = await frameOf(ctx);
  const ids = input.parcelIds.toSorted();
  if (new Set(ids).size < ids.length) throw new AppError('INVALID', { errors: [{ path: 'parcelIds', code: 'repeated' }] }); // prettier-ignore
  return retriedTx(ctx, async (tx) => {
    const stored: Stored[] = [];
    // one after the other, in one order for all who do so
    const rows: ParcelRow[] = [];
    for (const id of ids) rows.push(await lockMine(tx, ctx, id));
    // with others that end sooner it would lose days that were paid ahead
    for (const row of rows) await returnAhead(tx, row, ctx.now());
    for (const row of rows) stored.push({ row, shown: await readStockIn(tx, ctx, row.id, frame) });
    const [amount = 0] = stored.map(({ shown }) => requireReworkable(shown, input.acceptFee));
    const empty = stored.flatMap(({ shown: { id, items } }) => (items.length === 0 ? id : []));
    if (empty.length > 0) throw new AppError('PARCEL_EMPTY', { data: { parcelIds: empty } });
    const [oldest, ...others] = stored.toSorted((a, b) => lyingSince(a) - lyingSince(b));
    if (!oldest || others.length === 0 || !fitTogether(stored.map(({ shown }) => shown)))
      throw new AppError('STATE_CONFLICT');
    await putTogether(tx, asLying(oldest), others.map(asLying), byShopper(ctx));
    await payRework(tx, ctx, { parcelNo: oldest.row.parcelNo, what: `merge.${newId()}`, amount });
    return keepAnswer(tx, ctx, await readStockIn(tx, ctx, oldest.row.id, frame));
  });
}

const lyingSince = ({ row }: Stored): number => row.stockedInAt?.getTime() ?? 0;
const asLying = ({ row, shown }: Stored): Lying => ({
  row,
  itemIds: shown.items.map(({ id }) => id),
  daysLeft: shown.storage?.daysLeft ?? 0,
});
