import type { StaffInvitation } from '../../../contract/operator';
import { isLocale, type Locale } from '../../../contract/locales';
import { tenantTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { countCaller } from '../../kernel/caller-limit';
import type { Ctx, StaffCtx } from '../../kernel/context';
import { hashPassword } from '../../kernel/passwords';
import { refuseBeyondQuota } from '../../kernel/quota';
import { newId } from '../../kernel/tokens';
import { refuseWeakPassword } from '../auth/password.service';
import { recordBy, recordDeed } from './audit.service';
import { knownRoles, refuseBeyond, refuseBeyondGrants } from './change-staff.service';
import { staleError } from './stale.service';
import { sendLink, takeLink } from './staff-link.service';
import { staffLinkRepo, type LinkRow } from './staff-link.repo';
import { giveSession } from './staff-session.service';
import { staffRepo } from './staff.repo';

const present = (ctx: Ctx, { id, email, roles, language, version, expiresAt }: LinkRow): StaffInvitation => ({
  ...{ id, email, roles, version, expiresAt: expiresAt.toISOString(), isOver: expiresAt <= ctx.now() },
  language: isLocale(language) ? language : ctx.tenant.defaultLanguage,
});

export async function listInvitations(ctx: StaffCtx): Promise<StaffInvitation[]> {
  const rows = await ctx.tx((tx) => staffLinkRepo(tx, { tenantId: ctx.tenant.id }).listInvitations());
  return rows.map((row) => present(ctx, row));
}

/** What stands is changed only by who could have given it; of a role that is gone nothing is given. @throws AppError FORBIDDEN */
const refuseToTouch = async (tx: Tx, by: StaffCtx, { roles }: LinkRow) =>
  refuseBeyond(tx, by, await staffRepo(tx, { tenantId: by.tenant.id }).rolesOf(roles));

/** Somebody who is invited already gets a new mail, and the old one leads nowhere. @throws AppError EMAIL_TAKEN, INVALID, FORBIDDEN */
export const invite = (ctx: StaffCtx, input: { email: string; roles: string[]; language: Locale }) =>
  ctx.tx(async (tx) => {
    refuseBeyondQuota(ctx, 'staff');
    const people = staffRepo(tx, { tenantId: ctx.tenant.id });
    await people.lockRoles();
    if (await people.findByEmail(input.email)) throw new AppError('EMAIL_TAKEN');
    const roles = [...new Set(input.roles)].sort();
    await refuseBeyond(tx, ctx, await knownRoles(people, roles));
    const standing = await staffLinkRepo(tx, { tenantId: ctx.tenant.id }).findInvitationTo(input.email);
    if (standing) await refuseToTouch(tx, ctx, standing);
    const link = await sendLink(tx, ctx, { ...input, roles, purpose: 'INVITE', invitedBy: ctx.staff.staffId });
    const deed = { action: 'staff.manage', subjectKind: 'INVITATION', subjectId: link.id };
    await recordDeed(tx, ctx, { ...deed, after: { email: input.email, roles } });
    return present(ctx, link);
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT where somebody else has sent it again */
export const resend = (ctx: StaffCtx, id: string, version: number) =>
  ctx.tx(async (tx) => {
    const { email, roles, language } = await read(tx, ctx, id, version);
    const people = staffRepo(tx, { tenantId: ctx.tenant.id });
    await refuseBeyond(tx, ctx, await knownRoles(people, roles));
    const again = { purpose: 'INVITE', email, roles, language, invitedBy: ctx.staff.staffId } as const;
    const link = await sendLink(tx, ctx, again);
    const deed = { action: 'staff.manage', subjectKind: 'INVITATION', subjectId: link.id };
    await recordDeed(tx, ctx, { ...deed, after: { sentAgain: true } });
    return present(ctx, link);
  });

/** @throws AppError NOT_FOUND, FORBIDDEN, STATE_CONFLICT */
export const withdraw = (ctx: StaffCtx, id: string, version: number) =>
  ctx.tx(async (tx) => {
    const link = await read(tx, ctx, id, version);
    await refuseToTouch(tx, ctx, link);
    await staffLinkRepo(tx, { tenantId: ctx.tenant.id }).remove(link);
    const deed = { action: 'staff.manage', subjectKind: 'INVITATION', subjectId: id };
    await recordDeed(tx, ctx, { ...deed, before: { email: link.email, roles: link.roles } });
    return {};
  });

async function read(tx: Tx, ctx: StaffCtx, id: string, version: number): Promise<LinkRow> {
  const tenantId = ctx.tenant.id;
  const link = await staffLinkRepo(tx, { tenantId }).findInvitation(id);
  if (!link) throw new AppError('NOT_FOUND');
  if (link.version !== version) throw await staleError(tx, { tenantId, subjectKind: 'INVITATION', subjectId: id });
  return link;
}

/** Whoever made the shop invites its first person, as nobody of the shop. @throws AppError CODE_INVALID */
async function inviterOf(people: ReturnType<typeof staffRepo>, id: string): Promise<{ name: string }> {
  if (id === '' && (await people.list()).length === 0) return { name: '' };
  const inviter = await people.find(id);
  if (inviter?.state !== 'ACTIVE') throw new AppError('CODE_INVALID');
  return inviter;
}

const GUESSES = { name: 'staff-link-ip', max: 30, windowSeconds: 3600 };

/**
 * Makes whoever holds the link one of the staff, and opens their session. Who invited must still be able to give what
 * they gave. @throws AppError CODE_INVALID, PASSWORD_WEAK, EMAIL_TAKEN
 */
export async function join(ctx: Ctx, { token, name, password }: { token: string; name: string; password: string }) {
  await countCaller(ctx, GUESSES);
  refuseWeakPassword(ctx, password, { path: 'password', email: '' });
  const loginHash = await hashPassword(password);
  const [id, tenantId] = [newId(), ctx.tenant.id];
  await tenantTx({ tenantId, staffId: id }, async (tx) => {
    const people = staffRepo(tx, { tenantId });
    await people.lockRoles();
    const { email, roles, language, invitedBy } = await takeLink(tx, ctx, 'INVITE', token);
    const inviter = await inviterOf(people, invitedBy);
    if (invitedBy) await refuseBeyondGrants(people, invitedBy, await knownRoles(people, roles));
    refuseWeakPassword(ctx, password, { path: 'password', email });
    if (!(await people.insert({ id, email, name, language, loginHash, createdAt: ctx.now() })))
      throw new AppError('EMAIL_TAKEN');
    await people.assign(id, roles, ctx.now());
    const deed = { action: 'self.join', subjectKind: 'STAFF', subjectId: id };
    await recordBy(tx, ctx, id, { ...deed, after: { email, name, roles, invitedBy: inviter.name } });
    await giveSession(tx, ctx, id);
  });
  return {};
}
