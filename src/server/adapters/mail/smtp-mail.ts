import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.port';

const TIMEOUT_MS = 15_000;

/** Any SMTP server, by its URL (`smtps://user:password@host:465`). */
export function smtpMail(url: string, fromAddress: string): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // a mail is text we wrote: nothing in it may make us read files or fetch addresses
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, fromName, replyTo }) {
      const from = { name: fromName, address: fromAddress };
      await transport.sendMail({ from, to: { name: '', address: to }, replyTo, subject, text });
    },
  };
}
