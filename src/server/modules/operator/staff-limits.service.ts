import type { LimitedRole } from '../../../contract/staff-limits';
import { LIMITED_ROLES } from '../../../contract/staff-limits.enums';
import type { Permission } from '../../../contract/staff-roles';
import { tenantDate } from '../../../contract/tenant-time';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { staffDayRepo, type LimitedKind } from './staff-day.repo';

const OF_KIND = {
  DEPOSIT: { name: 'deposit', verb: 'money.deposit' },
  REFUND: { name: 'refund', verb: 'money.refund' },
} as const;

const dayOf = (tx: Tx, ctx: StaffCtx) =>
  staffDayRepo(tx, staffScopeOf(ctx), tenantDate(ctx.now(), ctx.tenant.timezoneOffset));

const roleOf = (roleId: string): LimitedRole => LIMITED_ROLES.find((role) => role === roleId) ?? 'other';

/** In a day; undefined where one of this person's roles says nothing. */
function mostInDay(
  { tenant, staff }: StaffCtx,
  kind: LimitedKind,
  verb: Permission = OF_KIND[kind].verb,
): number | undefined {
  const { name } = OF_KIND[kind];
  const grants = staff.grants.filter(({ permissions, scope }) => scope === null && permissions.includes(verb));
  const limits = grants.map(({ roleId }) => tenant.staffLimits?.days?.[roleOf(roleId)]?.[name]);
  return limits.reduce<number | undefined>(
    (most, limit) => (most === undefined || limit === undefined ? undefined : Math.max(most, limit)),
    0,
  );
}

/** The most that this person decides alone now; null where the shop asks nothing. */
export async function aloneNow(tx: Tx, ctx: StaffCtx, kind: LimitedKind): Promise<number | null> {
  const once = ctx.tenant.staffLimits?.alone?.[OF_KIND[kind].name];
  const inDay = mostInDay(ctx, kind);
  const left = inDay === undefined ? undefined : Math.max(0, inDay - (await dayOf(tx, ctx).decided(kind)));
  if (once === undefined || left === undefined) return once ?? left ?? null;
  return Math.min(once, left);
}

/**
 * Counts what one person decides alone, behind the lock of what it is about. @param verb by which they decide it, where
 * it is not the usual one @returns false where it takes a second one: nothing is counted then
 * @throws AppError SESSION_EXPIRED where they may not any more
 */
export async function takeAlone(
  tx: Tx,
  ctx: StaffCtx,
  kind: LimitedKind,
  amount: number,
  verb?: Permission,
): Promise<boolean> {
  const once = ctx.tenant.staffLimits?.alone?.[OF_KIND[kind].name];
  if (once !== undefined && amount > once) return false;
  const inDay = mostInDay(ctx, kind, verb);
  return inDay === undefined || dayOf(tx, ctx).add(kind, amount, inDay);
}

/**
 * The same of what goes back by somebody's word on what was paid for goods: it is no decision about money, but nobody
 * gives more of it in a day than they may. @returns false where it is more
 */
export async function takeSaved(tx: Tx, ctx: StaffCtx, amount: number): Promise<boolean> {
  const inDay = mostInDay(ctx, 'REFUND', 'purchase.place');
  return inDay === undefined || dayOf(tx, ctx).add('REFUND', amount, inDay);
}
