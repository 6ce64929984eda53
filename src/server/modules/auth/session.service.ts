import type { AccountSession } from '../../../contract/account';
import { AppError } from '../../kernel/app-error';
import type { Owner, Tx } from '../../db/database';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { deviceOf } from './device.rules';
import { sessionRepo } from './session.repo';

const ofShop = ({ tenant }: UserCtx) => ({ tenantId: tenant.id });

/** Where somebody is logged in, the latest seen first. */
export async function readSessions(tx: Tx, { tenantId, shopperId }: Owner, now: Date) {
  const rows = await sessionRepo(tx, { tenantId }).listLive(shopperId, now);
  return rows.map(({ id, userAgent, network, createdAt, lastSeenAt }) => ({
    ...{ id, network, ...deviceOf(userAgent) },
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** Where the shopper is logged in: the device that asks first, then the latest seen. */
export async function listSessions(ctx: UserCtx): Promise<AccountSession[]> {
  const { sessionId } = ctx.user;
  const rows = await ctx.tx((tx) => readSessions(tx, ownerOf(ctx), ctx.now()));
  const sessions = rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** @throws AppError NOT_FOUND where it is not a live session of this shopper */
export async function endSession(ctx: UserCtx, id: string) {
  const isEnded = await ctx.tx((tx) => sessionRepo(tx, ofShop(ctx)).revokeOf(ctx.user.shopperId, id, ctx.now()));
  if (!isEnded) throw new AppError('NOT_FOUND');
  return {};
}

/** The same by somebody else. @returns false where it is none of theirs, or over */
export const endSessionOf = (tx: Tx, { tenantId, shopperId }: Owner, id: string, now: Date): Promise<boolean> =>
  sessionRepo(tx, { tenantId }).revokeOf(shopperId, id, now);

export async function endOtherSessions(ctx: UserCtx) {
  const { shopperId, sessionId } = ctx.user;
  await ctx.tx((tx) => sessionRepo(tx, ofShop(ctx)).revokeAll(shopperId, ctx.now(), sessionId));
  return {};
}
