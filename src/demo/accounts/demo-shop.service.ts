import { inLanguage } from '../../contract/locales';
import { isDefaultRole } from '../../contract/staff-roles';
import { AppError } from '../../server/kernel/app-error';
import type { Ctx } from '../../server/kernel/context';
import { listOutboxMails } from '../../server/modules/account/mail.service';
import { demoText, roleName } from '../demo-text';

/** A shop that went live shows its accounts and mails never again. */
const isDemoShop = ({ tenant }: Ctx) => !tenant.isLive && tenant.preference.demoAccounts;

const shownOf = (ctx: Ctx) => (isDemoShop(ctx) ? ctx.tenant.demoAccounts : []);

/** The accounts that a demo shop shows on its login page, and where its mails are read; none elsewhere. */
export const listSampleAccounts = (ctx: Ctx) => ({
  title: demoText(ctx.locale, 'accounts.title'),
  action: demoText(ctx.locale, 'accounts.use'),
  accounts: shownOf(ctx).flatMap(({ role, email, password }) =>
    role === 'shopper' || role === 'regular'
      ? [{ label: demoText(ctx.locale, `accounts.${role}`), email, password }]
      : [],
  ),
  ...(isDemoShop(ctx) && {
    mails: { label: demoText(ctx.locale, 'accounts.mails'), page: inLanguage(ctx.locale, '/demo/outbox') },
  }),
});

/** The people of the staff that it shows on the login page of the desks; none elsewhere. */
export const listSampleStaff = (ctx: Ctx) => ({
  title: demoText(ctx.locale, 'staff.title'),
  action: demoText(ctx.locale, 'staff.use'),
  accounts: shownOf(ctx)
    .filter(({ role }) => isDefaultRole(role))
    .map(({ role, email, password }) => ({ label: roleName(ctx.locale, role), email, password })),
});

/** The mails that a demo shop shows instead of sending. @throws AppError NOT_FOUND elsewhere */
export async function listOutbox(ctx: Ctx) {
  if (!isDemoShop(ctx)) throw new AppError('NOT_FOUND');
  return listOutboxMails(ctx);
}
