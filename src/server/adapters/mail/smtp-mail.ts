import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.port';

const TIMEOUT_MS = 15_000;

/** By what a mail shows that it is of the domain that it names: the key's other half stands in the domain's records. */
export interface Dkim {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

/** Any SMTP server, by its URL (`smtps://user:password@host:465`). */
export function smtpMail(url: string, fromAddress: string, dkim?: Dkim): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(dkim ? { dkim } : {}),
    // a mail is text we wrote: nothing in it may make us read files or fetch addresses
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async check() {
      await transport.verify();
      return `it answers${new URL(url).username ? ' and takes the login' : '; there is no login to try'}. No mail was sent`;
    },
    async send({ to, subject, text, html, fromName, replyTo }) {
      const from = { name: fromName, address: fromAddress };
      await transport.sendMail({ from, to: { name: '', address: to }, replyTo, subject, text, html });
    },
  };
}
