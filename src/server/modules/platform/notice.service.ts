import type { NoticeInput, PlatformNotice } from '../../../contract/notices';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { PlatformCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { toldNotices as noticeRepo, type NoticeRow } from '../operator/staff-notice.service';
import { recordPlatformDeed } from './deed.repo';

const SHOWN = 50;

const read = async (tx: Tx): Promise<PlatformNotice[]> => (await noticeRepo(tx).list(SHOWN)).map(present);

const present = ({ id, words, createdAt, until, endedAt }: NoticeRow): PlatformNotice => ({
  ...{ id, words, at: createdAt.toISOString() },
  until: until?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

export const listNotices = (ctx: PlatformCtx): Promise<PlatformNotice[]> => ctx.tx(read);

/** Tells the staff of all shops something, until a time or until it is taken back. @throws AppError STATE_CONFLICT with what is told now */
export const tell = (ctx: PlatformCtx, { newest, words, until }: NoticeInput): Promise<PlatformNotice[]> =>
  ctx.tx(async (tx) => {
    await noticeRepo(tx).takeTurn();
    const known = await read(tx);
    if ((known[0]?.id ?? '') !== newest) throw new AppError('STATE_CONFLICT', { data: known });
    const id = newId();
    const { personId } = ctx.platform;
    await noticeRepo(tx).insert({ id, words, personId, createdAt: ctx.now(), until: until ? new Date(until) : null });
    await recordPlatformDeed(tx, ctx, { action: 'notice.tell', after: { id, ...words, until } });
    return read(tx);
  });

/** @throws AppError NOT_FOUND where it is not shown any more */
export const takeBack = (ctx: PlatformCtx, id: string): Promise<PlatformNotice[]> =>
  ctx.tx(async (tx) => {
    if (!(await noticeRepo(tx).end(id, ctx.now()))) throw new AppError('NOT_FOUND');
    await recordPlatformDeed(tx, ctx, { action: 'notice.take-back', before: { id } });
    return read(tx);
  });
