import { LIMITS } from '../../../contract/limits';
import type { StaffView, ViewChange, ViewInput, ViewMove } from '../../../contract/view-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { mayDo } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { recordDeed } from './audit.service';
import { viewRepo, type ViewRow } from './view.repo';

const present = ({ id, name, query, columns, ownerId, version }: ViewRow): StaffView => ({
  ...{ id, name, query, columns, isShared: ownerId === null, version },
});

/** Everybody's first, then those of whoever asks. */
export const listViews = (ctx: StaffCtx, page: string): Promise<StaffView[]> => ctx.tx((tx) => read(tx, ctx, page));

/** @throws AppError FORBIDDEN, INVALID where there are too many */
export const createView = (ctx: StaffCtx, { isShared, ...input }: ViewInput): Promise<StaffView> =>
  ctx.tx(async (tx) => {
    const ownerId = isShared ? null : ctx.staff.staffId;
    refuseUnlessTheirs(ctx, ownerId);
    const repo = viewRepo(tx, staffScopeOf(ctx));
    const others = await repo.hold({ page: input.page, ownerId });
    if (others.length >= LIMITS.staffViews)
      throw new AppError('INVALID', { errors: [{ path: 'name', code: 'too_many' }] });
    const position = (others.at(-1)?.position ?? -1) + 1;
    const row = { id: newId(), ...input, ownerId, position, createdAt: ctx.now() };
    await repo.insert(row);
    await record(tx, ctx, row, null, input);
    return present({ ...row, tenantId: ctx.tenant.id, version: 1 });
  });

/** @throws AppError NOT_FOUND, FORBIDDEN, STATE_CONFLICT with the view as it is now */
export const changeView = (ctx: StaffCtx, id: string, { version, ...change }: ViewChange): Promise<StaffView> =>
  changing(ctx, id, version, async (tx, before) => {
    await viewRepo(tx, staffScopeOf(ctx)).update(id, change);
    await record(tx, ctx, before, contentOf(before), change);
    return present({ ...before, ...change, version: version + 1 });
  });

/** @throws AppError the same */
export const moveView = (ctx: StaffCtx, id: string, { version, to }: ViewMove): Promise<StaffView[]> =>
  changing(ctx, id, version, async (tx, row, beside) => {
    const others = beside.filter((one) => one.id !== id);
    const order = [...others.slice(0, to), row, ...others.slice(to)];
    for (const [position, one] of order.entries())
      if (one.position !== position) await viewRepo(tx, staffScopeOf(ctx)).place(one.id, position);
    return read(tx, ctx, row.page);
  });

/** @throws AppError the same */
export const removeView = (ctx: StaffCtx, id: string, version: number): Promise<StaffView[]> =>
  changing(ctx, id, version, async (tx, row) => {
    await viewRepo(tx, staffScopeOf(ctx)).remove(id);
    await record(tx, ctx, row, contentOf(row), null);
    return read(tx, ctx, row.page);
  });

const contentOf = ({ name, query, columns }: ViewRow) => ({ name, query, columns });

async function read(tx: Tx, ctx: StaffCtx, page: string): Promise<StaffView[]> {
  return (await viewRepo(tx, staffScopeOf(ctx)).list(page)).map(present);
}

type Work<T> = (tx: Tx, row: ViewRow, beside: ViewRow[]) => Promise<T>;

/** One change at a time of the views that stand beside each other, by whoever has read this version. */
const changing = <T>(ctx: StaffCtx, id: string, version: number, work: Work<T>): Promise<T> =>
  ctx.tx(async (tx) => {
    const repo = viewRepo(tx, staffScopeOf(ctx));
    const found = await repo.find(id);
    if (!found) throw new AppError('NOT_FOUND');
    refuseUnlessTheirs(ctx, found.ownerId);
    const beside = await repo.hold(found);
    const row = beside.find((one) => one.id === id);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.version !== version) throw new AppError('STATE_CONFLICT', { data: present(row) });
    return work(tx, row, beside);
  });

function refuseUnlessTheirs({ staff }: StaffCtx, ownerId: string | null) {
  const permission = 'views.share';
  if (ownerId === null && !mayDo(staff, permission)) throw new AppError('FORBIDDEN', { data: { permission } });
}

/** What is everybody's is in the audit; of their own views nobody keeps account. */
async function record(
  tx: Tx,
  ctx: StaffCtx,
  { id, ownerId }: Pick<ViewRow, 'id' | 'ownerId'>,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
) {
  if (ownerId !== null) return;
  await recordDeed(tx, ctx, { action: 'views.share', subjectKind: 'VIEW', subjectId: id, before, after });
}
