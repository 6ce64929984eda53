import type { AuditLine, AuditQuery } from '../../../contract/operator';
import type { Tx } from '../../db/database';
import type { Ctx, StaffCtx } from '../../kernel/context';
import { shownNetwork } from '../../kernel/shown-network';
import { newId } from '../../kernel/tokens';
import { auditRepo } from './audit.repo';
import { subjectsByNo } from './audit-subject.repo';
import { auditedChange, daySpan } from './audit.rules';
import { holdCaller } from './staff-session.service';

export { auditedChange } from './audit.rules';

/** What was done: the verb of the right that allowed it, or a word of its own where it needs none. */
interface Deed {
  action: string;
  subjectKind: string;
  subjectId: string;
  /** Whole or in part; only what differs is kept, and no secret. Null: it was not there, or is no more. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** In the words of whoever does it. */
  reason?: string | undefined;
}

/** Writes down what a member of staff does. In the transaction of the effect, so that there is neither without the other. */
export const recordDeed = (tx: Tx, ctx: StaffCtx, deed: Deed): Promise<void> =>
  recordBy(tx, ctx, ctx.staff.staffId, deed);

/** Whose a transaction of the owner of the tables is from here on: what two persons have to say is asked of it. */
export const actAsStaff = (tx: Tx, ctx: StaffCtx): Promise<void> =>
  auditRepo(tx, { tenantId: ctx.tenant.id }).actAs(ctx.staff.staffId);

/**
 * The same in a transaction of the owner of the tables, which is nobody's by itself: of the register of shops. So their
 * session is held here until it is done. @throws AppError SESSION_EXPIRED
 */
export async function recordAsOwner(tx: Tx, ctx: StaffCtx, deed: Deed): Promise<void> {
  await actAsStaff(tx, ctx);
  await recordDeed(tx, ctx, deed);
  await holdCaller(tx, ctx);
}

/** The same of somebody who has only just come in. @param actorId in whose name the transaction is */
export async function recordBy(
  tx: Tx,
  ctx: Ctx,
  actorId: string,
  { action, subjectKind, subjectId, reason = '', ...change }: Deed,
): Promise<void> {
  await auditRepo(tx, { tenantId: ctx.tenant.id }).insert({
    id: newId(),
    at: ctx.now(),
    actorKind: 'STAFF',
    actorId,
    keyId: ctx.staff?.key?.id,
    action,
    subjectKind,
    subjectId,
    reason,
    ...auditedChange(change.before ?? null, change.after ?? null),
    network: shownNetwork(ctx.ip),
    requestId: ctx.requestId,
  });
}

/** The same for a command of whoever runs the shops. */
export async function recordCommand(
  tx: Tx,
  tenantId: string,
  at: Date,
  { action, subjectKind, subjectId, ...change }: Deed,
) {
  const what = { action, subjectKind, subjectId, ...auditedChange(change.before ?? null, change.after ?? null) };
  await auditRepo(tx, { tenantId }).insert({ id: newId(), at, actorKind: 'COMMAND', ...what });
}

const PAGE = 100;

/** A page of what was done to this shop, newest first. Days are the shop's own. */
export async function listAudit(ctx: StaffCtx, { after, day, staffId, ...asked }: AuditQuery): Promise<AuditLine[]> {
  const rows = await ctx.tx(async (tx) => {
    const lines = auditRepo(tx, { tenantId: ctx.tenant.id });
    const filter = { ...asked, ...(await subjectsOf(tx, ctx.tenant.id, asked.subjectId)) };
    const last = after === undefined ? undefined : await lines.find(after);
    if (after !== undefined && !last) return [];
    return lines.list({ ...filter, ...daySpan(day, ctx.tenant.timezoneOffset), actorId: staffId }, PAGE, last);
  });
  return rows.map(({ id, at, actorId, action, subjectKind, subjectId, before, after: now, ...rest }) => ({
    ...{ id, at: at.toISOString(), staffId: actorId || null, action, subjectKind, subjectId },
    ...{
      subjectNo: rest.subjectNo,
      shopperName: rest.shopperName,
      staffName: rest.staffName,
      keyName: rest.keyName,
      reason: rest.reason,
      network: rest.network,
      requestId: rest.requestId,
    },
    before: before as AuditLine['before'],
    after: now as AuditLine['after'],
  }));
}

/** What is asked about by the number that people know; by its id it is asked for as it is. */
async function subjectsOf(tx: Tx, tenantId: string, asked: string | undefined) {
  const subjects = asked === undefined ? [] : await subjectsByNo(tx, tenantId, asked.toUpperCase());
  return subjects.length > 0 ? { subjectId: undefined, subjects } : {};
}

/** Who did something to it last, and when. */
export const findLastDeed = async (
  tx: Tx,
  shop: { tenantId: string },
  subject: { subjectKind: string; subjectId: string },
) => (await auditRepo(tx, shop).list(subject, 1))[0];

/** What was done to one thing, newest first, for the record of it. */
export const findDeedsOf = (
  tx: Tx,
  shop: { tenantId: string },
  subject: { subjectKind: string; subjectId: string; action?: string },
) => auditRepo(tx, shop).list(subject, PAGE);

/** The newest of all. */
export const findLatestDeeds = (tx: Tx, shop: { tenantId: string }, limit: number) =>
  auditRepo(tx, shop).list({}, limit);
