import { LIMITS } from '../../../contract/limits';
import type { CountClosing, CountQueue, CountQueueQuery, DeskCount, QueuedCount } from '../../../contract/shelf-count';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { retriedTx } from '../../kernel/retried-tx';
import { recordDeed } from '../operator/audit.service';
import { workerOf } from './desk-worker.service';
import { putAt } from './scan-shelve.service';
import { shelfCountRepo, STORED, type NamedCount } from './shelf-count.repo';

const repoOf = (tx: Tx, { tenant }: StaffCtx) => shelfCountRepo(tx, { tenantId: tenant.id });

export async function listCounts(ctx: StaffCtx, { view, after, limit }: CountQueueQuery): Promise<CountQueue> {
  const [at = '', id = ''] = after?.split(/_(.*)/s) ?? [];
  const from = after === undefined ? undefined : { startedAt: new Date(Number(at)), id };
  return ctx.tx(async (tx) => {
    const found = await repoOf(tx, ctx).list(view, limit, from);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      items: rows.map(present),
      next: last ? `${String(last.startedAt.getTime())}_${last.id}` : null,
      waiting: await repoOf(tx, ctx).countIn('DIFFERS', LIMITS.deskCount),
    };
  });
}

/** @throws AppError NOT_FOUND */
export const getCount = (ctx: StaffCtx, id: string): Promise<DeskCount> => ctx.tx((tx) => read(tx, ctx, id));

/**
 * What a count found is written down by somebody else than whoever counted: strays lie where they were seen, and what is
 * missing lies nowhere until it is found. Whatever moved since stays where it is.
 * @throws AppError NOT_FOUND, FORBIDDEN to whoever counted, STATE_CONFLICT with the count as it is now
 */
export async function closeCount(ctx: StaffCtx, id: string, closing: CountClosing): Promise<DeskCount> {
  try {
    return await retriedTx(ctx, async (tx) => {
      const row = await findCount(tx, ctx, id);
      if (row.countedBy === ctx.staff.staffId) throw new AppError('FORBIDDEN', { data: { reason: 'SECOND_PERSON' } });
      const { version, decision, reason } = closing;
      const state = decision === 'CORRECT' ? ('CORRECTED' as const) : ('DISCARDED' as const);
      const change = { state, closedBy: ctx.staff.staffId, closedAt: ctx.now(), reason };
      if (!(await repoOf(tx, ctx).move(id, { state: 'DIFFERS', version }, change)))
        throw new AppError('STATE_CONFLICT');
      if (decision === 'CORRECT') await correct(tx, ctx, row);
      await recordDeed(tx, ctx, {
        ...{ action: 'warehouse.count', subjectKind: 'SHELF', subjectId: row.location, reason },
        before: { state: row.state },
        after: { state, missing: row.missing, unexpected: row.unexpected },
      });
      return read(tx, ctx, id);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'STATE_CONFLICT') throw error;
    throw new AppError('STATE_CONFLICT', { data: await getCount(ctx, id) });
  }
}

async function correct(tx: Tx, ctx: StaffCtx, { id, location }: NamedCount): Promise<void> {
  for (const { line, parcel } of await repoOf(tx, ctx).differences(id)) {
    const isThere = parcel.location === line.stood && STORED.some((state) => state === parcel.status);
    if (isThere) await putAt(tx, ctx.tenant.id, parcel, line.kind === 'MISSING' ? '' : location, workerOf(ctx));
  }
}

const present = ({ id, warehouseId, location, state, ...row }: NamedCount): QueuedCount => ({
  ...{ id, warehouseId, location, state },
  ...{ countedName: row.countedName ?? '', startedAt: row.startedAt.toISOString() },
  ...{ seen: row.seen, missing: row.missing, unexpected: row.unexpected },
});

async function findCount(tx: Tx, ctx: StaffCtx, id: string): Promise<NamedCount> {
  const row = await repoOf(tx, ctx).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskCount> {
  const row = await findCount(tx, ctx, id);
  const lines = await repoOf(tx, ctx).differences(id);
  return {
    ...present(row),
    version: row.version,
    closedName: row.closedName,
    closedAt: row.closedAt?.toISOString() ?? null,
    reason: row.reason,
    lines: lines.map(({ line, parcel }) => ({
      ...{ parcelId: parcel.id, parcelNo: parcel.parcelNo, kind: line.kind, stood: line.stood },
      location: parcel.location,
    })),
    canClose: row.state === 'DIFFERS' && row.countedBy !== ctx.staff.staffId,
  };
}
