import { intlTag } from '../../../contract/locales';
import type { MailPort } from '../../adapters/mail/mail.port';
import { shopTx } from '../../db/database';
import type { IsStopped } from '../../kernel/due-work';
import { log } from '../../kernel/log';
import { metrics } from '../../kernel/metrics';
import { localize } from '../../kernel/tenant-record';
import { findTenant } from '../tenant/tenant.service';
import { buttonColours, mailHtml } from './mail-html.rules';
import { isShownOnly, MAIL_ATTEMPTS, nextMailAttempt } from './mail.rules';
import { claimDueMails, outboxRepo, type MailRow } from './outbox.repo';

export { wasMailWritten } from './mail-written';
export { readBacklog as mailBacklog } from './outbox.repo';

const BATCH = 40;
/** Sent beside each other: a mail server that answers slowly delays a quarter of the others. */
const AT_ONCE = 4;
/** Longer than a batch can take: then its process is dead and another may send what is left. */
const LEASE_MS = 600_000;

/** Sends the due mails of all shops. One that fails is tried again later, ten times. @returns how many went out */
export async function sendDueMails(
  port: MailPort,
  now: () => Date,
  isStopped: IsStopped = () => false,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const waiting = await claimDueMails(now(), new Date(now().getTime() + LEASE_MS), BATCH);
    const claimed = waiting.length;
    const sendNext = async (): Promise<void> => {
      for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
        const { id } = mail;
        if (isStopped()) await inShop(mail, (outbox) => outbox.release(id, now()));
        else if (await sendOne(mail, port, now)) sent += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    if (claimed === 0 || isStopped()) return sent;
  }
}

const inShop = <T>({ tenantId }: MailRow, work: (outbox: ReturnType<typeof outboxRepo>) => Promise<T>) =>
  shopTx(tenantId, (tx) => work(outboxRepo(tx, { tenantId })));

/** @returns whether it went out */
async function sendOne(mail: MailRow, port: MailPort, now: () => Date): Promise<boolean> {
  const { id, tenantId, recipient: to, subject, body: text, attempts } = mail;
  try {
    const tenant = await findTenant(tenantId);
    if (!tenant) throw new Error('a mail of a shop that is not open');
    if (isShownOnly(tenant)) {
      await inShop(mail, (outbox) => outbox.keepShown(id));
      return false;
    }
    const fromName = localize(tenant.name, tenant.defaultLanguage);
    const html = mailHtml({
      ...{ subject, text, shop: fromName, lang: intlTag(tenant.defaultLanguage) },
      ...buttonColours(tenant.themeColor),
    });
    await port.send({ to, subject, text, html, fromName, replyTo: tenant.serviceEmail });
  } catch (error) {
    metrics().mails.inc({ outcome: attempts < MAIL_ATTEMPTS ? 'failed' : 'given_up' });
    const facts = { tenant: tenantId, mail: id, attempts, err: error };
    if (attempts < MAIL_ATTEMPTS) log().warn(facts, 'mail not sent');
    else log().error(facts, 'mail given up: it failed too often');
    await inShop(mail, (outbox) => outbox.postpone(id, nextMailAttempt(attempts, now())));
    return false;
  }
  await inShop(mail, (outbox) => outbox.markSent(id, now()));
  metrics().mails.inc({ outcome: 'sent' });
  return true;
}
