import type { ParcelStatus } from '../../../contract/warehouse';
import type { Tx } from '../../db/database';
import type { BenchUndo } from '../../db/schema/bench-scan';
import { itemsAt } from '../purchase/order-items.service';
import { receiveParcel } from './bench.service';
import { parcelContentsRepo } from './parcel-contents.repo';
import type { ParcelRow } from './parcel.repo';
import { readAgain } from './scan-parcel.service';
import type { BenchScan, Said } from './scan-step';
import type { Worker } from './worker';

/** What was taken in under a number before; what has left since may come under the same one. */
const TAKEN_IN: readonly ParcelStatus[] = [
  ...(['RECEIVED', 'INSPECTED', 'STOCKED_IN', 'LOCKED', 'PACKED', 'UNCLAIMED', 'MERGED'] as const),
];

/** A courier has brought something: whose it is by its number, nobody's, or there already. */
export async function receiveAtBench(
  tx: Tx,
  { read, repo, tenant, warehouseId }: BenchScan,
  worker: Worker,
): Promise<Said> {
  if (read.kind === 'PARCEL') {
    const parcel = await repo.labelled(read.parcelNo);
    return parcel ? { say: 'ALREADY', next: {}, parcel } : { say: 'UNKNOWN', next: {} };
  }
  if (read.kind !== 'NUMBER') return { say: 'UNKNOWN', next: {} };
  const contents = parcelContentsRepo(tx, { tenantId: tenant.id });
  // of two benches that see it at once one takes it in, and the other is told so
  await contents.lockNumber(read.number);
  const [before] = await repo.numbered(read.number, TAKEN_IN);
  const awaited = await contents.awaited(read.number);
  const isAwaited = awaited.some(({ status }) => status === 'FORECAST');
  if (before && !isAwaited) return { say: 'ALREADY', next: {}, parcel: before };
  const id = await receiveParcel(tx, tenant.id, { warehouseId, trackingNo: read.number }, worker);
  const parcel = await readAgain(tx, tenant.id, id);
  if (parcel?.status === 'UNCLAIMED') {
    const undo = { kind: 'FOUND', version: parcel.version } as const;
    return { say: 'UNCLAIMED', next: {}, parcel, isDone: true, undo };
  }
  const { remark } = parcel ? await repo.factsOf(parcel) : { remark: '' };
  const was = awaited.find((one) => one.id === id && one.status === 'FORECAST');
  const undo = parcel && was && (await undoOf(tx, parcel, was));
  const done = { next: {}, parcel, isDone: true, ...(undo && { undo }) };
  const announced = awaited.find((one) => one.id === id)?.warehouseId;
  if (announced && announced !== warehouseId) return { say: 'RECEIVED_ASTRAY', ...done, announcedFor: announced };
  return { say: remark ? 'RECEIVED_LOOK' : 'RECEIVED', ...done };
}

async function undoOf(tx: Tx, { tenantId, id, version }: ParcelRow, was: ParcelRow): Promise<BenchUndo> {
  const bought = await parcelContentsRepo(tx, { tenantId }).boughtIn([id]);
  const items = await itemsAt(tx, tenantId, bought, 'ARRIVED');
  const expiresAt = was.expiresAt?.toISOString() ?? null;
  return { kind: 'RECEIVE', version, items, warehouseId: was.warehouseId, expiresAt };
}
