import type { MailPort } from '../adapters/mail/mail.port';
import { mailPort } from '../adapters/mail/mail.registry';
import { listTenantsToMail, sendDueMails } from '../modules/account/mail.service';
import { findTenant } from '../modules/tenant/tenant.service';

/**
 * Sends what waits in the outboxes, where SMTP is configured. A demo shop's mails stay: it shows them, and its
 * visitors may have typed anybody's address. @returns how many went out
 */
export async function sendMail(
  now: () => Date = () => new Date(),
  port: MailPort | undefined = mailPort(),
): Promise<number> {
  if (!port) return 0;
  let sent = 0;
  for (const tenantId of await listTenantsToMail(now())) {
    const tenant = await findTenant(tenantId);
    if (tenant && (tenant.isLive || !tenant.preference.demoAccounts)) sent += await sendDueMails(tenant, port, now);
  }
  return sent;
}
