import { LIMITS } from '../../../contract/limits';
import type { DeskManualOrder, ManualQueue, ManualQueueQuery } from '../../../contract/manual-desk';
import type { ManualQuoteInput } from '../../../contract/manual-quote';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { tellOfRequest } from '../account/order-mail.service';
import { recordDeed } from '../operator/audit.service';
import { draftManualQuote } from './manual-quote.rules';
import { manualDeskRepo, type DeskRow } from './manual-order.desk.repo';
import { leaseOf } from '../../kernel/lease.rules';
import { presentDesk, presentQueued } from './manual-desk-view.rules';
import { addManualEvent } from './manual-order.repo';
import { manualTransition } from './manual-order.rules';

const KIND = 'MANUAL_ORDER';

export async function listManual(ctx: StaffCtx, query: ManualQueueQuery): Promise<ManualQueue> {
  const { status, keyword, lease, limit } = query;
  const [at = '', id = ''] = query.after?.split(/_(.*)/s) ?? [];
  const after = query.after === undefined ? undefined : { createdAt: new Date(Number(at)), id };
  const filter = { status, keyword: keyword || undefined, isMine: lease === 'mine', limit, after };
  const [{ rows, last }, AWAITING_QUOTE, QUOTED] = await ctx.tx((tx) => {
    const repo = manualDeskRepo(tx, staffScopeOf(ctx));
    return Promise.all([repo.list(filter, ctx.now()), repo.count('AWAITING_QUOTE'), repo.count('QUOTED')]);
  });
  const viewer = viewerOf(ctx);
  return {
    items: rows.map((row) => presentQueued(row, viewer)),
    next: last ? `${last.createdAt.getTime()}_${last.id}` : null,
    waiting: { AWAITING_QUOTE, QUOTED },
  };
}

/** @throws AppError NOT_FOUND */
export const getManual = (ctx: StaffCtx, id: string): Promise<DeskManualOrder> => ctx.tx((tx) => read(tx, ctx, id));

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the request, where it is over or somebody else is on it */
export const claimManual = (ctx: StaffCtx, id: string, takesOver: boolean): Promise<DeskManualOrder> =>
  ctx.tx(async (tx) => {
    const now = ctx.now();
    const row = await getRow(tx, ctx, id);
    const until = new Date(now.getTime() + LIMITS.leaseMinutes * 60_000);
    const [mine] = await manualDeskRepo(tx, staffScopeOf(ctx)).claim([id], { now, until }, takesOver);
    if (!mine) throw await conflict(tx, ctx, id);
    // to stay on it is nothing new
    const before = leaseOf(row, viewerOf(ctx));
    if (!before?.isMine) await record(tx, ctx, 'purchase.claim', id, before, { staffId: ctx.staff.staffId });
    return read(tx, ctx, id);
  });

/** @throws AppError NOT_FOUND */
export const releaseManual = (ctx: StaffCtx, id: string): Promise<DeskManualOrder> =>
  ctx.tx(async (tx) => {
    const before = leaseOf(await getRow(tx, ctx, id), viewerOf(ctx));
    const [wasMine] = await manualDeskRepo(tx, staffScopeOf(ctx)).release([id]);
    if (wasMine && before) await record(tx, ctx, 'purchase.claim', id, before, null);
    return read(tx, ctx, id);
  });

/** @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the request as it is now */
export const quoteManual = (ctx: StaffCtx, id: string, input: ManualQuoteInput): Promise<DeskManualOrder> =>
  ctx.tx(async (tx) => {
    const draft = draftManualQuote(input, ctx.tenant, ctx.now());
    if ('errors' in draft) throw new AppError('INVALID', { errors: draft.errors });
    const { quote } = draft;
    const change = { quote, validUntil: new Date(quote.validUntil), host: ctx.host };
    const row = await move(tx, ctx, id, { to: 'QUOTED', version: input.version, change });
    await tellShopper(tx, ctx, row, 'MANUAL_ORDER_QUOTED');
    return keepAnswer(tx, ctx, await read(tx, ctx, id));
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the request as it is now */
export const closeManual = (
  ctx: StaffCtx,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<DeskManualOrder> =>
  ctx.tx(async (tx) => {
    const change = { closeReason: 'BY_SHOP', closeNote: reason };
    const row = await move(tx, ctx, id, { to: 'CLOSED', version, change });
    await tellShopper(tx, ctx, row, 'MANUAL_ORDER_REJECTED');
    return keepAnswer(tx, ctx, await read(tx, ctx, id));
  });

interface Step {
  to: 'QUOTED' | 'CLOSED';
  version: number;
  change: Parameters<ReturnType<typeof manualDeskRepo>['move']>[2];
}

/** With its event and its line in the audit. @returns what it was before */
async function move(tx: Tx, ctx: StaffCtx, id: string, { to, version, change }: Step): Promise<DeskRow> {
  const now = ctx.now();
  const row = await getRow(tx, ctx, id);
  const step = manualTransition(row, to);
  const isMoved = step && (await manualDeskRepo(tx, staffScopeOf(ctx)).move(id, { ...step, version, now }, change));
  if (!isMoved) throw await conflict(tx, ctx, id);
  const { tenantId, staffId } = staffScopeOf(ctx);
  await addManualEvent(tx, tenantId, { manualOrderId: id, status: to, at: now, staffId });
  await record(tx, ctx, 'purchase.quote', id, { status: row.status }, { status: to, ...change });
  return row;
}

const record = (
  tx: Tx,
  ctx: StaffCtx,
  action: 'purchase.claim' | 'purchase.quote',
  subjectId: string,
  before: object | null,
  after: object | null,
) =>
  recordDeed(tx, ctx, {
    action,
    subjectKind: KIND,
    subjectId,
    before: before && { ...before },
    after: after && { ...after },
  });

const tellShopper = (
  tx: Tx,
  ctx: StaffCtx,
  { shopperId, id, title, version }: DeskRow,
  code: 'MANUAL_ORDER_QUOTED' | 'MANUAL_ORDER_REJECTED',
) =>
  tellOfRequest(tx, {
    tenantId: ctx.tenant.id,
    shopperId,
    code,
    event: `${id}.${version}`,
    request: { id, title, host: ctx.host },
    at: ctx.now(),
  });

const viewerOf = (ctx: StaffCtx) => ({ staffId: ctx.staff.staffId, now: ctx.now() });

async function conflict(tx: Tx, ctx: StaffCtx, id: string): Promise<AppError> {
  return new AppError('STATE_CONFLICT', { data: await read(tx, ctx, id) });
}

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskManualOrder> {
  const repo = manualDeskRepo(tx, staffScopeOf(ctx));
  return presentDesk(await getRow(tx, ctx, id), await repo.eventsOf(id), viewerOf(ctx));
}

async function getRow(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskRow> {
  const row = await manualDeskRepo(tx, staffScopeOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
