import type { Money } from '../../../src/contract/fields';
import type { PaymentStart } from '../../../src/contract/payment';
import type { KnownProvider } from '../../../src/server/adapters/payment/payment.registry';

/** What a call of a bank's server says otherwise than is so. */
export interface Lie {
  amount?: number;
  currency?: string;
  /** What its notices do not say, and so cannot say wrongly: it is known by whose key signs, or there is one only. */
  mute?: (keyof Lie)[];
  account?: string;
}

/** A call of the bank's server, as bytes. */
export interface Sent {
  /** Behind the path of notices. */
  search?: string;
  init: RequestInit;
}

export interface Acknowledgement {
  status: number;
  body: string;
}

/** A charge as the bank has it. */
export interface BankCharge {
  tenantId: string;
  providerRef: string;
  /** Ours. */
  reference: string;
  amount: Money;
  isPaid: boolean;
  returned: number;
}

/** The other side of a provider's wire, as a test plays it: with books of its own and signatures by code of its own. */
export interface PlayedBank {
  company: KnownProvider;
  /** What the shop's money is in, where the provider does not take any. */
  currency?: string;
  /** What its notices do not say, and so cannot say wrongly: it is known by whose key signs, or there is one only. */
  mute?: (keyof Lie)[];
  /** The `paymentMethod` that gives each kind of start which the provider declares. */
  starts: Partial<Record<PaymentStart['kind'], string>>;
  /** Oldest first. */
  charges: (tenantId: string) => Promise<BankCharge[]>;
  /** Without telling anybody. */
  decide: (charge: BankCharge, decision: 'paid' | 'declined' | 'closed', now: Date) => Promise<void>;
  /** What its server sends of a charge as it stands; `eventId` of what it has sent before, where it sends it again. */
  notice: (charge: BankCharge, now: Date, options?: { lie?: Lie; eventId?: string }) => Promise<Sent>;
  /** The same changed on the way: each has to be refused. */
  forgeries: (sent: Sent) => Sent[];
  /** Keys of idempotency are gone, as they are after a day: of banks that tell their refunds when they are asked. */
  forgetKeys?: () => void;
  /** It knows of no charge that is not paid: nobody hears there that one was declined or closed. */
  knowsPaidOnly?: boolean;
  /** It sends nothing back: the shop pays it out. */
  keepsMoney?: boolean;
  /** It knows no keys: what it is asked again, it would do again. */
  hasNoKeys?: boolean;
  /** What it expects to hear, to the byte. */
  hears: Record<'taken' | 'again' | 'unknown' | 'disputed' | 'refused', Acknowledgement>;
}

/** All that its notices can say wrongly of a charge of this sum. */
export const liesOf = ({ currency, mute = [] }: PlayedBank, sum: number): Lie[] =>
  [
    { amount: sum - 1 },
    { amount: sum + 1 },
    { currency: currency === 'VND' ? 'USD' : 'VND' },
    { account: 'somebody' },
  ].filter((lie) => !mute.some((name) => name in lie));

const NONSENSE = ['', '{', 'null', '[]', '"', '\u0000\u0001', '{"id":1}', 'a=%zz&&=', '<xml/>', 'x'.repeat(4000)];

/** Calls of the bank's form with nothing in them that it would say. */
export const malformed = ({ init }: Sent): Sent[] =>
  NONSENSE.map((text) =>
    init.method === 'POST' ? { init: { ...init, body: text } } : { init, search: `?${encodeURI(text)}` },
  );
