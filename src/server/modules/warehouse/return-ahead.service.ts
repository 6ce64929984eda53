import type { Tx } from '../../db/database';
import { noteRefund } from '../payment/refund.service';
import { ledgerReference, postLedger, transfer } from '../wallet/ledger.service';
import type { ParcelRow } from './parcel.repo';
import { sumOf, unusedDays } from './storage-ahead.rules';
import { storageDayRepo } from './storage-day.repo';
import { UNPAID } from './storage.rules';

/**
 * A parcel leaves its place, for good or to become another one: what was paid for days that have not begun is back on
 * the balance. @param row as it stood, locked; days that storage stood still have not begun
 */
export async function returnAhead(tx: Tx, row: ParcelRow, now: Date): Promise<void> {
  const { tenantId, id, shopperId, parcelNo, version } = row;
  const book = storageDayRepo(tx, { tenantId });
  const unused = unusedDays(row, (await book.paidOf([id])).get(id) ?? UNPAID, now);
  if (unused === 0 || !shopperId) return;
  const days = await book.takeBack(id, unused, now);
  const { currency } = days[0] ?? {};
  if (!currency) return;
  const entries = transfer(sumOf(days), { kind: 'REFUNDS' }, { kind: 'SHOPPER_BALANCE', shopperId });
  const reference = ledgerReference(parcelNo, `ahead.${id}.${version}`);
  await postLedger(tx, { tenantId, kind: 'REFUND', reference, currency, now, entries });
  const target = { kind: 'STORAGE', targetId: id, targetNo: parcelNo } as const;
  const payment = { tenantId, shopperId, ...target, currency, amount: sumOf(days) };
  await noteRefund(tx, { payment, cause: 'STORAGE', now });
}
