import type { MailPort } from '../adapters/mail/mail.port';
import { mailPort } from '../adapters/mail/mail.registry';
import { sendDueMails, wasMailWritten } from '../modules/account/mail-sending.service';
import type { Job } from './runner';

/** Sends what waits in the outboxes of all shops, where SMTP is configured. @returns how many went out */
export const sendMail = async (
  now: () => Date = () => new Date(),
  port: MailPort | undefined = mailPort(),
  isStopped: () => boolean = () => false,
): Promise<number> => (port ? sendDueMails(port, now, isStopped) : 0);

/** As long as a transaction may take that has written a mail, and more. */
const WRITTEN_MS = 30_000;
/** For mails that another process left behind, and those that are tried again. */
const IDLE_MS = 20_000;

/** The same by the clock: at each beat while mails are written here, else now and then. */
export function createMailLook(send: typeof sendMail = sendMail): Pick<Job, 'isDue' | 'run'> {
  let lookedAt = -Infinity;
  return {
    isDue: () => performance.now() - lookedAt >= IDLE_MS || wasMailWritten(WRITTEN_MS),
    run(now, isStopped) {
      lookedAt = performance.now();
      return send(now, undefined, isStopped);
    },
  };
}
