import type { DeskPurchase, SendInput } from '../../../contract/buying-desk';
import { trackingNumber } from '../../../contract/tracking-number';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { workerOf } from '../warehouse/desk-worker.service';
import { findKnownNumbers } from '../warehouse/known-number.service';
import { shipInParcels } from './buying.service';
import { changePurchase } from './change-purchase.desk.service';
import type { ItemRow } from './purchase.repo';

const invalid = (errors: { path: string; code: string }[]) => new AppError('INVALID', { errors });

/**
 * Its seller has sent it, in parcels of which each has numbers of its own: the first stands for all of one, others for its
 * further boxes. A number that another parcel has come by is asked about first: sellers make some up.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the order as it is now
 */
export function sendPurchase(ctx: StaffCtx, id: string, input: SendInput): Promise<DeskPurchase> {
  const parcels = input.parcels.map(({ trackingNos, ...parcel }, at) => ({
    ...parcel,
    trackingNos: trackingNos.map((typed, place) => {
      const number = trackingNumber(typed);
      if (!number) throw invalid([{ path: pathOf(at, place), code: 'invalid_format' }]);
      return number;
    }),
  }));
  const numbers = parcels.flatMap(({ trackingNos }) => trackingNos);
  if (new Set(numbers).size < numbers.length) throw invalid([{ path: 'parcels', code: 'not_unique' }]);
  return changePurchase(ctx, id, input.version, { isLeased: false }, async (tx, order, items) => {
    refuseUnlessEach(items, parcels);
    const known = input.isSure ? [] : await findKnownNumbers(tx, order, numbers);
    const errors = parcels.flatMap(({ trackingNos }, at) =>
      trackingNos.flatMap((number, place) =>
        known.includes(number) ? [{ path: pathOf(at, place), code: 'used_before' }] : [],
      ),
    );
    if (errors.length > 0) throw invalid(errors);
    await shipInParcels(tx, order.tenantId, id, parcels, workerOf(ctx));
  });
}

const pathOf = (at: number, place: number) => `parcels.${String(at)}.trackingNos.${String(place)}`;

/** Each thing that comes is in one parcel; in a single one all of them are. @throws AppError INVALID */
function refuseUnlessEach(items: ItemRow[], parcels: { itemIds?: string[] | undefined }[]) {
  const named = parcels.flatMap(({ itemIds }) => itemIds ?? []);
  if (parcels.length === 1 && named.length === 0) return;
  const coming = items.filter(({ status }) => status === 'ORDERED').map(({ id }) => id);
  const isEach = named.toSorted().join() === coming.toSorted().join();
  if (!isEach || parcels.some(({ itemIds }) => !itemIds?.length))
    throw invalid([{ path: 'parcels', code: 'required' }]);
}
