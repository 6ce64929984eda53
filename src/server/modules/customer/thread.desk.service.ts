import type {
  DeskThread,
  DeskThreadSubject,
  ThreadMove,
  ThreadQueue,
  ThreadQueueQuery,
} from '../../../contract/thread-desk';
import { LIMITS } from '../../../contract/limits';
import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import { isSaidIn } from '../../adapters/translation/translator.registry';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { recordDeed } from '../operator/audit.service';
import { findStaffWho } from '../operator/staff-who.service';
import { threadDeskRepo } from './thread.desk.repo';
import { presentMessages, presentQueued, type DeskThreadRow } from './thread-view.rules';
import { changeThread, lockThread, messagesOf, type ThreadChange } from './thread.repo';
import { isFitRest, movedTo } from './thread.rules';

const MINUTE_MS = 60_000;
const viewerOf = (ctx: StaffCtx) => ({ staffId: ctx.staff.staffId, now: ctx.now() });
export const deedOf = (subjectId: string) => ({ action: 'customer.message', subjectKind: 'THREAD', subjectId });

export async function listThreads(ctx: StaffCtx, query: ThreadQueueQuery): Promise<ThreadQueue> {
  const { view, limit } = query;
  const word = query.keyword?.trim();
  const [at = '', id = ''] = query.after?.split(/_(.*)/s) ?? [];
  const after = query.after === undefined ? undefined : { at: new Date(Number(at)), id };
  const now = ctx.now();
  return ctx.tx(async (tx) => {
    const repo = threadDeskRepo(tx, staffScopeOf(ctx));
    const found = word ? await repo.among(word) : await repo.list({ view, limit, after }, now);
    const rows = word ? found : found.slice(0, limit);
    const last = found.length > rows.length ? rows.at(-1) : undefined;
    const key = view === 'open' ? last?.openFrom : last?.lastAt;
    return {
      items: rows.map((row) => presentQueued(row, viewerOf(ctx))),
      next: last && key ? `${String(key.getTime())}_${last.id}` : null,
      waiting: await repo.counts(now),
    };
  });
}

/** @throws AppError NOT_FOUND */
export const getThread = (ctx: StaffCtx, id: string): Promise<DeskThread> => ctx.tx((tx) => readThread(tx, ctx, id));

/** Null where nobody has written about it. */
export const findThreadAbout = (ctx: StaffCtx, about: DeskThreadSubject): Promise<{ thread: DeskThread | null }> =>
  ctx.tx(async (tx) => {
    const id = await threadDeskRepo(tx, staffScopeOf(ctx)).idAbout(about);
    return { thread: id === undefined ? null : await readThread(tx, ctx, id) };
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the conversation, where somebody else is on it */
export const claimThread = (ctx: StaffCtx, id: string, takesOver: boolean): Promise<DeskThread> =>
  ctx.tx(async (tx) => {
    const before = await readThread(tx, ctx, id);
    const [mine] = await threadDeskRepo(tx, staffScopeOf(ctx)).claim([id], termOf(ctx), takesOver);
    if (!mine) throw new AppError('STATE_CONFLICT', { data: await readThread(tx, ctx, id) });
    // to stay on it is nothing new
    if (!before.lease?.isMine)
      await recordDeed(tx, ctx, {
        ...deedOf(id),
        before: { claimedBy: before.lease?.staffId ?? null },
        after: { claimedBy: ctx.staff.staffId },
      });
    return readThread(tx, ctx, id);
  });

/** @throws AppError NOT_FOUND */
export const releaseThread = (ctx: StaffCtx, id: string): Promise<DeskThread> =>
  ctx.tx(async (tx) => {
    await readThread(tx, ctx, id);
    const [wasMine] = await threadDeskRepo(tx, staffScopeOf(ctx)).release([id]);
    if (wasMine)
      await recordDeed(tx, ctx, {
        ...deedOf(id),
        before: { claimedBy: ctx.staff.staffId },
        after: { claimedBy: null },
      });
    return readThread(tx, ctx, id);
  });

/** What is due first and nobody is on. */
export const takeNextThread = (ctx: StaffCtx): Promise<{ thread: DeskThread | null }> =>
  ctx.tx(async (tx) => {
    const repo = threadDeskRepo(tx, staffScopeOf(ctx));
    const id = await repo.takeNext(repo.isOwed(ctx.now()), repo.byDue, termOf(ctx));
    if (id === undefined) return { thread: null };
    await recordDeed(tx, ctx, { ...deedOf(id), before: { claimedBy: null }, after: { claimedBy: ctx.staff.staffId } });
    return { thread: await readThread(tx, ctx, id) };
  });

/** @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the conversation as it is now */
export function moveThread(ctx: StaffCtx, id: string, { to, until, version }: ThreadMove): Promise<DeskThread> {
  const now = ctx.now();
  const rest = until === undefined ? undefined : new Date(until);
  if (to === 'SNOOZED' && !(rest && isFitRest(rest, now)))
    throw new AppError('INVALID', { errors: [{ path: 'until', code: rest ? 'out_of_range' : 'required' }] });
  const moved = movedTo(to, now, { until: rest, offsetHours: ctx.tenant.timezoneOffset });
  return change(ctx, id, version, moved);
}

/** @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the conversation as it is now */
export async function assignThread(ctx: StaffCtx, id: string, assignedTo: string | null, version: number) {
  if (assignedTo !== null && !(await listPeople(ctx)).items.some((person) => person.id === assignedTo))
    throw new AppError('INVALID', { errors: [{ path: 'staffId', code: 'unknown' }] });
  return change(ctx, id, version, { assignedTo });
}

/** Who may answer. */
export const listPeople = (ctx: StaffCtx) =>
  ctx.tx(async (tx) => ({ items: await findStaffWho(tx, ctx.tenant.id, 'customer.message') }));

function change(ctx: StaffCtx, id: string, version: number, wanted: ThreadChange): Promise<DeskThread> {
  return ctx.tx(async (tx) => {
    const known = await getRow(tx, ctx, id);
    const row = await lockThread(tx, ctx.tenant.id, { kind: known.subjectKind, id: known.subjectId });
    if (!row || row.version !== version || isHeldByAnother(row, ctx))
      throw new AppError('STATE_CONFLICT', { data: await readThread(tx, ctx, id) });
    await changeThread(tx, row, wanted);
    await recordDeed(tx, ctx, { ...deedOf(id), before: { ...pick(row, wanted) }, after: { ...wanted } });
    return readThread(tx, ctx, id);
  });
}

const pick = (row: ThreadChange, names: ThreadChange) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, row[name as keyof ThreadChange]]));

/** Whether somebody else has it to themselves at this moment. */
export const isHeldByAnother = (
  { claimedBy, claimedUntil }: Pick<DeskThreadRow, 'claimedBy' | 'claimedUntil'>,
  ctx: StaffCtx,
): boolean =>
  claimedBy !== null && claimedBy !== ctx.staff.staffId && claimedUntil !== null && claimedUntil > ctx.now();

function termOf(ctx: StaffCtx) {
  const now = ctx.now();
  return { now, until: new Date(now.getTime() + LIMITS.leaseMinutes * MINUTE_MS) };
}

async function getRow(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskThreadRow> {
  const row = await threadDeskRepo(tx, staffScopeOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** @throws AppError NOT_FOUND */
export async function readThread(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskThread> {
  const row = await getRow(tx, ctx, id);
  const { messages, hasOlder } = await messagesOf(tx, row.tenantId, id);
  const { version, unread, shopperLanguage } = row;
  const language = isLocale(shopperLanguage) ? shopperLanguage : DEFAULT_LOCALE;
  return {
    ...presentQueued(row, viewerOf(ctx)),
    ...{ version, unread, hasOlder, language },
    translatesTo: [...new Set([ctx.locale, language])].filter(isSaidIn),
    messages: presentMessages(messages),
  };
}
