import type { Tx } from '../../db/database';
import type { TenantRecord } from '../../kernel/tenant-record';
import { findAskedItems } from '../payment/asked-refund.service';
import { disposalRefusalOf } from './disposal.rules';
import { parcelRepo, type ParcelRow } from './parcel.repo';
import { returnAhead } from './return-ahead.service';
import { fitTogether, reworkOf } from './rework.rules';
import { putTogether, takeApart, type Lying } from './rework-steps.service';
import { isSaid, parcelScanned, readAgain } from './scan-parcel.service';
import type { BenchScan, Said } from './scan-step';
import { stockInRepo, type Contents } from './stock-in.repo';
import { storageOf } from './storage.rules';
import type { Worker } from './worker';

/** The parcel, then by `!Q-1` each thing that leaves it, then `!END`: both parts are weighed and labelled anew. */
export async function splitAtBench(tx: Tx, scan: BenchScan, worker: Worker): Promise<Said> {
  const { read, context, tenant, warehouseId } = scan;
  if (read.kind !== 'COMMAND') {
    const found = await parcelScanned(scan, 'STOCKED_IN');
    if (isSaid(found)) return found;
    if (found.status !== 'STOCKED_IN') return { say: 'NOT_NOW', next: context, parcel: found };
    return { say: 'PARCEL', next: { parcelId: found.id, picked: [] }, parcel: found };
  }
  const row = context.parcelId ? await parcelRepo(tx, { tenantId: tenant.id }).lock(context.parcelId) : undefined;
  if (!row?.shopperId) return { say: 'NEEDS_PARCEL', next: context };
  if (row.warehouseId !== warehouseId) return { say: 'ELSEWHERE', next: {}, parcel: row };
  const refused = (say: Said['say']): Said => ({ say, next: context, parcel: row });
  const { lying, isFree } = await lookAt(tx, tenant, row, worker.at);
  const { picked = [] } = context;
  const piece = read.command === 'Q' ? Number(read.value) : 0;
  if (piece >= 1 && piece <= lying.itemIds.length) {
    const isOut = picked.includes(piece);
    const now = isOut ? picked.filter((one) => one !== piece) : [...picked, piece];
    return { say: isOut ? 'PUT_BACK' : 'PICKED', next: { ...context, picked: now }, parcel: row };
  }
  if (read.command !== 'END') return refused('UNKNOWN');
  const leaving = lying.itemIds.filter((_, at) => picked.includes(at + 1));
  if (leaving.length === 0 || leaving.length === lying.itemIds.length) return refused('NEEDS_SOME');
  if (!isFree) return refused('NOT_FREE');
  const partId = await takeApart(tx, row, leaving, worker);
  const part = await readAgain(tx, tenant.id, partId);
  await worker.record(tx, {
    ...{ action: 'warehouse.inspect', subjectKind: 'PARCEL', subjectId: row.id },
    before: { items: lying.itemIds.length },
    after: { part: part?.parcelNo ?? '', items: lying.itemIds.length - leaving.length },
  });
  return { say: 'SPLIT', next: {}, parcel: part, isDone: true, labels: [row.parcelNo, part?.parcelNo ?? ''] };
}

/** Parcel after parcel, then `!END`: all goes into the one that lies there longest. */
export async function mergeAtBench(tx: Tx, scan: BenchScan, worker: Worker): Promise<Said> {
  const { read, context, tenant, warehouseId } = scan;
  const { joined = [] } = context;
  if (read.kind !== 'COMMAND') {
    const found = await parcelScanned(scan, 'STOCKED_IN');
    if (isSaid(found)) return found;
    if (found.status !== 'STOCKED_IN') return { say: 'NOT_NOW', next: context, parcel: found };
    const first = joined[0] ? await readAgain(tx, tenant.id, joined[0]) : undefined;
    if (first && !areTogether([first, found])) return { say: 'NOT_TOGETHER', next: context, parcel: found };
    const say = joined.includes(found.id) ? 'ALREADY' : 'JOINED';
    return { say, next: { joined: [...new Set([...joined, found.id])] }, parcel: found };
  }
  if (read.command !== 'END') return { say: 'UNKNOWN', next: context };
  // one after the other, in one order for all who do so
  const rows: ParcelRow[] = [];
  for (const id of joined.toSorted()) {
    const row = await parcelRepo(tx, { tenantId: tenant.id }).lock(id);
    if (row?.status === 'STOCKED_IN' && row.warehouseId === warehouseId) rows.push(row);
  }
  if (rows.length < 2) return { say: 'NEEDS_TWO', next: context };
  if (rows.length < joined.length) return { say: 'NOT_NOW', next: {} };
  if (!areTogether(rows)) return { say: 'NOT_TOGETHER', next: context };
  const all: Lying[] = [];
  for (const row of rows) {
    const { lying, isFree } = await lookAt(tx, tenant, row, worker.at);
    if (!isFree || lying.itemIds.length === 0) return { say: 'NOT_FREE', next: context, parcel: row };
    all.push(lying);
  }
  // with others that end sooner it would lose days that were paid ahead
  for (const { row } of all) await returnAhead(tx, row, worker.at);
  const [oldest, ...others] = all.toSorted((a, b) => since(a) - since(b));
  if (!oldest) return { say: 'NEEDS_TWO', next: context };
  await putTogether(tx, oldest, others, worker);
  const { id, parcelNo } = oldest.row;
  await worker.record(tx, {
    ...{ action: 'warehouse.inspect', subjectKind: 'PARCEL', subjectId: id },
    before: null,
    after: { merged: others.map(({ row }) => row.parcelNo).join(' ') },
  });
  return { say: 'MERGED', next: {}, parcel: await readAgain(tx, tenant.id, id), isDone: true, labels: [parcelNo] };
}

const since = ({ row }: Lying): number => row.stockedInAt?.getTime() ?? 0;

/** Of one shopper, and of kinds that the same lines take. */
const areTogether = ([first, ...others]: readonly ParcelRow[]): boolean =>
  others.every((one) => one.shopperId === first?.shopperId) &&
  fitTogether([first, ...others].flatMap((row) => (row ? asFitting(row) : [])));
const asFitting = ({ warehouseId: id, goodsKinds }: ParcelRow) => ({
  warehouse: { id, name: '', region: 'CHINA' as const },
  goodsKinds,
});

/** What is in it, and whether anything waits with it that has to be done or paid first. */
async function lookAt(tx: Tx, tenant: TenantRecord, row: ParcelRow, at: Date) {
  const owner = { tenantId: row.tenantId, shopperId: row.shopperId ?? '' };
  const contents = (await stockInRepo(tx, owner).contentsOf([row.id])).get(row.id);
  const { items = [], services = [], paid }: Partial<Contents> = contents ?? {};
  const bought = items.flatMap(({ ordered }) => ordered?.id ?? []);
  const isAsked = (await findAskedItems(tx, owner, bought)).length > 0;
  const storage = paid ? storageOf(row, paid, tenant.storage, tenant, at) : null;
  const { refusal } = reworkOf({ disposalRefusal: disposalRefusalOf(row, { isAsked, services }), storage }, tenant);
  const lying: Lying = { row, itemIds: items.map(({ item }) => item.id), daysLeft: storage?.daysLeft ?? 0 };
  return { lying, isFree: refusal === null };
}
