import type { ScanContext } from '../../../contract/scan';
import { kindOfCode, saidKinds } from '../../../contract/kind-code';
import { FAULT_REASONS } from '../../../contract/scan.enums';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { findMessage } from '../../kernel/messages';
import { inspectParcel, type Findings } from './bench.service';
import { isOddlyDense } from './density.rules';
import { parcelContentsRepo } from './parcel-contents.repo';
import { isSaid, parcelScanned, readAgain } from './scan-parcel.service';
import type { BenchScan, Said } from './scan-step';
import type { Worker } from './worker';

/** A parcel is laid on the bench, weighed, measured and judged; the next one begins with nothing of it. */
export async function inspectAtBench(tx: Tx, scan: BenchScan, worker: Worker): Promise<Said> {
  const { read, context } = scan;
  if (read.kind === 'MEASURES') return measured(tx, scan);
  if (read.kind === 'COMMAND') return commanded(tx, scan, worker);
  const found = await parcelScanned(scan, 'RECEIVED');
  if (isSaid(found)) return found;
  if (found.status !== 'RECEIVED') return { say: 'NOT_NOW', next: context, parcel: found };
  return { say: 'PARCEL', next: { parcelId: found.id }, parcel: found };
}

async function measured(tx: Tx, { read, context, tenant, warehouseId }: BenchScan): Promise<Said> {
  if (!context.parcelId) return { say: 'NEEDS_PARCEL', next: context };
  if (read.kind !== 'MEASURES') return { say: 'UNKNOWN', next: context };
  const { grams, sides } = read;
  const isFit =
    (grams === undefined || (grams > 0 && grams <= LIMITS.benchGrams)) &&
    (sides ?? []).every((side) => side > 0 && side <= LIMITS.benchSideMm);
  const parcel = await readAgain(tx, tenant.id, context.parcelId);
  if (parcel?.warehouseId !== warehouseId) return { say: 'ELSEWHERE', next: {}, parcel };
  if (!isFit) return { say: 'UNKNOWN', next: context, parcel };
  return { say: 'NOTED', next: { ...context, ...(grams && { grams }), ...(sides && { sides }) }, parcel };
}

async function commanded(tx: Tx, scan: BenchScan, worker: Worker): Promise<Said> {
  const { read, context, tenant, repo } = scan;
  const { command, value } = read.kind === 'COMMAND' ? read : { command: '', value: '' };
  const parcel = context.parcelId ? await readAgain(tx, tenant.id, context.parcelId) : undefined;
  if (!parcel) return { say: 'NEEDS_PARCEL', next: context };
  // what a bench says back is its own word
  if (parcel.warehouseId !== scan.warehouseId) return { say: 'ELSEWHERE', next: {}, parcel };
  const note = (next: Partial<ScanContext>): Said => ({ say: 'NOTED', next: { ...context, ...next }, parcel });
  const { items: things } = await repo.factsOf(parcel);
  const reason = FAULT_REASONS.find((one) => one === value);
  if (command === 'R' && reason) return note({ reason });
  if (command === 'Q' && Number(value) >= 1 && Number(value) <= things.length) return note({ item: Number(value) });
  const kind = command === 'K' ? kindOfCode(value) : undefined;
  if (kind) return note({ kinds: saidKinds(context.kinds ?? parcel.goodsKinds, kind) });
  if (command === 'WEIGH') return { say: 'NOTED', next: { parcelId: parcel.id }, parcel };
  if (command !== 'PASS' && command !== 'FAIL') return { say: 'UNKNOWN', next: context, parcel };
  const lacking = (say: Said['say']): Said => ({ say, next: context, parcel });
  const { grams, sides } = context;
  if (!grams) return lacking('NEEDS_WEIGHT');
  if (!sides) return lacking('NEEDS_SIZE');
  const { inspectPhotos = 0 } = tenant;
  if ((await parcelContentsRepo(tx, { tenantId: tenant.id }).countPhotos(parcel.id)) < inspectPhotos)
    return lacking('NEEDS_PHOTOS');
  if (!context.isDoubted && isOddlyDense(grams, sides))
    return { say: 'DOUBTFUL', next: { ...context, isDoubted: true }, parcel };
  const found: Findings = {
    ...{ grams, lengthMm: sides[0], widthMm: sides[1], heightMm: sides[2] },
    ...{ goodsKinds: context.kinds ?? parcel.goodsKinds, photos: [] },
  };
  if (command === 'FAIL') {
    if (!context.reason) return lacking('NEEDS_REASON');
    // what the shop has not bought it has nothing to ask about
    const bought = things.filter(({ orderStatus }) => orderStatus === 'ARRIVED');
    const named = context.item ? things[context.item - 1] : bought.length === 1 ? bought[0] : undefined;
    const orderItemId = named?.orderStatus === 'ARRIVED' ? named.item.orderItemId : null;
    if (!orderItemId) return lacking('NEEDS_ITEM');
    const finding = findMessage(await repo.languageOf(parcel), `findings.${context.reason}`) ?? context.reason;
    found.faults = [{ orderItemId, finding, offerLocal: 0, reason: context.reason }];
  }
  const judged = things.flatMap(({ item, orderStatus }) => (orderStatus === 'ARRIVED' ? (item.orderItemId ?? []) : []));
  await inspectParcel(tx, tenant.id, parcel.id, found, worker);
  const after = await readAgain(tx, tenant.id, parcel.id);
  const done = { next: {}, parcel: after, isDone: true };
  const faults = (found.faults ?? []).map(({ orderItemId }) => orderItemId);
  const { grams: weighed, lengthMm, widthMm, heightMm, goodsKinds } = parcel;
  const measured = { grams: weighed, lengthMm, widthMm, heightMm, goodsKinds };
  const version = after?.version ?? 0;
  const items = judged.filter((id) => !faults.includes(id));
  const undo = { kind: 'INSPECT', version, items, faults, measured } as const;
  return { say: command === 'FAIL' ? 'FAILED' : 'INSPECTED', ...done, undo };
}
