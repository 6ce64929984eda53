import type { MAIL_TROUBLES } from '../../../contract/account.enums';

/** One mail of a shop that did not arrive for good, or was called spam. */
export interface MailNews {
  tenantId: string;
  mailId: string;
  trouble: (typeof MAIL_TROUBLES)[number];
}
interface MailCall {
  rawBody: string;
  header: (name: string) => string | undefined;
  now: Date;
}

/** Who tells us what became of our mails. */
export interface MailNewsPort {
  /** As in URLs. */
  name: string;
  /** Nothing of it that concerns us: an empty list. Undefined where somebody else wrote it. */
  readCall: (call: MailCall) => MailNews[] | undefined;
}
