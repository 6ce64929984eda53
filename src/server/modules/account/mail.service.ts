import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../contract/locales';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { isMailSpared } from '../../kernel/quota';
import { findMessage } from '../../kernel/messages';
import { localize } from '../../kernel/tenant-record';
import { newId } from '../../kernel/tokens';
import { isShownOnly, type MailTemplate } from './mail.rules';
import type { NewsKind } from './news-kind.rules';
import { findStop } from './mail-stop.service';
import { outboxRepo } from './outbox.repo';

export { buttonColours, mailHtml } from './mail-html.rules';
export { goodsLines } from './mailed-goods.rules';

export interface MailSpec {
  recipient: string;
  template: MailTemplate;
  /** Fill `{{name}}` of the text; nothing that a stranger typed belongs in a mail to somebody else. */
  values?: Record<string, string>;
  /** The reader's language, as stored or as of the request. */
  locale: string;
  /** Of what it tells, where the same may be told twice: it is mailed once. */
  event?: string;
  /** Of what its reader may want none of. */
  news?: { kind: NewsKind; readerId: string } | undefined;
}

/**
 * Writes the mail in the caller's transaction: it goes out if and only if that is committed. Where the shop has used up
 * its mails, news that are no money are not mailed.
 */
export async function queueMail(tx: Tx, ctx: Pick<Ctx, 'tenant' | 'now'>, spec: MailSpec): Promise<void> {
  // it stands among the messages all the same
  if (isMailSpared(ctx, spec.news?.kind)) return;
  const { tenant, now } = ctx;
  const locale: Locale = isLocale(spec.locale) ? spec.locale : DEFAULT_LOCALE;
  const mail = { recipient: spec.recipient, ...writeMail(tenant, { ...spec, locale }) };
  await outboxRepo(tx, { tenantId: tenant.id }).insert({
    id: newId(),
    ...mail,
    isShownOnly: isShownOnly(tenant),
    newsKind: spec.news?.kind,
    readerId: spec.news?.readerId,
    locale,
    event: spec.event,
    nextAttemptAt: now(),
    createdAt: now(),
  });
}

/** Its words in a language. */
export function writeMail(
  tenant: Ctx['tenant'],
  { template, values, locale }: Pick<MailSpec, 'template' | 'values'> & { locale: Locale },
): { subject: string; body: string } {
  const filled = { shop: localize(tenant.name, locale, tenant), serviceEmail: tenant.serviceEmail, ...values };
  const say = (part: string) => findMessage(locale, `mail.${template}.${part}`, filled) ?? '';
  return { subject: inOneLine(say('subject')), body: say('body') };
}

/** A subject is one header: a break in a title would begin another. */
const inOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const SHOWN = 50;

/** The newest mails of the shop, as a demo tenant shows them: with the way to stop those that may be stopped. */
export const listOutboxMails = ({ tenant, host, tx }: Ctx) =>
  tx(async (at) => {
    const rows = await outboxRepo(at, { tenantId: tenant.id }).listNewest(SHOWN);
    const shown = rows.map(async (mail) => {
      const { id, recipient: to, subject, body: text, createdAt } = mail;
      const stop = await findStop(at, tenant, mail, host);
      return { id, to, subject, text, ...(stop && { stop }), createdAt: createdAt.toISOString() };
    });
    return Promise.all(shown);
  });
