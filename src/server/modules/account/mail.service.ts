import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../contract/locales';
import type { MailPort } from '../../adapters/mail/mail.port';
import { systemTx, tenantTx, type Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { log } from '../../kernel/log';
import { findMessage } from '../../kernel/messages';
import { localize, type TenantRecord } from '../../kernel/tenant-record';
import { newId } from '../../kernel/tokens';
import { nextMailAttempt, type MailTemplate } from './mail.rules';
import { listTenantsWithDueMail, outboxRepo } from './outbox.repo';

export interface MailSpec {
  recipient: string;
  template: MailTemplate;
  /** Fill `{{name}}` of the text; nothing that a stranger typed belongs in a mail to somebody else. */
  values?: Record<string, string>;
  /** The reader's language, as stored or as of the request. */
  locale: string;
}

/** Writes the mail in the caller's transaction: it goes out if and only if that is committed. */
export async function queueMail(tx: Tx, ctx: Pick<Ctx, 'tenant' | 'now'>, spec: MailSpec): Promise<void> {
  const { tenant, now } = ctx;
  const locale: Locale = isLocale(spec.locale) ? spec.locale : DEFAULT_LOCALE;
  const values = { shop: localize(tenant.name, locale, tenant), serviceEmail: tenant.serviceEmail, ...spec.values };
  const say = (part: string) => findMessage(locale, `mail.${spec.template}.${part}`, values) ?? '';
  const mail = { recipient: spec.recipient, subject: say('subject'), body: say('body') };
  await outboxRepo(tx, { tenantId: tenant.id }).insert({
    id: newId(),
    ...mail,
    nextAttemptAt: now(),
    createdAt: now(),
  });
}

const SHOWN = 50;

/** The newest mails of the shop, as a demo tenant shows them. */
export async function listOutboxMails(ctx: Ctx) {
  const rows = await ctx.tx((tx) => outboxRepo(tx, { tenantId: ctx.tenant.id }).listNewest(SHOWN));
  return rows.map(({ id, recipient, subject, body, createdAt }) => ({
    id,
    to: recipient,
    subject,
    text: body,
    createdAt: createdAt.toISOString(),
  }));
}

export const listTenantsToMail = (now: Date) => systemTx((tx) => listTenantsWithDueMail(tx, now));

const BATCH = 20;
/** Longer than a batch can take: then its process is dead and another may send what is left. */
const LEASE_MS = 600_000;

/** Sends a batch of the shop's due mails. One that fails is tried again later. @returns how many went out */
export async function sendDueMails(tenant: TenantRecord, port: MailPort, now: () => Date): Promise<number> {
  const inShop = <T>(work: (outbox: ReturnType<typeof outboxRepo>) => Promise<T>) =>
    tenantTx({ tenantId: tenant.id, shopperId: '' }, (tx) => work(outboxRepo(tx, { tenantId: tenant.id })));
  const claimed = await inShop((outbox) => outbox.claimDue(now(), new Date(now().getTime() + LEASE_MS), BATCH));
  const fromName = localize(tenant.name, tenant.defaultLanguage);
  let sent = 0;
  for (const { id, recipient: to, subject, body: text, attempts } of claimed) {
    const failure = await port.send({ to, subject, text, fromName, replyTo: tenant.serviceEmail }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (failure) {
      log().warn({ err: failure.error, mail: id, attempts }, 'mail not sent');
      await inShop((outbox) => outbox.postpone(id, nextMailAttempt(attempts, now())));
    } else {
      await inShop((outbox) => outbox.markSent(id, now()));
      sent += 1;
    }
  }
  return sent;
}
