import { intlTag, LOCALE_FACTS } from '../../../contract/locales';
import { NoSuchAddress, type Mail, type MailPort } from '../../adapters/mail/mail.port';
import { shopTx, type Tx } from '../../db/database';
import { sendDue } from '../../kernel/due-sending';
import type { IsStopped } from '../../kernel/due-work';
import { log } from '../../kernel/log';
import { metrics } from '../../kernel/metrics';
import { localize, type TenantRecord } from '../../kernel/tenant-record';
import { findMailSender } from '../tenant/mail-sender.service';
import { findTenant } from '../tenant/tenant.service';
import { buttonColours, mailHtml } from './mail-html.rules';
import { isShownOnly, MAIL_ATTEMPTS, nextMailAttempt } from './mail.rules';
import { findStop, localeOfMail } from './mail-stop.service';
import { mailSuppressionRepo } from './mail-suppression.repo';
import { suppressMail } from './mail-trouble.service';
import { claimDueMails, outboxRepo, type MailRow } from './outbox.repo';

export { wasMailWritten } from './mail-written';
export { readBacklog as mailBacklog } from './outbox.repo';

/** Longer than a batch can take. */
const LEASE_MS = 600_000;

/** Sends the due mails of all shops. One that fails is tried again later, ten times. @returns how many went out */
export const sendDueMails = (port: MailPort, now: () => Date, isStopped: IsStopped = () => false): Promise<number> => {
  const sendOne = (mail: MailRow) => sendMail(mail, port, now);
  const release = (mail: MailRow) => inShop(mail, (_, outbox) => outbox.release(mail.id, now()));
  return sendDue({ claim: claimDueMails, leaseMs: LEASE_MS, sendOne, release }, now, isStopped);
};

const inShop = <T>({ tenantId }: MailRow, work: (tx: Tx, outbox: ReturnType<typeof outboxRepo>) => Promise<T>) =>
  shopTx(tenantId, (tx) => work(tx, outboxRepo(tx, { tenantId })));

/** @returns whether it went out */
async function sendMail(mail: MailRow, port: MailPort, now: () => Date): Promise<boolean> {
  const { id, tenantId, recipient, newsKind, attempts } = mail;
  try {
    const tenant = await findTenant(tenantId);
    if (!tenant) throw new Error('a mail of a shop that is not open');
    const isUnwanted = () => inShop(mail, (tx) => mailSuppressionRepo(tx, { tenantId }).isSuppressed(recipient));
    if (isShownOnly(tenant) || (newsKind && (await isUnwanted()))) {
      await inShop(mail, (_, outbox) => outbox.keepShown(id));
      return false;
    }
    await port.send(await written(mail, tenant));
  } catch (error) {
    if (error instanceof NoSuchAddress) {
      await suppressMail({ tenantId, address: recipient }, 'HARD_BOUNCE', now());
      await inShop(mail, (_, outbox) => outbox.keepShown(id));
      return false;
    }
    metrics().mails.inc({ outcome: attempts < MAIL_ATTEMPTS ? 'failed' : 'given_up' });
    const facts = { tenant: tenantId, mail: id, attempts, err: error };
    if (attempts < MAIL_ATTEMPTS) log().warn(facts, 'mail not sent');
    else log().error(facts, 'mail given up: it failed too often');
    await inShop(mail, (_, outbox) => outbox.postpone(id, nextMailAttempt(attempts, now())));
    return false;
  }
  await inShop(mail, (_, outbox) => outbox.markSent(id, now()));
  metrics().mails.inc({ outcome: 'sent' });
  return true;
}

/** As it goes out: in plain text and in the look of the shop, with a way to stop its kind where it may be stopped. */
async function written(mail: MailRow, tenant: TenantRecord): Promise<Mail> {
  const { id, tenantId, recipient: to, subject, body } = mail;
  const locale = localeOfMail(mail, tenant);
  const fromName = localize(tenant.name, tenant.defaultLanguage);
  const stop = await inShop(mail, (tx) => findStop(tx, tenant, mail));
  const html = mailHtml({
    ...{ subject, text: body, shop: fromName, lang: intlTag(locale), dir: LOCALE_FACTS[locale].direction, stop },
    ...buttonColours(tenant.themeColor),
  });
  const text = stop ? `${body}\n\n${stop.text}\n${stop.url}` : body;
  const replyTo = tenant.serviceEmail;
  const sender = await findMailSender(tenantId);
  return {
    tenantId,
    id,
    to,
    subject,
    text,
    html,
    fromName,
    replyTo,
    ...(sender && { sender }),
    ...(stop && { optOutUrl: stop.url }),
  };
}
