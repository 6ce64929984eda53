import type { BenchParcel } from '../../../contract/scan';
import type { ParcelStatus } from '../../../contract/warehouse';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { partsInReadersWords } from '../words/sellers-words.service';
import { nextStep } from './parcel-desk.rules';
import { parcelRepo, type ParcelRow } from './parcel.repo';
import { benchScanRepo } from './bench-scan.repo';
import type { BenchScan, Said } from './scan-step';

/** In a warehouse, on its bench or its shelf, whosever it is. */
const HERE: readonly ParcelStatus[] = ['RECEIVED', 'INSPECTED', 'STOCKED_IN', 'LOCKED', 'PACKED', 'UNCLAIMED'];

/**
 * The parcel that a code names, of those that lie there: by its own label, or by a courier's number where one alone came
 * under it, or one alone is in the state that is asked for.
 */
export async function parcelScanned(
  { read, repo, warehouseId, context }: BenchScan,
  wanted: ParcelStatus,
): Promise<ParcelRow | Said> {
  if (read.kind === 'PARCEL') {
    const row = await repo.labelled(read.parcelNo);
    if (!row) return { say: 'UNKNOWN', next: context };
    return row.warehouseId === warehouseId ? row : { say: 'ELSEWHERE', next: context, parcel: row };
  }
  if (read.kind !== 'NUMBER') return { say: 'UNKNOWN', next: context };
  const all = await repo.numbered(read.number, HERE);
  const here = all.filter((row) => row.warehouseId === warehouseId);
  const ready = here.filter(({ status }) => status === wanted);
  const [row, other] = ready.length > 0 ? ready : here;
  if (other) return { say: 'SEVERAL', next: context };
  if (row) return row;
  const [elsewhere] = all;
  return elsewhere ? { say: 'ELSEWHERE', next: context, parcel: elsewhere } : { say: 'UNKNOWN', next: context };
}

export const isSaid = (found: ParcelRow | Said): found is Said => 'say' in found;

/** As it is now, after what was done to it. */
export const readAgain = async (tx: Tx, tenantId: string, id: string): Promise<ParcelRow | undefined> =>
  parcelRepo(tx, { tenantId }).find(id);

export async function presentBenchParcel(tx: Tx, ctx: StaffCtx, row: ParcelRow): Promise<BenchParcel> {
  const { items: rows, number, remark, owner } = await benchScanRepo(tx, staffScopeOf(ctx)).factsOf(row);
  const items = await partsInReadersWords(
    tx,
    ctx,
    rows.map(({ item, orderStatus }) => ({ ...item, orderStatus })),
  );
  const { id, parcelNo, status, location, grams, lengthMm, widthMm, heightMm, goodsKinds, note } = row;
  const statuses = items.flatMap(({ orderStatus }) => orderStatus ?? []);
  return {
    ...{ id, parcelNo, status, location, grams, goodsKinds, number },
    ...(lengthMm && widthMm && heightMm ? { sides: [lengthMm, widthMm, heightMm] as [number, number, number] } : {}),
    step: nextStep(status, statuses, false),
    owner: owner?.name ?? '',
    code: owner?.code ?? '',
    remark: remark || note,
    items: items.map(({ title, image, quantity, orderStatus }) => ({
      ...{ title, image, quantity },
      isOrdered: orderStatus !== null,
    })),
  };
}
