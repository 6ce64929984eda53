import type { MailPort } from '../adapters/mail/mail.port';
import { mailPort } from '../adapters/mail/mail.registry';
import { sendDueMails } from '../modules/account/mail-sending.service';

/** Sends what waits in the outboxes of all shops, where SMTP is configured. @returns how many went out */
export const sendMail = async (
  now: () => Date = () => new Date(),
  port: MailPort | undefined = mailPort(),
  isStopped: () => boolean = () => false,
): Promise<number> => (port ? sendDueMails(port, now, isStopped) : 0);
