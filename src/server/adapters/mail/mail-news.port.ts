import type { MAIL_TROUBLES } from '../../../contract/account.enums';

/** One mail of a shop that did not arrive for good, or was called spam. */
export interface MailNews {
  tenantId: string;
  mailId: string;
  trouble: (typeof MAIL_TROUBLES)[number];
}
/** What one call tells. */
export interface MailTold {
  news: MailNews[];
  /** What makes it this call: whoever sends it again tells nothing new. */
  mark: { name: string; at: Date };
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
  /** Nothing of it that concerns us: no news. Undefined where somebody else wrote it. */
  readCall: (call: MailCall) => MailTold | undefined;
}
