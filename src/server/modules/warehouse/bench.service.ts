import type { FAULT_REASONS } from '../../../contract/scan.enums';
import { trackingNumber } from '../../../contract/tracking-number';
import type { Tx } from '../../db/database';
import type { ParcelFacts } from '../../db/schema/parcel-facts';
import { AppError } from '../../kernel/app-error';
import type { TenantRecord } from '../../kernel/tenant-record';
import { newId } from '../../kernel/tokens';
import { tellOfParcel } from '../account/order-mail.service';
import {
  decisionEnd,
  followItems,
  isHeldUp,
  itemsAt,
  judgeItems,
  moveItems,
  type Fault,
} from '../purchase/order-items.service';
import { holidaysIn } from '../tenant/offers.service';
import { parcelNamed } from './bench.rules';
import { parcelContentsRepo } from './parcel-contents.repo';
import { parcelRepo, type ParcelChange, type ParcelRow } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import { newStay, stayGoingOn } from './storage.rules';
import { ownersOn, takeInUnknown, type Label } from './unknown-goods.service';
import type { Worker, WorkDeed } from './worker';

export type { ParcelRow } from './parcel.repo';
export type { Worker } from './worker';

type FaultReason = (typeof FAULT_REASONS)[number];

interface Arrival {
  warehouseId: string;
  trackingNo: string;
  /** Of what nobody waits for. */
  label?: Label;
}

/**
 * A courier has brought something: the parcel that is waited for under this number, else one of whom its label names,
 * else goods of which nobody knows whose they are. @returns its id @throws AppError INVALID where it can be no number, STATE_CONFLICT
 */
export async function receiveParcel(
  tx: Tx,
  tenantId: string,
  { warehouseId, trackingNo, label = {} }: Arrival,
  worker: Worker,
): Promise<string> {
  const number = trackingNumber(trackingNo);
  if (!number) throw new AppError('INVALID', { errors: [{ path: 'trackingNo', code: 'tracking_number' }] });
  const contents = parcelContentsRepo(tx, { tenantId });
  // what nobody waits for would be found twice by two who see it at once
  await contents.lockNumber(number);
  const named = parcelNamed(await contents.awaited(number));
  const owners = named?.source === 'FORECAST' ? await ownersOn(tx, tenantId, label) : [];
  // whoever reads a number somewhere can announce it: the code on the goods says whose they are
  const isAnothers = owners.length > 0 && !owners.includes(named?.shopperId ?? '');
  if (!named || isAnothers) return takeInUnknown(tx, tenantId, { warehouseId, number, label }, worker);
  // where it came, whatever was said
  await move(
    tx,
    named,
    'RECEIVED',
    'warehouse.receive',
    { warehouseId, receivedAt: worker.at, expiresAt: null },
    worker,
  );
  const bought = await boughtIn(tx, tenantId, named.id);
  await moveItems(tx, tenantId, bought, 'ORDERED', 'ARRIVED');
  await followItems(tx, tenantId, bought, worker.at);
  return named.id;
}

export interface Findings {
  grams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  goodsKinds: ParcelRow['goodsKinds'];
  /** Of one item of it, or of the whole. */
  photos: { kind: 'LABEL' | 'SCALE' | 'GOODS' | 'INSPECTION'; image: string; itemId?: string | undefined }[];
  /** Of what the shop has bought; nothing where all of it is good. With its code, by which the audit tells it. */
  faults?: (Fault & { reason: FaultReason })[];
}

/** Weighed, measured and pictured; what is found wrong waits for its shopper. @throws AppError NOT_FOUND, STATE_CONFLICT */
export async function inspectParcel(
  tx: Tx,
  tenantId: string,
  id: string,
  { photos, faults = [], ...measured }: Findings,
  worker: Worker,
): Promise<void> {
  const row = await find(tx, tenantId, id);
  // from its shelf it comes to the bench by its shopper's word
  if (row.status !== 'RECEIVED') throw new AppError('STATE_CONFLICT');
  const inspected = await verdictOf(tx, tenantId, id, faults, worker.at);
  const found = faults.length > 0 ? { faults: faults.map(({ reason }) => reason) } : {};
  await move(tx, row, 'INSPECTED', 'warehouse.inspect', measured, worker, { facts: { inspected }, found });
  const taken = photos.map((photo) => ({ ...photo, id: newId(), takenAt: worker.at }));
  await parcelContentsRepo(tx, { tenantId }).add(id, { photos: taken });
  await judgeItems(tx, tenantId, await boughtIn(tx, tenantId, id), faults, worker.at);
}

/** What this parcel keeps of it for good; what comes over the bench again was judged. */
async function verdictOf(tx: Tx, tenantId: string, id: string, faults: Fault[], at: Date) {
  const things = await parcelContentsRepo(tx, { tenantId }).itemsOf(id);
  const judged = await itemsAt(tx, tenantId, things.flatMap(({ orderItemId }) => orderItemId ?? []), 'ARRIVED'); // prettier-ignore
  const failed = faults
    .filter(({ orderItemId }) => judged.includes(orderItemId))
    .map(({ orderItemId, finding }) => ({
      ...{ orderItemId, finding, decideBefore: decisionEnd(at).toISOString() },
      title: things.find((thing) => thing.orderItemId === orderItemId)?.title ?? '',
    }));
  return { passed: judged.filter((one) => !failed.some(({ orderItemId }) => orderItemId === one)), failed };
}

/**
 * Put on a shelf: storage counts from here, or goes on where it stood still on the bench.
 * @throws AppError NOT_FOUND, STATE_CONFLICT while something of it waits to be decided about, or to go back
 */
export async function shelveParcel(
  tx: Tx,
  tenant: Pick<TenantRecord, 'id' | 'storage'>,
  id: string,
  location: string,
  worker: Worker,
): Promise<void> {
  // held, so that nothing of it is sent back meanwhile
  const row = await parcelRepo(tx, { tenantId: tenant.id }).lock(id);
  if (!row) throw new AppError('NOT_FOUND');
  const bought = await boughtIn(tx, tenant.id, id);
  if (await isHeldUp(tx, tenant.id, bought)) throw new AppError('STATE_CONFLICT');
  const before = stayGoingOn(row, worker.at);
  const holidays = (await holidaysIn(tx, tenant.id, worker.at)).get(row.warehouseId);
  const stay = before ?? newStay(worker.at, row.dayOffset, tenant.storage, holidays);
  const stored = { ...stay, location, pausedAt: null, storageAt: worker.at };
  await move(tx, row, 'STOCKED_IN', 'warehouse.shelve', stored, worker);
  if (bought.length > 0) return followItems(tx, tenant.id, bought, worker.at);
  // of what the shop has bought its order tells; back from the bench it has not come into store anew
  if (before) return;
  const { shopperId, parcelNo } = row;
  const reference = (await parcelContentsRepo(tx, { tenantId: tenant.id }).firstNumberOf(id)) ?? parcelNo;
  if (shopperId)
    await tellOfParcel(tx, {
      ...{ tenantId: tenant.id, shopperId, code: 'PARCEL_STOCKED_IN', event: id, at: worker.at },
      parcel: { reference, host: '' },
    });
}

async function find(tx: Tx, tenantId: string, id: string): Promise<ParcelRow> {
  const row = await parcelRepo(tx, { tenantId }).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function move(
  tx: Tx,
  row: ParcelRow,
  to: 'RECEIVED' | 'INSPECTED' | 'STOCKED_IN',
  action: WorkDeed['action'],
  change: ParcelChange,
  worker: Worker,
  { facts = {}, found = {} }: { facts?: ParcelFacts; found?: { faults?: FaultReason[] } } = {},
): Promise<void> {
  const { status, warehouseId } = row;
  const step = parcelTransition(row, to);
  const deed = { actor: worker.actor, at: worker.at, facts };
  const isMoved = step && (await parcelRepo(tx, { tenantId: row.tenantId }).move(row.id, step, deed, change));
  if (!isMoved) throw new AppError('STATE_CONFLICT');
  const after = { status: to, warehouseId, ...change, ...found };
  await worker.record(tx, deedOf(action, row.id, { status, warehouseId }, after));
}

const deedOf = (
  action: WorkDeed['action'],
  subjectId: string,
  before: WorkDeed['before'],
  after: WorkDeed['after'],
): WorkDeed => ({ action, subjectKind: 'PARCEL', subjectId, before, after });

const boughtIn = (tx: Tx, tenantId: string, parcelId: string): Promise<string[]> =>
  parcelContentsRepo(tx, { tenantId }).boughtIn([parcelId]);
