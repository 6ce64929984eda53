import type { ViewAs } from '../../../contract/customer-desk';
import { LIMITS } from '../../../contract/limits';
import { paths } from '../../../contract/paths';
import { wallTime } from '../../../contract/tenant-time';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { keyedHash } from '../../kernel/app-secret';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { countAttempt } from '../../kernel/rate-limit';
import { newId, sha256 } from '../../kernel/tokens';
import { notify, readProfile } from '../account/account.service';
import { queueMail } from '../account/mail.service';
import { addressOf, findReader, localeOf } from '../account/order-mail.service';
import { endLooksOf, findLookById, insertLook, LOOK_TOKEN } from '../auth/account-look.service';
import { recordDeed } from '../operator/audit.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { customerDeskRepo } from './customer.desk.repo';

const HOUR_SECONDS = 3600;
const MINUTE_MS = 60_000;
const deedOf = (subjectId: string) => ({ action: 'customer.view-as', subjectKind: 'SHOPPER', subjectId });

/** Made of its id: a call that comes again is given the same, and the database knows none. */
const tokenOf = (id: string) => `${LOOK_TOKEN}${keyedHash('look', id)}`;

/**
 * Looks at the shop as a shopper sees it, for a while, and at one account at a time. Its shopper is told.
 * @throws AppError NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function startLook(ctx: StaffCtx, shopperId: string, reason: string): Promise<ViewAs> {
  const { tenantId, staffId } = staffScopeOf(ctx);
  const again = ctx.once?.progress.lookId;
  if (again) return ctx.tx((tx) => readLook(tx, ctx, again));
  await countAttempt(ctx, { key: `view-as:${staffId}`, max: LIMITS.looksAnHour, windowSeconds: HOUR_SECONDS });
  return ctx.tx(async (tx) => {
    const row = await customerDeskRepo(tx, { tenantId, staffId }).find(shopperId);
    if (!row || row.erasedAt) throw new AppError('NOT_FOUND');
    const now = ctx.now();
    await endOpen(tx, ctx);
    const id = newId();
    const staffName = (await namesOfStaff(tx, tenantId)).get(staffId) ?? '';
    const expiresAt = new Date(now.getTime() + LIMITS.lookMinutes * MINUTE_MS);
    const who = { staffId, staffName, staffSessionId: ctx.staff.sessionId };
    const look = { id, shopperId, ...who, reason, tokenHash: sha256(tokenOf(id)), startedAt: now, expiresAt };
    await insertLook(tx, tenantId, look);
    await recordDeed(tx, ctx, { ...deedOf(shopperId), reason, after: { lookId: id, until: expiresAt.toISOString() } });
    await tellOfLook(tx, ctx, { id, shopperId, reason });
    await ctx.once?.finish(tx, { lookId: id });
    return readLook(tx, ctx, id);
  });
}

/** By a message and by mail, whatever its shopper wants to hear of: who reads an account says so. */
async function tellOfLook(tx: Tx, ctx: StaffCtx, look: { id: string; shopperId: string; reason: string }) {
  const { tenant, host } = ctx;
  const { id, shopperId, reason } = look;
  const owner = { tenantId: tenant.id, shopperId };
  const [code, page] = ['ACCOUNT_LOOKED_AT', paths.account('looks')] as const;
  await notify(tx, { ...owner, code, event: id, reference: reason, link: page, at: ctx.now() });
  const reader = await findReader(tx, owner);
  const locale = localeOf(reader);
  const time = wallTime(ctx.now(), tenant.timezoneOffset);
  const values = { reason, time, link: addressOf(tenant, host, locale, page) };
  const mail = { template: 'accountLookedAt', values, locale, event: `${code}.${id}` } as const;
  await queueMail(tx, ctx, { recipient: reader.email, ...mail });
}

/** Ends whatever the caller looks at. */
export const stopLook = (ctx: StaffCtx) =>
  ctx.tx(async (tx) => {
    await endOpen(tx, ctx);
    return {};
  });

async function endOpen(tx: Tx, ctx: StaffCtx): Promise<void> {
  const { tenantId, staffId } = staffScopeOf(ctx);
  const ended = await endLooksOf(tx, { tenantId, staffId }, ctx.now());
  for (const { id, shopperId, expiresAt } of ended)
    if (expiresAt > ctx.now()) await recordDeed(tx, ctx, { ...deedOf(shopperId), before: { lookId: id }, after: null });
}

async function readLook(tx: Tx, ctx: StaffCtx, id: string): Promise<ViewAs> {
  const { tenantId } = staffScopeOf(ctx);
  const look = await findLookById(tx, tenantId, id);
  if (!look) throw new AppError('NOT_FOUND');
  const { shopperId, staffName, expiresAt } = look;
  const until = expiresAt.toISOString();
  const profile = await readProfile(tx, { tenantId, shopperId });
  return { token: tokenOf(id), profile: { ...profile, look: { staffName, until } } };
}
