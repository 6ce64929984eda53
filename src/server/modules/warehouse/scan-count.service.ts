import type { Tx } from '../../db/database';
import { newId } from '../../kernel/tokens';
import { isSaid, parcelScanned } from './scan-parcel.service';
import type { BenchScan, Said } from './scan-step';
import { shelfCountRepo, STORED } from './shelf-count.repo';
import type { Worker } from './worker';

/** The shelf first; then every parcel that lies there, until `!END` says what is missing. */
export async function countAtBench(tx: Tx, scan: BenchScan, { at, actor }: Worker): Promise<Said> {
  const { context, read, tenant, warehouseId } = scan;
  const repo = shelfCountRepo(tx, { tenantId: tenant.id });
  const begin = (location: string) =>
    repo.begin({ id: newId(), warehouseId, location, countedBy: actor.id, startedAt: at });
  if (read.kind === 'SHELF') {
    await begin(read.location);
    return { say: 'COUNTING', next: { location: read.location } };
  }
  const { location } = context;
  if (!location) return { say: 'NEEDS_SHELF', next: context };
  if (read.kind === 'COMMAND' && read.command === 'END') return end(repo, await begin(location), at);
  const found = await parcelScanned(scan, 'STOCKED_IN');
  if (isSaid(found)) return found;
  if (!STORED.some((state) => state === found.status)) return { say: 'NOT_NOW', next: context, parcel: found };
  const count = await begin(location);
  const isHere = found.location === location;
  const isNew = await repo.note(count.id, found.id, isHere ? 'SEEN' : 'UNEXPECTED', found.location);
  const say = isNew ? (isHere ? 'COUNTED' : 'STRAY') : 'ALREADY';
  return { say, next: context, parcel: found, isDone: isNew };
}

async function end(
  repo: ReturnType<typeof shelfCountRepo>,
  count: Awaited<ReturnType<ReturnType<typeof shelfCountRepo>['begin']>>,
  endedAt: Date,
): Promise<Said> {
  for (const { id, location } of await repo.unseen(count)) await repo.note(count.id, id, 'MISSING', location);
  const differs = (await repo.differences(count.id)).length > 0;
  await repo.move(count.id, count, { state: differs ? 'DIFFERS' : 'AGREES', endedAt });
  return { say: differs ? 'COUNT_DIFFERS' : 'COUNT_AGREES', next: {} };
}
