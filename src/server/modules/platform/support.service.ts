import type { SupportAccess, SupportAccessInput } from '../../../contract/platform';
import { shopTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { PlatformCtx, StaffCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { findLatestDeeds, recordCommand, recordDeed } from '../operator/audit.service';
import { listStaff } from '../operator/staff.service';
import { findTenant } from '../tenant/tenant.service';
import { recordPlatformDeed } from './deed.repo';
import { personRepo } from './person.repo';
import { supportRepo } from './support.repo';

const HOUR_MS = 3_600_000;
const SHOWN = 20;
const DEEDS = 30;

export const listAccess = (ctx: StaffCtx): Promise<SupportAccess[]> =>
  ctx.tx(async (tx) => {
    const rows = await supportRepo(tx).list(ctx.tenant.id, SHOWN);
    return rows.map(({ grant: { id, reason, createdAt, until, endedAt }, name }) => ({
      ...{ id, reason, grantedBy: name, createdAt: createdAt.toISOString(), until: until.toISOString() },
      endedAt: endedAt?.toISOString() ?? null,
    }));
  });

/** Lets the people of the platform look, for so long. @throws AppError STATE_CONFLICT where they may already */
export async function grantAccess(ctx: StaffCtx, { reason, hours }: SupportAccessInput): Promise<SupportAccess[]> {
  const now = ctx.now();
  const grant = { id: newId(), until: new Date(now.getTime() + hours * HOUR_MS) };
  await ctx.tx(async (tx) => {
    if (await supportRepo(tx).findLive(ctx.tenant.id, now)) throw new AppError('STATE_CONFLICT');
    const row = { tenantId: ctx.tenant.id, grantedBy: ctx.staff.staffId, reason, createdAt: now, ...grant };
    await supportRepo(tx).insert(row);
    const deed = { action: 'support.grant', subjectKind: 'SUPPORT', subjectId: grant.id, reason };
    await recordDeed(tx, ctx, { ...deed, after: { until: grant.until.toISOString() } });
  });
  return listAccess(ctx);
}

/** @throws AppError NOT_FOUND where there is none that is open */
export async function endAccess(ctx: StaffCtx, id: string): Promise<SupportAccess[]> {
  await ctx.tx(async (tx) => {
    if (!(await supportRepo(tx).end(ctx.tenant.id, id, ctx.now()))) throw new AppError('NOT_FOUND');
    await recordDeed(tx, ctx, { action: 'support.end', subjectKind: 'SUPPORT', subjectId: id });
  });
  return listAccess(ctx);
}

/**
 * What an owner lets the platform see: settings, who works there and what they did last; no shopper and no sum. Each
 * look stands in the shop's own audit before anything is shown. @throws AppError NOT_FOUND, FORBIDDEN without the owner's word
 */
export async function look(ctx: PlatformCtx, id: string) {
  const now = ctx.now();
  const { grant, person } = await ctx.tx(async (tx) => ({
    grant: await supportRepo(tx).findLive(id, now),
    person: await personRepo(tx).find(ctx.platform.personId),
  }));
  const tenant = await findTenant(id);
  if (!tenant) throw new AppError('NOT_FOUND');
  if (!grant || !person) throw new AppError('FORBIDDEN', { data: { reason: 'SUPPORT' } });
  const deeds = await shopTx(id, async (tx) => {
    // asked once more where it counts: the owner may just have taken it back
    if (!(await supportRepo(tx).findLive(id, now))) throw new AppError('FORBIDDEN', { data: { reason: 'SUPPORT' } });
    const subject = { subjectKind: 'SUPPORT', subjectId: grant.id };
    await recordCommand(tx, id, now, {
      action: 'support.look',
      ...subject,
      after: { who: person.name, email: person.email },
    });
    return findLatestDeeds(tx, { tenantId: id }, DEEDS);
  });
  await ctx.tx((tx) => recordPlatformDeed(tx, ctx, { action: 'support.look', shopId: id, reason: grant.reason }));
  const { demoAccounts: _, marketplaceAccounts: __, ...settings } = tenant;
  return {
    settings,
    people: (await listStaff(id)).map(({ name, state, roles }) => ({ name, state, roles: [...roles] })),
    deeds: deeds.map(({ at, action, subjectKind, subjectId }) => ({
      at: at.toISOString(),
      action,
      subjectKind,
      subjectId,
    })),
  };
}
