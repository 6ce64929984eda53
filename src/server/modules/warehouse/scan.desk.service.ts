import type { ScanAnswer, ScanInput, ScanSay } from '../../../contract/scan';
import { plainCode, readCode, readNamed } from '../../../contract/scan-code';
import type { ShelfBlock } from '../../../contract/shelf-blocks';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { refuseElsewhere, warehousesFor } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { retriedTx } from '../../kernel/retried-tx';
import { localize } from '../../kernel/tenant-record';
import { warehousesIn, warehousesOf } from '../tenant/offers.service';
import { benchScanRepo } from './bench-scan.repo';
import { workerOf } from './desk-worker.service';
import { countAtBench } from './scan-count.service';
import { inspectAtBench } from './scan-inspect.service';
import { presentBenchParcel } from './scan-parcel.service';
import { receiveAtBench } from './scan-receive.service';
import { findNamed } from './scan-named.repo';
import { mergeAtBench, splitAtBench } from './scan-rework.service';
import { moveAtBench, shelveAtBench } from './scan-shelve.service';
import { undoAtBench } from './scan-undo.service';
import type { BenchScan, Said } from './scan-step';
import { dayBefore, startOfDay } from './scan.rules';
import type { Worker } from './worker';

const WORK = {
  RECEIVE: { verb: 'warehouse.receive', step: receiveAtBench },
  INSPECT: { verb: 'warehouse.inspect', step: inspectAtBench },
  SHELVE: { verb: 'warehouse.shelve', step: shelveAtBench },
  MOVE: { verb: 'warehouse.move', step: moveAtBench },
  COUNT: { verb: 'warehouse.count', step: countAtBench },
  SPLIT: { verb: 'warehouse.inspect', step: splitAtBench },
  MERGE: { verb: 'warehouse.inspect', step: mergeAtBench },
} as const;

/**
 * What becomes of a code that a bench has scanned. Whatever a scanner can say is answered and nothing of it is an error;
 * the same scan is done once, however often it is sent. @throws AppError NOT_FOUND where there is no such warehouse
 */
export async function scan(ctx: StaffCtx, input: ScanInput): Promise<ScanAnswer> {
  const site = (await warehousesOf(ctx)).find(({ id }) => id === input.warehouseId);
  if (!site) throw new AppError('NOT_FOUND');
  refuseElsewhere(ctx, 'warehouse.receive', site.id);
  try {
    return await retriedTx(ctx, (tx) => scanOnce(tx, ctx, input, site.shelves));
  } catch (error) {
    const refused = error instanceof AppError ? REFUSED[error.code] : undefined;
    if (!refused) throw error;
    const say = plainCode(input.code) === '!UNDO' ? 'FINAL' : refused;
    // nothing was written: another bench was quicker, or it stands elsewhere than was read
    return ctx.tx((tx) => answerOf(tx, ctx, input, { say, next: input.context }));
  }
}

const REFUSED: Partial<Record<string, ScanSay>> = {
  ...{ STATE_CONFLICT: 'NOT_NOW', INVALID: 'UNKNOWN', PARCEL_NOT_FREE: 'NOT_NOW' },
};

async function scanOnce(tx: Tx, ctx: StaffCtx, input: ScanInput, shelves: ShelfBlock[]): Promise<ScanAnswer> {
  const { scanId: id, warehouseId, bench, mode, code } = input;
  const repo = benchScanRepo(tx, staffScopeOf(ctx));
  // what a scan moves bears the time of the scan: it is known by that when it is taken back
  const worker = workerOf(ctx);
  if (!(await repo.take({ id, warehouseId, bench, mode, code, at: worker.at }))) {
    const before = await repo.find(id);
    const isSame =
      before?.code === code && before.mode === mode && before.bench === bench && before.warehouseId === warehouseId;
    if (before?.staffId !== ctx.staff.staffId || !before.answer || !isSame) throw new AppError('CONFLICT');
    return before.answer as ScanAnswer;
  }
  const said = await step(tx, ctx, worker, { ...input, shelves });
  const { parcel, isDone = false, undo = null } = said;
  // counted among those of the day, itself too
  await repo.keep(id, { parcelId: parcel?.id ?? null, isDone, undo, answer: null });
  const answer = await answerOf(tx, ctx, input, said);
  await repo.keep(id, { parcelId: parcel?.id ?? null, isDone, undo, answer });
  return answer;
}

const NAMED = { ORDER: 'PURCHASE', SHIPMENT: 'SHIPMENT', SHOPPER: 'CUSTOMER' } as const;

async function step(
  tx: Tx,
  ctx: StaffCtx,
  worker: Worker,
  input: ScanInput & Pick<BenchScan, 'shelves'>,
): Promise<Said> {
  const { mode, context } = input;
  const { verb, step: work } = WORK[mode];
  if (warehousesFor(ctx.staff, verb)?.includes(input.warehouseId) === false) return { say: 'MAY_NOT', next: context };
  const named = readNamed(plainCode(input.code));
  if (named) {
    // a number of ours, and no courier's: nothing is taken in under it
    const found = await findNamed(tx, staffScopeOf(ctx), named);
    if (!found) return { say: 'UNKNOWN', next: context };
    const { warehouseId, ...thing } = found;
    // of another warehouse it leads nowhere for who works in this one alone
    const isShown = warehouseId === undefined || isTheirs(ctx, warehouseId);
    return {
      say: `NAMES_${named.kind}`,
      next: context,
      ...(isShown && { named: { kind: NAMED[named.kind], ...thing } }),
    };
  }
  const read = readCode(plainCode(input.code));
  const one: BenchScan = { ...input, tenant: ctx.tenant, read, repo: benchScanRepo(tx, staffScopeOf(ctx)) };
  if (read.kind === 'COMMAND' && read.command === 'NEXT')
    return { say: 'CLEARED', next: context.location ? { location: context.location } : {} };
  if (read.kind === 'COMMAND' && read.command === 'UNDO') return undoAtBench(tx, one, worker);
  return work(tx, one, worker);
}

async function nameOfWarehouse(tx: Tx, ctx: StaffCtx, id: string): Promise<string> {
  const site = (await warehousesIn(tx, ctx)).find((one) => one.id === id);
  return site ? localize(site.name, ctx.locale, ctx.tenant) : id;
}

const isTheirs = (ctx: StaffCtx, warehouseId: string): boolean =>
  warehousesFor(ctx.staff, 'warehouse.receive')?.includes(warehouseId) !== false;

async function answerOf(tx: Tx, ctx: StaffCtx, input: ScanInput, said: Said): Promise<ScanAnswer> {
  const repo = benchScanRepo(tx, staffScopeOf(ctx));
  const code = plainCode(input.code);
  const { parcel, say, next, undid = null } = said;
  const [last] = await repo.lastOf(input, 1);
  const today = startOfDay(ctx.now(), ctx.tenant.timezoneOffset);
  return {
    ...{ scanId: input.scanId, undid },
    code,
    recognised: (readNamed(code) ?? readCode(code)).kind,
    say,
    // whose it is that came astray is told to nobody of here alone
    parcel: parcel && isTheirs(ctx, parcel.warehouseId) ? await presentBenchParcel(tx, ctx, parcel) : null,
    next,
    ...(said.named && { named: said.named }),
    ...(said.announcedFor && { announcedFor: await nameOfWarehouse(tx, ctx, said.announcedFor) }),
    ...(said.labels && { labels: said.labels }),
    canUndo: Boolean(last?.undo),
    doneToday: await repo.countDone(input, today),
    ...(input.mode === 'RECEIVE' && { stillToday: await repo.countAtDoor(input.warehouseId, dayBefore(today)) }),
  };
}
