import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { env } from '../../env';
import { listOutboxMails } from '../account/mail.service';

const isDemoShop = ({ tenant }: Ctx) => env().isDemo && !tenant.isLive && tenant.preference.demoAccounts;

/** The accounts that a demo shop shows on its login page; empty elsewhere. */
export const listDemoAccounts = (ctx: Ctx) => (isDemoShop(ctx) ? ctx.tenant.demoAccounts : []);

/** The mails that a demo shop shows instead of sending. @throws AppError NOT_FOUND elsewhere */
export async function listOutbox(ctx: Ctx) {
  if (!isDemoShop(ctx)) throw new AppError('NOT_FOUND');
  return listOutboxMails(ctx);
}
