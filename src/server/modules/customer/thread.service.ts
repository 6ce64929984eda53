import type { ThreadDetail, ThreadInput, ThreadPage, ThreadSubject } from '../../../contract/thread';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { countAttempt } from '../../kernel/rate-limit';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { requireUploaded } from '../upload/upload.service';
import { presentForShopper, presentSaid } from './thread-view.rules';
import { messagesOf, threadRepo, type ThreadRow } from './thread.repo';
import { afterShopper } from './thread.rules';
import { findSubject } from './thread-subject.repo';
import { say } from './say.service';

const HOUR_SECONDS = 3600;

export async function listThreads(ctx: UserCtx, page: { pageNo: number; pageSize: number }): Promise<ThreadPage> {
  const { rows, total } = await ctx.tx((tx) => threadRepo(tx, ownerOf(ctx)).list(page));
  return { items: rows.map((row) => presentForShopper(row, ctx.now())), total, ...page };
}

/** @throws AppError NOT_FOUND */
export const getThread = (ctx: UserCtx, id: string): Promise<ThreadDetail> =>
  ctx.tx(async (tx) => {
    const row = await threadRepo(tx, ownerOf(ctx)).find(id);
    if (!row) throw new AppError('NOT_FOUND');
    return detailOf(tx, ctx, row);
  });

/** What was said about a thing, which may be nothing yet. @throws AppError NOT_FOUND where it is not theirs */
export const findThreadAbout = (ctx: UserCtx, subject: ThreadSubject): Promise<{ thread: ThreadDetail | null }> =>
  ctx.tx(async (tx) => {
    const about = aboutOf(ctx, subject);
    const row = await threadRepo(tx, ownerOf(ctx)).about(about);
    if (!row) await requireOwn(tx, ctx, about);
    return { thread: row ? await detailOf(tx, ctx, row) : null };
  });

/** @throws AppError NOT_FOUND, INVALID with the place of a picture that is not theirs, TOO_MANY_REQUESTS */
export async function writeToShop(ctx: UserCtx, { text, photos, ...subject }: ThreadInput): Promise<ThreadDetail> {
  const { tenantId, shopperId } = ownerOf(ctx);
  const about = aboutOf(ctx, subject);
  await countAttempt(ctx, { key: `message:${shopperId}`, max: LIMITS.messagesAnHour, windowSeconds: HOUR_SECONDS });
  await requireUploaded(ctx, photos);
  return retriedTx(ctx, async (tx) => {
    const { reference } = await requireOwn(tx, ctx, about);
    const now = ctx.now();
    const message = { id: newId(), author: 'SHOPPER' as const, text, photos };
    const row = await say(tx, { tenantId, shopperId, about, reference, now }, message, (before) => ({
      ...afterShopper(before, now, ctx.tenant.timezoneOffset),
      // who writes has seen what stands above
      unread: 0,
    }));
    return keepAnswer(tx, ctx, await detailOf(tx, ctx, row));
  });
}

/** @throws AppError NOT_FOUND */
export const readThread = (ctx: UserCtx, id: string) =>
  ctx.tx(async (tx) => {
    const repo = threadRepo(tx, ownerOf(ctx));
    if (!(await repo.find(id))) throw new AppError('NOT_FOUND');
    await repo.markRead(id);
    return {};
  });

/** About nothing a shopper has one conversation, which is called by them. @throws AppError INVALID */
function aboutOf(ctx: UserCtx, { kind, id }: ThreadSubject) {
  if (kind === 'NONE') return { kind, id: ctx.user.shopperId };
  if (id === undefined) throw new AppError('INVALID', { errors: [{ path: 'id', code: 'required' }] });
  return { kind, id };
}

/** @throws AppError NOT_FOUND where the thing is somebody else's, or none */
async function requireOwn(tx: Tx, ctx: UserCtx, about: ReturnType<typeof aboutOf>) {
  const found = await findSubject(tx, ctx.tenant.id, about);
  if (found?.shopperId !== ctx.user.shopperId) throw new AppError('NOT_FOUND');
  return found;
}

async function detailOf(tx: Tx, ctx: UserCtx, row: ThreadRow): Promise<ThreadDetail> {
  const { messages, hasOlder } = await messagesOf(tx, row.tenantId, row.id);
  return { ...presentForShopper(row, ctx.now()), messages: presentSaid(messages), hasOlder };
}
