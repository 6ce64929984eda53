import type { Tx } from '../../db/database';
import type { Ctx, PlatformCtx, PlatformPerson } from '../../kernel/context';
import { shownNetwork } from '../../kernel/shown-network';
import { newId, newToken, sha256 } from '../../kernel/tokens';
import { SESSION_HOURS, sessionRepo } from './session.repo';

const TOUCH_EVERY_MS = 60_000;

/** Whose live session a token is: asked each time, for few stand here and none of them may be remembered wrongly. */
export async function findPerson(ctx: Ctx, token: string): Promise<PlatformPerson | undefined> {
  const now = ctx.now();
  const found = await ctx.tx((tx) => sessionRepo(tx).findLive(sha256(token), now));
  if (!found) return undefined;
  const { personId, sessionId, lastSeenAt, confirmedAt } = found;
  if (now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS)
    await ctx.tx((tx) => sessionRepo(tx).touch(sessionId, now));
  return { personId, sessionId, hasSecondFactor: confirmedAt !== null };
}

/** Opens one and gives its token to this browser, in a cookie that no script reads. */
export async function giveSession(tx: Tx, ctx: Ctx, personId: string): Promise<void> {
  const token = newToken();
  const { userAgent } = ctx;
  const session = { id: newId(), personId, tokenHash: sha256(token), userAgent, network: shownNetwork(ctx.ip) };
  await sessionRepo(tx).open(session, ctx.now());
  ctx.setCookie('platformToken', token, SESSION_HOURS * 3600);
}

export async function logOut(ctx: PlatformCtx) {
  await ctx.tx((tx) => sessionRepo(tx).revoke(ctx.platform.sessionId, ctx.now()));
  ctx.setCookie('platformToken', '', 0);
  return {};
}
