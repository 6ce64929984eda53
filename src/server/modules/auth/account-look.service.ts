import type { AccountLook } from '../../../contract/account';
import type { Tx } from '../../db/database';
import type { Ctx, SessionUser, UserCtx } from '../../kernel/context';
import { sha256 } from '../../kernel/tokens';
import { accountLookRepo, type LookRow } from './account-look.repo';

/** What its tokens begin with: no session is asked for by one. */
export const LOOK_TOKEN = 'look-';

/** Whose account a token lets somebody of the staff look at. Asked for at each call: it may be over at any moment. */
export async function findLook(ctx: Ctx, token: string): Promise<SessionUser | undefined> {
  if (!token.startsWith(LOOK_TOKEN)) return undefined;
  const found = await ctx.atOnce((tx) =>
    accountLookRepo(tx, { tenantId: ctx.tenant.id }).findLive(sha256(token), ctx.now()),
  );
  if (!found) return undefined;
  const { id, shopperId, staffId, staffName, expiresAt } = found;
  return { shopperId, sessionId: id, look: { staffId, staffName, until: expiresAt } };
}

/** Begins one, in the transaction of whoever looks. */
export const insertLook = (tx: Tx, tenantId: string, look: Parameters<Looks['insert']>[0]): Promise<void> =>
  accountLookRepo(tx, { tenantId }).insert(look);
type Looks = ReturnType<typeof accountLookRepo>;

export const findLookById = (tx: Tx, tenantId: string, id: string): Promise<LookRow | undefined> =>
  accountLookRepo(tx, { tenantId }).find(id);

/** Ends those of one of the staff. @returns them */
export const endLooksOf = (tx: Tx, { tenantId, staffId }: Pick<LookRow, 'tenantId' | 'staffId'>, now: Date) =>
  accountLookRepo(tx, { tenantId }).endOf(staffId, now);

/** Who of the shop looked at the account of whoever asks. */
export async function listLooks(ctx: UserCtx): Promise<AccountLook[]> {
  const rows = await ctx.tx((tx) => accountLookRepo(tx, { tenantId: ctx.tenant.id }).newestOf(ctx.user.shopperId));
  return rows.map((row) => presentLook(row, ctx.now()));
}

export const presentLook = ({ id, staffName, reason, startedAt, endedAt, expiresAt }: LookRow, now: Date) => ({
  ...{ id, staffName, reason, from: startedAt.toISOString() },
  // who forgets to stop has not looked any longer
  until: endedAt && endedAt < expiresAt ? endedAt.toISOString() : expiresAt <= now ? expiresAt.toISOString() : null,
});
