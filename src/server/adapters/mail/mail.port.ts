export interface Mail {
  /** Told again by whoever says what became of it (message-id.ts). */
  tenantId: string;
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same words in the look of the shop. */
  html?: string;
  /** Name of the shop, shown beside the sending address. */
  fromName: string;
  replyTo: string;
  /** Of a shop that sends as itself: its address, and the key by which that is shown. */
  sender?: Sender;
  /** Where its reader stops mails of its kind by one call (RFC 8058). */
  optOutUrl?: string;
}

export interface Sender {
  address: string;
  dkim: Dkim;
}

/** By what a mail shows that it is of the domain that it names: the key's other half stands in the domain's records. */
export interface Dkim {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

/** Nobody has that address, and asking again will not change it. */
export class NoSuchAddress extends Error {}

/** Who carries a mail out of the house. */
export interface MailPort {
  /** Resolves once the next server has taken it over; rejects where it did not. @throws NoSuchAddress */
  send: (mail: Mail) => Promise<void>;
  /** Whether that server lets us in; sends nothing. @throws Error where it does not */
  check?: () => Promise<string>;
}
