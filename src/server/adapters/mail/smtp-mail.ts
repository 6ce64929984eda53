import { createTransport } from 'nodemailer';
import { NoSuchAddress, type Dkim, type MailPort } from './mail.port';
import { messageIdOf } from './message-id';

const TIMEOUT_MS = 15_000;
/** What a signature covers; of a mail that can be stopped by one call RFC 8058 wants both of its headers in it. */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post';
/** Enhanced status codes of an address that is not there (RFC 3463): all else may be of the day, or of us. */
const NOBODY = /\b5\.1\.(?:1|2|3|6|10)\b/;

/** Any SMTP server, by its URL (`smtps://user:password@host:465`). @param dkim where a shop has no key of its own */
export function smtpMail(url: string, fromAddress: string, dkim?: Dkim): MailPort {
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
    async check() {
      await transport.verify();
      return `it answers${new URL(url).username ? ' and takes the login' : '; there is no login to try'}. No mail was sent`;
    },
    async send({ tenantId, id, to, subject, text, html, fromName, replyTo, sender, optOutUrl }) {
      const address = sender?.address ?? fromAddress;
      const key = sender?.dkim ?? dkim;
      try {
        await transport.sendMail({
          from: { name: fromName, address },
          // what comes back comes to the server's own address, whoever speaks
          envelope: { from: fromAddress, to },
          messageId: messageIdOf(tenantId, id, address),
          to: { name: '', address: to },
          replyTo,
          subject,
          text,
          html,
          ...(optOutUrl && { headers: stopping(optOutUrl) }),
          ...(key && { dkim: { ...key, headerFieldNames: SIGNED } }),
        });
      } catch (error) {
        const { command, response = '' } = error as { command?: string; response?: string };
        throw command === 'RCPT TO' && NOBODY.test(response) ? new NoSuchAddress(response) : error;
      }
    },
  };
}

const stopping = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
