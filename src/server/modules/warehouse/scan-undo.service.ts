import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { parcelRepo } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import { readAgain } from './scan-parcel.service';
import { putAt } from './scan-shelve.service';
import type { BenchScan, Said } from './scan-step';
import type { Worker } from './worker';

/**
 * The last thing that this bench did in this mode, taken back: only by a move that there is anyway, and only as long as
 * nobody has done anything to the parcel since. What its shopper was told by then stays told.
 */
export async function undoAtBench(tx: Tx, scan: BenchScan, worker: Worker): Promise<Said> {
  const { repo, context, tenant } = scan;
  const [last] = await repo.lastOf(scan, LIMITS.benchUndo);
  if (!last?.parcelId) return { say: 'NOTHING_TO_UNDO', next: context };
  const parcels = parcelRepo(tx, { tenantId: tenant.id });
  const row = await parcels.lock(last.parcelId);
  if (!row || !last.undo || row.version !== last.undo.version) return { say: 'FINAL', next: context, parcel: row };
  const { location } = last.undo;
  if (last.undo.kind === 'MOVE') await putAt(tx, tenant.id, row, location, worker);
  else {
    const step = parcelTransition(row, 'INSPECTED');
    const change = { location, pausedAt: worker.at, storageAt: null };
    if (!step || !(await parcels.move(row.id, step, { actor: worker.actor, at: worker.at }, change)))
      return { say: 'FINAL', next: context, parcel: row };
    const before = { status: row.status, location: row.location };
    const after = { status: 'INSPECTED', location };
    await worker.record(tx, { action: 'warehouse.shelve', subjectKind: 'PARCEL', subjectId: row.id, before, after });
  }
  await repo.takeBack(last.id, worker.at);
  return { say: 'UNDONE', next: context, parcel: await readAgain(tx, tenant.id, row.id) };
}
