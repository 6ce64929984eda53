import { hasShelf, takesKinds } from '../../../contract/shelf-blocks';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { shelveParcel } from './bench.service';
import { parcelRepo, type ParcelRow } from './parcel.repo';
import { isSaid, parcelScanned, readAgain } from './scan-parcel.service';
import type { BenchScan, Said } from './scan-step';
import type { Worker } from './worker';

/** The shelf first: it sticks, and parcel after parcel goes onto it. */
export async function shelveAtBench(tx: Tx, scan: BenchScan, worker: Worker): Promise<Said> {
  const { context, tenant, shelves } = scan;
  const { location } = context;
  const found = await onShelf(scan, 'INSPECTED');
  if (isSaid(found)) return found;
  if (!location) return { say: 'NEEDS_SHELF', next: context, parcel: found };
  if (found.status !== 'INSPECTED') return { say: 'NOT_NOW', next: context, parcel: found };
  // it stuck, and is no more since
  if (!hasShelf(shelves, location)) return { say: 'NO_SUCH_SHELF', next: {}, parcel: found };
  if (!takesKinds(shelves, location, found.goodsKinds)) return { say: 'WRONG_SHELF', next: context, parcel: found };
  try {
    await shelveParcel(tx, tenant, found.id, location, worker);
  } catch (error) {
    // before anything was written
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    return { say: 'HELD', next: context, parcel: found };
  }
  const parcel = await readAgain(tx, tenant.id, found.id);
  const undo = { kind: 'SHELVE', version: parcel?.version ?? 0, location: found.location } as const;
  return { say: 'STOCKED_IN', next: context, parcel, isDone: true, undo };
}

/** What lies in store comes to another shelf. */
export async function moveAtBench(tx: Tx, scan: BenchScan, worker: Worker): Promise<Said> {
  const { context, tenant, shelves } = scan;
  const { location } = context;
  const found = await onShelf(scan, 'STOCKED_IN');
  if (isSaid(found)) return found;
  if (!location) return { say: 'NEEDS_SHELF', next: context, parcel: found };
  if (found.status !== 'STOCKED_IN' && found.status !== 'LOCKED')
    return { say: 'NOT_NOW', next: context, parcel: found };
  // it stuck, and is no more since
  if (!hasShelf(shelves, location)) return { say: 'NO_SUCH_SHELF', next: {}, parcel: found };
  if (!takesKinds(shelves, location, found.goodsKinds)) return { say: 'WRONG_SHELF', next: context, parcel: found };
  await putAt(tx, tenant.id, found, location, worker);
  const parcel = await readAgain(tx, tenant.id, found.id);
  const undo = { kind: 'MOVE', version: parcel?.version ?? 0, location: found.location } as const;
  return { say: 'MOVED', next: context, parcel, isDone: true, undo };
}

/** @throws AppError STATE_CONFLICT where it has left its state */
export async function putAt(tx: Tx, tenantId: string, row: ParcelRow, location: string, worker: Worker): Promise<void> {
  if (!(await parcelRepo(tx, { tenantId }).change(row.id, row.status, { location })))
    throw new AppError('STATE_CONFLICT');
  await worker.record(tx, {
    ...{ action: 'warehouse.move', subjectKind: 'PARCEL', subjectId: row.id },
    before: { location: row.location },
    after: { location },
  });
}

function onShelf(scan: BenchScan, wanted: 'INSPECTED' | 'STOCKED_IN'): ReturnType<typeof parcelScanned> {
  const { read, shelves } = scan;
  if (read.kind !== 'SHELF') return parcelScanned(scan, wanted);
  // nor does the one before it stick: what comes next would go there unseen
  if (!hasShelf(shelves, read.location)) return Promise.resolve({ say: 'NO_SUCH_SHELF', next: {} });
  return Promise.resolve({ say: 'SHELF', next: { location: read.location } });
}
