import { env } from '../../env';
import { mailgunNews, signedMailNews } from './mail-news';
import type { MailNewsPort } from './mail-news.port';

/** Those whose key this server has. */
export function mailNewsCompanies(): MailNewsPort[] {
  const { MAIL_WEBHOOK_SECRET, MAILGUN_WEBHOOK_KEY } = env();
  return [
    ...(MAIL_WEBHOOK_SECRET ? [signedMailNews(MAIL_WEBHOOK_SECRET)] : []),
    ...(MAILGUN_WEBHOOK_KEY ? [mailgunNews(MAILGUN_WEBHOOK_KEY)] : []),
  ];
}
