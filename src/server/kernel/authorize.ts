import type { Endpoint } from '../../contract/endpoint';
import { isOfWarehouse, needsSecondFactor, type Permission } from '../../contract/staff-roles';
import { PERMISSIONS } from '../../contract/operator.enums';
import { AppError } from './app-error';
import type { Ctx, Look, StaffCtx, StaffMember, Warehouses } from './context';
import { originOf } from './origin';
import { refuseSwitchedOff } from './quota';
import { isOfOneself } from './platform';

/**
 * Where somebody may do this: null everywhere, in none where nowhere. What limits one role neither limits nor widens
 * another; a limited role gives nothing that is not done in a warehouse.
 */
export function warehousesFor({ grants }: Pick<StaffMember, 'grants'>, permission: Permission): Warehouses {
  const giving = grants.filter(({ permissions }) => permissions.includes(permission));
  if (giving.some(({ scope }) => scope === null)) return null;
  return isOfWarehouse(permission) ? [...new Set(giving.flatMap(({ scope }) => scope?.warehouses ?? []))] : [];
}

/** Whether in some warehouse at least. */
export const mayDo = (staff: StaffMember, permission: Permission): boolean =>
  warehousesFor(staff, permission)?.length !== 0;

/** These by where somebody may do what each asks for: without what they may nowhere. */
export function byWarehouses<T>(
  staff: StaffMember,
  all: readonly T[],
  rightOf: (one: T) => Permission,
): { warehouses: Warehouses; these: T[] }[] {
  const groups = new Map<string, { warehouses: Warehouses; these: T[] }>();
  for (const one of all) {
    const warehouses = warehousesFor(staff, rightOf(one));
    if (warehouses?.length === 0) continue;
    const name = JSON.stringify(warehouses);
    groups.set(name, { warehouses, these: [...(groups.get(name)?.these ?? []), one] });
  }
  return [...groups.values()];
}

/** Of a call that names the warehouse that it works in. @throws AppError FORBIDDEN where theirs are others */
export function refuseElsewhere({ staff }: StaffCtx, permission: Permission, warehouseId: string): void {
  if (warehousesFor(staff, permission)?.includes(warehouseId) === false) throw elsewhere(permission);
}
const elsewhere = (permission: Permission) =>
  new AppError('FORBIDDEN', { data: { permission, reason: 'OTHER_WAREHOUSE' } });

/** Where money is real, a password alone moves none, and makes nobody who could. */
export const lacksSecondFactor = ({ tenant }: Pick<Ctx, 'tenant'>, staff: StaffMember): boolean =>
  Boolean(tenant.isLive) &&
  !staff.hasSecondFactor &&
  PERMISSIONS.some((one) => needsSecondFactor(one) && mayDo(staff, one));

/** Whether this call is for this caller, and where: the one place where rights are looked at. @throws AppError SESSION_EXPIRED, FORBIDDEN, LOOK_ONLY, METHOD_DISABLED */
export function authorize(endpoint: Endpoint, ctx: Ctx): void {
  const { access, method, permission } = endpoint;
  if (ctx.user?.look) admitLook(endpoint, ctx, ctx.user.look);
  if (access === 'public') return;
  if (access === 'user') {
    if (!ctx.user) throw new AppError('SESSION_EXPIRED');
    return;
  }
  if (access === 'platform') return authorizePlatform(endpoint, ctx);
  if (!ctx.staff) throw new AppError('SESSION_EXPIRED');
  // what needs no right is somebody's own account, session or factor
  if (ctx.staff.key && !permission) throw new AppError('FORBIDDEN', { data: { reason: 'API_KEY' } });
  refuseSwitchedOff(ctx, endpoint);
  if (method !== 'GET' && isFromElsewhere(ctx)) throw new AppError('FORBIDDEN');
  if (permission && !mayDo(ctx.staff, permission)) throw new AppError('FORBIDDEN', { data: { permission } });
  if (permission && needsSecondFactor(permission) && lacksSecondFactor(ctx, ctx.staff))
    throw new AppError('FORBIDDEN', { data: { permission, reason: 'SECOND_FACTOR' } });
  const within = permission && warehousesFor(ctx.staff, permission);
  if (within && endpoint.reach === 'ALL') throw elsewhere(permission);
  if (within && endpoint.reach === 'ROWS') ctx.warehouses = within;
}

/** Of whoever looks at a shopper's account nothing is taken, whatever it is, and each call is written down with both. */
function admitLook({ method, path, toLookers }: Endpoint, ctx: Ctx, { staffId }: Look): void {
  const isAdmitted = method === 'GET' && toLookers !== null;
  const { log, requestId, user, tenant } = ctx;
  log.info({ tenant: tenant.id, staffId, shopperId: user?.shopperId, requestId, call: `${method} ${path}`, isAdmitted }, 'look at an account'); // prettier-ignore
  if (!isAdmitted) throw new AppError('LOOK_ONLY');
}

/** What stands in the place of an answer that is not for whoever looks; undefined where it is. */
export const maskedAnswer = ({ toLookers }: Endpoint, { user }: Ctx): { instead: unknown } | undefined =>
  user?.look && typeof toLookers === 'object' && toLookers !== null ? toLookers : undefined;

/** Without a second factor there is nothing to do above shops but to get one. */
function authorizePlatform(endpoint: Endpoint, ctx: Ctx): void {
  if (!ctx.platform) throw new AppError('SESSION_EXPIRED');
  if (endpoint.method !== 'GET' && isFromElsewhere(ctx)) throw new AppError('FORBIDDEN');
  if (!ctx.platform.hasSecondFactor && !isOfOneself(endpoint))
    throw new AppError('FORBIDDEN', { data: { reason: 'SECOND_FACTOR' } });
}

/**
 * Whether a page of another origin sent this. A browser adds the cookie of the staff by itself, also for the shop next
 * door, which is below the same domain; it names the origin of whatever is no plain reading, and no script can change that.
 */
function isFromElsewhere({ header, host }: Ctx): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = header('origin');
  if (origin === undefined) return false;
  return origin.toLowerCase() !== originOf(host.toLowerCase());
}
