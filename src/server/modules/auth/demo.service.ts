import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { listOutboxMails } from '../account/mail.service';

/** The accounts that a demo shop shows on its login page; empty elsewhere. */
export const listDemoAccounts = ({ tenant }: Ctx) => (tenant.preference.demoAccounts ? tenant.demoAccounts : []);

/** The mails that a demo shop shows instead of sending. @throws AppError NOT_FOUND elsewhere */
export async function listOutbox(ctx: Ctx) {
  if (!ctx.tenant.preference.demoAccounts) throw new AppError('NOT_FOUND');
  return listOutboxMails(ctx);
}
