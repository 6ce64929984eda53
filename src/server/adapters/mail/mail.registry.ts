import { env } from '../../env';
import type { Dkim, MailPort } from './mail.port';
import { smtpMail } from './smtp-mail';

let smtp: { url: string; port: MailPort } | undefined;

/** Undefined without SMTP_URL: mails stay in the outbox, where a demo tenant shows them. */
export function mailPort(): MailPort | undefined {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL) return undefined;
  if (smtp?.url !== SMTP_URL) smtp = { url: SMTP_URL, port: smtpMail(SMTP_URL, MAIL_FROM, ownDkim()) };
  return smtp.port;
}

/** Where all three are set. A key may stand in one line: its breaks as `\\n`. */
function ownDkim(): Dkim | undefined {
  const { MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY } = env();
  if (!MAIL_DKIM_DOMAIN || !MAIL_DKIM_SELECTOR || !MAIL_DKIM_KEY) return undefined;
  const privateKey = MAIL_DKIM_KEY.replaceAll('\\n', '\n');
  return { domainName: MAIL_DKIM_DOMAIN, keySelector: MAIL_DKIM_SELECTOR, privateKey };
}
