import { env } from '../../env';
import type { MailPort } from './mail.port';
import { smtpMail } from './smtp-mail';

let smtp: MailPort | undefined;

/** Undefined without SMTP_URL: mails stay in the outbox, where a demo tenant shows them. */
export function mailPort(): MailPort | undefined {
  const { SMTP_URL, MAIL_FROM } = env();
  return SMTP_URL ? (smtp ??= smtpMail(SMTP_URL, MAIL_FROM)) : undefined;
}
