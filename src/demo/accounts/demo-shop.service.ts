import { isDefaultRole } from '../../contract/staff-roles';
import { AppError } from '../../server/kernel/app-error';
import type { Ctx } from '../../server/kernel/context';
import { listOutboxMails } from '../../server/modules/account/mail.service';

/** A shop that went live shows its accounts and mails never again. */
const isDemoShop = ({ tenant }: Ctx) => !tenant.isLive && tenant.preference.demoAccounts;

const shownOf = (ctx: Ctx) => (isDemoShop(ctx) ? ctx.tenant.demoAccounts : []);

/** The account that a demo shop shows on its login page; none elsewhere. */
export const listDemoAccounts = (ctx: Ctx) =>
  shownOf(ctx).flatMap(({ role, ...account }) => (role === 'shopper' ? [{ ...account, role }] : []));

/** The people of the staff that it shows on the login page of the desks; none elsewhere. */
export const listDemoStaff = (ctx: Ctx) =>
  shownOf(ctx).flatMap(({ role, ...account }) => (isDefaultRole(role) ? [{ ...account, role }] : []));

/** The mails that a demo shop shows instead of sending. @throws AppError NOT_FOUND elsewhere */
export async function listOutbox(ctx: Ctx) {
  if (!isDemoShop(ctx)) throw new AppError('NOT_FOUND');
  return listOutboxMails(ctx);
}
