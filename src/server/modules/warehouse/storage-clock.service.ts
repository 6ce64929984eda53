import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import type { TenantRecord } from '../../kernel/tenant-record';
import { tellOfParcel } from '../account/order-mail.service';
import { holidaysIn } from '../tenant/offers.service';
import { readTenant } from '../tenant/tenant.service';
import { balanceOf, ledgerReference, postLedger, transfer } from '../wallet/ledger.service';
import { parcelRepo, storedParcels, type ParcelRow } from './parcel.repo';
import { storageDayRepo } from './storage-day.repo';
import { keepLimitOf } from './keep-limit.rules';
import {
  dayFees,
  dayNumber,
  levelOf,
  nextLook,
  stayOf,
  storageDays,
  UNPAID,
  withHolidays,
  type NewStorageDay,
} from './storage.rules';

/** Tells of free days that end, and charges each day after them, in all shops. @returns how many parcels were looked at */
export const chargeStorage = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'charge storage', due: storedParcels, work: look }, () => now, isStopped);

async function look({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<undefined> {
  await retriedTx({ tx: (work) => shopTx(tenantId, work) }, (tx) => lookAtStorage(tx, tenantId, id, now));
  return undefined;
}

/** One that has left, or was looked at meanwhile, stays as it is. */
export async function lookAtStorage(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
  const repo = parcelRepo(tx, { tenantId });
  // held, so that no transit order takes it with days that are charged here
  const found = await repo.lock(id);
  if (found && (found.status === 'LOCKED' || found.status === 'PACKED')) return lookAtHeld(tx, found, now);
  const row = found && { ...found, ...(await newHolidays(tx, found, now)) };
  const tenant = await readTenant(tx, tenantId, now);
  const paid = (await storageDayRepo(tx, { tenantId }).paidOf([id])).get(id) ?? UNPAID;
  const stay = row && stayOf(row, paid, now);
  if (row?.status !== 'STOCKED_IN' || !row.storageAt || row.storageAt > now || !tenant || !stay) return;
  const { today, lastPaid, due } = stay;
  const keepDays = tenant.staffLimits?.keepDays?.stored;
  const keepLimit = async (stands: typeof stay) => {
    const { keptUntil, level, nextAt } = keepLimitOf(row, stands, keepDays);
    if (level !== null) await tell(tx, row, 'STORAGE_LIMIT', `limit.${id}.${level}.${keptUntil}`, now);
    return { keptUntil, nextAt };
  };
  /** @param costsAt when it costs something the next time, where it does */
  const keep = async (stands: typeof stay, change: { storageTold?: number }, costsAt: Date | null) => {
    const { keptUntil, nextAt } = await keepLimit(stands);
    const storageAt = costsAt && nextAt && nextAt > costsAt ? costsAt : (nextAt ?? costsAt);
    const { holidays, freeUntil } = row;
    await repo.change(id, row.status, { ...change, holidays, freeUntil, keptUntil, storageAt });
  };
  const feesOf = (days: number) => dayFees(tenant.storage, row.grams ?? 0, paid, days);
  // free, or as dear as it gets
  if (feesOf(1).length === 0) return keep(stay, {}, null);
  if (due > 0) {
    const count = await charge(tx, row, storageDays(lastPaid, feesOf(due), tenant, row), tenant, now);
    const isOver = !tenant.preference.supportBalancePay;
    const stands = stayOf(row, { ...paid, days: paid.days + count }, now) ?? stay;
    return keep(stands, {}, isOver ? null : nextLook(stands, row.dayOffset));
  }
  const level = levelOf(lastPaid - today);
  const isNews = level !== null && level !== row.storageTold;
  // days that were paid for or stood still may bring it there again
  if (isNews) await tell(tx, row, 'STORAGE_ENDS', `${id}.${level}.${lastPaid}`, now);
  await keep(stay, isNews ? { storageTold: level } : {}, nextLook(stay, row.dayOffset));
}

/**
 * What an order holds is charged nothing here. Where that waits for its shopper's money, storage goes on, and not on
 * holidays; what stands still is looked at when it goes on.
 */
async function lookAtHeld(tx: Tx, row: ParcelRow, now: Date): Promise<void> {
  if (!row.storageAt || row.storageAt > now) return;
  const added = row.pausedAt === null ? await newHolidays(tx, row, now) : null;
  await parcelRepo(tx, row).change(row.id, row.status, { ...added, storageAt: null });
}

/** What came into the calendar of its warehouse since: whoever changes one wakes this clock. */
async function newHolidays(tx: Tx, row: ParcelRow, now: Date) {
  const known = (await holidaysIn(tx, row.tenantId, now)).get(row.warehouseId) ?? [];
  return withHolidays(row, known, dayNumber(now, row.dayOffset));
}

/** As many of the days as the balance holds; the others stay due, for the transit order that takes it. @returns how many */
async function charge(tx: Tx, row: ParcelRow, due: NewStorageDay[], tenant: TenantRecord, now: Date): Promise<number> {
  const { tenantId, id, shopperId } = row;
  if (!shopperId || !tenant.preference.supportBalancePay) return 0;
  const { currency } = tenant;
  const balance = { kind: 'SHOPPER_BALANCE', shopperId } as const;
  const days = affordable(due, await balanceOf(tx, { ...balance, tenantId, currency }));
  const [first] = days;
  if (!first) return 0;
  await storageDayRepo(tx, { tenantId }).add(id, days, now);
  const reference = ledgerReference(row.parcelNo, `storage.${id}.${first.day}`);
  const sum = days.reduce((total, { amount }) => total + amount, 0);
  const entries = transfer(sum, balance, { kind: 'STORAGE_FEES' });
  const isNew = await postLedger(tx, { tenantId, kind: 'STORAGE', reference, currency, now, entries });
  if (!isNew) throw new AppError('STATE_CONFLICT');
  return days.length;
}

function affordable(days: NewStorageDay[], balance: number): NewStorageDay[] {
  let left = balance;
  const end = days.findIndex(({ amount }) => (left -= amount) < 0);
  return end < 0 ? days : days.slice(0, end);
}

async function tell(
  tx: Tx,
  { tenantId, shopperId, parcelNo }: ParcelRow,
  code: 'STORAGE_ENDS' | 'STORAGE_LIMIT',
  event: string,
  at: Date,
): Promise<void> {
  if (!shopperId) return;
  await tellOfParcel(tx, { tenantId, shopperId, code, event, parcel: { reference: parcelNo, host: '' }, at });
}
