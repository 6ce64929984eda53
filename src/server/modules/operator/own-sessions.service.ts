import type { AccountSession } from '../../../contract/account';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { retriedTx } from '../../kernel/retried-tx';
import { deviceOf } from '../auth/device.service';
import { recordDeed } from './audit.service';
import { refuseRich } from './change-staff.service';
import { staffSessionRepo } from './staff-session.repo';
import { staffRepo } from './staff.repo';

/** Of the one who asks, or of somebody else; the last seen first. @throws AppError NOT_FOUND */
export async function listSessions(ctx: StaffCtx, staffId = ctx.staff.staffId): Promise<AccountSession[]> {
  const rows = await ctx.tx(async (tx) => {
    const scope = { tenantId: ctx.tenant.id };
    if (!(await staffRepo(tx, scope).find(staffId))) throw new AppError('NOT_FOUND');
    return staffSessionRepo(tx, scope).listLive(staffId, ctx.now());
  });
  return rows.map(({ id, userAgent, network, createdAt, lastSeenAt }) => ({
    ...{ id, ...deviceOf(userAgent), network },
    ...{ createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
    isCurrent: id === ctx.staff.sessionId,
  }));
}

/** One of one's own. @throws AppError NOT_FOUND */
export async function endSession(ctx: StaffCtx, id: string) {
  const { tenant, staff } = ctx;
  // two that end each other at once would wait for each other
  await retriedTx(ctx, async (tx) => {
    const sessions = staffSessionRepo(tx, { tenantId: tenant.id });
    if (!(await sessions.revokeOf(staff.staffId, ctx.now(), { id }))) throw new AppError('NOT_FOUND');
  });
  return {};
}

export async function endOtherSessions(ctx: StaffCtx) {
  const { tenant, staff } = ctx;
  await retriedTx(ctx, (tx) =>
    staffSessionRepo(tx, { tenantId: tenant.id }).revokeOf(staff.staffId, ctx.now(), { but: staff.sessionId }),
  );
  return {};
}

/** All of somebody else, by who may do all that they may. @throws AppError NOT_FOUND, FORBIDDEN */
export async function endSessionsOf(ctx: StaffCtx, staffId: string) {
  await retriedTx(ctx, async (tx) => {
    await refuseRich(tx, { tenantId: ctx.tenant.id, now: ctx.now(), by: ctx }, staffId);
    await staffSessionRepo(tx, { tenantId: ctx.tenant.id }).revokeOf(staffId, ctx.now());
    const deed = { action: 'staff.manage', subjectKind: 'STAFF', subjectId: staffId };
    await recordDeed(tx, ctx, { ...deed, after: { sessions: 'ENDED' } });
  });
  return {};
}
