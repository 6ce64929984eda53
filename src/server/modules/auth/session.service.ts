import type { AccountSession } from '../../../contract/account';
import { AppError } from '../../kernel/app-error';
import type { UserCtx } from '../../kernel/context';
import { deviceOf } from './device.rules';
import { sessionRepo } from './session.repo';

const ofShop = ({ tenant }: UserCtx) => ({ tenantId: tenant.id });

/** Where the shopper is logged in: the device that asks first, then the latest seen. */
export async function listSessions(ctx: UserCtx): Promise<AccountSession[]> {
  const { shopperId, sessionId } = ctx.user;
  const rows = await ctx.tx((tx) => sessionRepo(tx, ofShop(ctx)).listLive(shopperId, ctx.now()));
  const sessions = rows.map(({ id, userAgent, network, createdAt, lastSeenAt }) => ({
    id,
    ...deviceOf(userAgent),
    network,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === sessionId,
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** @throws AppError NOT_FOUND where it is not a live session of this shopper */
export async function endSession(ctx: UserCtx, id: string) {
  const isEnded = await ctx.tx((tx) => sessionRepo(tx, ofShop(ctx)).revokeOf(ctx.user.shopperId, id, ctx.now()));
  if (!isEnded) throw new AppError('NOT_FOUND');
  return {};
}

export async function endOtherSessions(ctx: UserCtx) {
  const { shopperId, sessionId } = ctx.user;
  await ctx.tx((tx) => sessionRepo(tx, ofShop(ctx)).revokeAll(shopperId, ctx.now(), sessionId));
  return {};
}
