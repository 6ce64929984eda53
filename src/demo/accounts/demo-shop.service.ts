import { AppError } from '../../server/kernel/app-error';
import type { Ctx } from '../../server/kernel/context';
import { listOutboxMails } from '../../server/modules/account/mail.service';

/** A shop that went live shows its accounts and mails never again. */
const isDemoShop = ({ tenant }: Ctx) => !tenant.isLive && tenant.preference.demoAccounts;

/** The accounts that a demo shop shows on its login page; none elsewhere. */
export const listDemoAccounts = (ctx: Ctx) => (isDemoShop(ctx) ? ctx.tenant.demoAccounts : []);

/** The mails that a demo shop shows instead of sending. @throws AppError NOT_FOUND elsewhere */
export async function listOutbox(ctx: Ctx) {
  if (!isDemoShop(ctx)) throw new AppError('NOT_FOUND');
  return listOutboxMails(ctx);
}
