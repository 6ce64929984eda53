export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same words in the look of the shop. */
  html?: string;
  /** Name of the shop, shown beside the sending address. */
  fromName: string;
  replyTo: string;
}

/** Who carries a mail out of the house. */
export interface MailPort {
  /** Resolves once the next server has taken it over; rejects where it did not. */
  send: (mail: Mail) => Promise<void>;
  /** Whether that server lets us in; sends nothing. @throws Error where it does not */
  check?: () => Promise<string>;
}
