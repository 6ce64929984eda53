import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import type { BenchUndo } from '../../db/schema/bench-scan';
import { undoArrival, undoFault, undoShelving, undoVerdict } from '../purchase/undo-arrival.service';
import { shopClaims } from './parcel-claim.repo';
import { parcelContentsRepo } from './parcel-contents.repo';
import { parcelRepo, type ParcelChange, type ParcelRow } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import { readAgain } from './scan-parcel.service';
import { putAt } from './scan-shelve.service';
import type { BenchScan, Said } from './scan-step';
import { unclaimedRepo } from './unclaimed.repo';
import type { Worker, WorkDeed } from './worker';

const MINUTE_MS = 60_000;

/**
 * The last thing that this bench did in this mode, taken back: only by a move that there is, within its window, and only
 * as long as nobody has done anything to the parcel or its goods since. What its shopper was told by then stays told.
 */
export async function undoAtBench(tx: Tx, scan: BenchScan, worker: Worker): Promise<Said> {
  const { repo, context, tenant } = scan;
  const [last] = await repo.lastOf(scan, LIMITS.benchUndo);
  if (!last?.parcelId) return { say: 'NOTHING_TO_UNDO', next: context };
  const row = await parcelRepo(tx, { tenantId: tenant.id }).lock(last.parcelId);
  const refused = (say: Said['say']): Said => ({ say, next: context, parcel: row });
  // of a former release: its shopper was asked
  if (!last.undo && last.mode === 'INSPECT') return refused('TOLD');
  if (!row || !last.undo || row.version !== last.undo.version) return refused('FINAL');
  if (worker.at.getTime() - last.at.getTime() > LIMITS.benchUndoMinutes * MINUTE_MS) return refused('TOO_LATE');
  if (!(await undo(tx, row, last.undo, { ...worker, doneAt: last.at }))) return refused('FINAL');
  await repo.takeBack(last.id, worker.at);
  return { say: 'UNDONE', next: context, parcel: await readAgain(tx, tenant.id, row.id), undid: last.id };
}

const BACK = {
  SHELVE: { to: 'INSPECTED', action: 'warehouse.shelve' },
  INSPECT: { to: 'RECEIVED', action: 'warehouse.inspect' },
  RECEIVE: { to: 'FORECAST', action: 'warehouse.receive' },
  FOUND: { to: 'EXPIRED', action: 'warehouse.receive' },
} as const;

/** @returns whether it could be taken back @throws AppError STATE_CONFLICT where its goods have gone on */
async function undo(tx: Tx, row: ParcelRow, kept: BenchUndo, worker: Worker & { doneAt: Date }): Promise<boolean> {
  const { tenantId, id } = row;
  const { actor, at, doneAt } = worker;
  if (kept.kind === 'MOVE') {
    await putAt(tx, tenantId, row, kept.location, worker);
    return true;
  }
  // who claims it has seen that it is there
  if (kept.kind === 'FOUND' && (await isClaimed(tx, row))) return false;
  const { to, action } = BACK[kept.kind];
  const step = parcelTransition(row, to);
  const deed = { actor, at, facts: { reason: 'UNDONE' } };
  if (!step || !(await parcelRepo(tx, { tenantId }).move(id, step, deed, changeOf(kept, at)))) return false;
  if (kept.kind === 'INSPECT') await undoInspection(tx, tenantId, kept, at);
  if (kept.kind === 'RECEIVE') await undoArrival(tx, tenantId, kept.items, { doneAt, at });
  if (kept.kind === 'SHELVE')
    await undoShelving(tx, tenantId, await parcelContentsRepo(tx, { tenantId }).boughtIn([id]), { doneAt, at });
  await worker.record(tx, deedOf(action, row, to));
  return true;
}

async function undoInspection(
  tx: Tx,
  tenantId: string,
  { items, faults = [] }: Extract<BenchUndo, { kind: 'INSPECT' }>,
  at: Date,
): Promise<void> {
  await undoVerdict(tx, tenantId, items);
  await undoFault(tx, tenantId, faults, at);
}

async function isClaimed(tx: Tx, { tenantId, id, parcelNo }: ParcelRow): Promise<boolean> {
  const numbers = await unclaimedRepo(tx, { tenantId }).numbersOf(id);
  return (await shopClaims(tx, { tenantId }).waiting([...numbers, parcelNo])).length > 0;
}

function changeOf(kept: Exclude<BenchUndo, { kind: 'MOVE' }>, at: Date): ParcelChange {
  if (kept.kind === 'SHELVE') return { location: kept.location, pausedAt: at, storageAt: null };
  if (kept.kind === 'INSPECT') return kept.measured;
  if (kept.kind === 'FOUND') return { receivedAt: null, expiresAt: null };
  const { warehouseId, expiresAt } = kept;
  return { warehouseId, receivedAt: null, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
}

const deedOf = (action: WorkDeed['action'], { id, status, location }: ParcelRow, to: string): WorkDeed => ({
  ...{ action, subjectKind: 'PARCEL', subjectId: id },
  before: { status, location },
  after: { status: to, isUndone: true },
});
