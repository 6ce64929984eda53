import type { StaffSelf } from '../../../contract/operator';
import { isLocale, type Locale } from '../../../contract/locales';
import { PERMISSIONS } from '../../../contract/operator.enums';
import { AppError } from '../../kernel/app-error';
import { lacksSecondFactor, mayDo, warehousesFor } from '../../kernel/authorize';
import type { StaffCtx, StaffMember } from '../../kernel/context';
import { noticesFor } from './staff-notice.service';
import { staffRepo } from './staff.repo';

/** Who is at the desk. */
export async function getSelf(ctx: StaffCtx): Promise<StaffSelf> {
  const { staff, tenant } = ctx;
  const { row, grants } = await ctx.tx(async (tx) => {
    const people = staffRepo(tx, { tenantId: tenant.id });
    return { row: await people.find(staff.staffId), grants: await people.grantsOf(staff.staffId) };
  });
  if (!row) throw new AppError('SESSION_EXPIRED');
  const { id, name, email, language } = row;
  const notices = await noticesFor(ctx);
  return {
    id,
    name,
    email,
    language: isLocale(language) ? language : tenant.defaultLanguage,
    roles: grants.map(({ roleId, name: ownName }) => ownName ?? roleId),
    permissions: PERMISSIONS.filter((permission) => mayDo(staff, permission)),
    ...limitsOf(staff),
    needsSecondFactor: lacksSecondFactor(ctx, staff),
    hasSecondFactor: staff.hasSecondFactor,
    ...(tenant.switchedOff ? { off: tenant.switchedOff } : {}),
    ...(notices.length > 0 ? { notices } : {}),
  };
}

/** What they may in some warehouses alone, where there is any. */
function limitsOf(staff: StaffMember): Pick<StaffSelf, 'limits'> {
  const limits: Record<string, string[]> = {};
  for (const verb of PERMISSIONS) {
    const warehouses = warehousesFor(staff, verb);
    if (warehouses && warehouses.length > 0) limits[verb] = [...warehouses];
  }
  return Object.keys(limits).length > 0 ? { limits } : {};
}

/** The person's own, whatever the shop speaks: it ends no session, and nobody else is asked. */
export async function setLanguage(ctx: StaffCtx, language: Locale) {
  await ctx.tx((tx) => staffRepo(tx, { tenantId: ctx.tenant.id }).update(ctx.staff.staffId, { language }));
  return {};
}
