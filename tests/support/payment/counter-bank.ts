import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ChargeStart } from '../../../src/contract/payment';
import type { NewCharge, PaymentProviderPort } from '../../../src/server/adapters/payment/payment.port';
import type {
  ChargeState,
  KnownPayment,
  Memo,
  NoticeOutcome,
  PaymentName,
} from '../../../src/server/adapters/payment/provider-call.port';
import type { BankCharge, PlayedBank, Sent } from './played-bank';

export const COUNTER = 'COUNTER';
/** Where it takes cards, by a form. */
const CARDS = 'https://cards.counter.test';
/** It takes each notice with 200 and says in words of its own what it did with it. */
const WORDS: Record<NoticeOutcome | 'forged', string> = {
  applied: '00',
  known: '02',
  unknown: '01',
  disputed: '04',
  forged: '97',
};
const answerOf = (word: string) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ RspCode: word }),
});

function startBy(method: string | undefined, ref: string, expiresAt: string): ChargeStart {
  if (method === 'APP') return { kind: 'qr', text: `counter:${ref}`, url: null, expiresAt };
  if (method === 'CARD') return { kind: 'form', url: `${CARDS}/enter`, fields: { ref }, expiresAt };
  return { kind: 'code', code: ref, url: null, expiresAt };
}

interface Kept extends BankCharge {
  state: ChargeState;
  refunds: Map<string, number>;
}

/**
 * A bank that speaks otherwise than the sandbox: notices by GET over a signed query, without our payment number, under a
 * name of its own for each charge; a refund needs the receipt that came with the money; it can charge one code twice.
 */
export function counterBank() {
  const books: Kept[] = [];
  const told: NewCharge[] = [];
  /** What it asks of our book with its next call, and what it heard. */
  const asks: PaymentName[] = [];
  const heard: (KnownPayment | undefined)[] = [];
  const keyOf = (account: string) => `counter-key-of-${account}`;
  const sign = (key: string, text: string) => createHmac('sha512', key).update(text).digest('hex');
  const open = (account: string, charge: Pick<NewCharge, 'reference' | 'amount'>): Kept => {
    const providerRef = `CB${String(books.length + 1)}-${charge.reference}`;
    const { reference, amount } = charge;
    const kept = { tenantId: account, providerRef, reference, amount, isPaid: false, returned: 0 };
    books.push({ ...kept, state: 'pending', refunds: new Map() });
    return books.at(-1) as Kept;
  };
  const find = (providerRef: string) => books.find((kept) => kept.providerRef === providerRef);
  const receiptOf = ({ providerRef }: BankCharge) => `R-${providerRef}`;

  const provider: PaymentProviderPort = {
    name: COUNTER,
    kind: 'PAY_CODE',
    title: 'Counter',
    isTest: () => true,
    methods: ['COUNTER', 'APP', 'CARD'],
    opens: { 'form-action': [CARDS] },
    createPayment(charge) {
      told.push(charge);
      const { reference, credentials, now, method } = charge;
      const kept = books.find((one) => one.reference === reference) ?? open(credentials.account, charge);
      const expiresAt = new Date(now.getTime() + 3_600_000).toISOString();
      const start = startBy(method, kept.providerRef, expiresAt);
      return Promise.resolve({ start, providerRef: kept.providerRef });
    },
    async answerCall({ query, credentials }, book) {
      const given = Buffer.from(query.get('sign') ?? '');
      const text = [...query]
        .filter(([name]) => name !== 'sign')
        .map(([name, value]) => `${name}=${value}`)
        .join('&');
      const [key = ''] = credentials.keys.sign ?? [];
      const own = Buffer.from(sign(key, text));
      const [amount, state] = [Number(query.get('amount')), query.get('state') as ChargeState];
      if (given.length !== own.length || !timingSafeEqual(given, own))
        return { isVerified: false, answer: answerOf(WORDS.forged) };
      for (const name of asks.splice(0)) heard.push(await book.find(name));
      const outcome = await book.apply({
        eventId: query.get('event') ?? '',
        providerRef: query.get('ref') ?? '',
        reference: query.get('order') ?? '',
        merchant: query.get('account') ?? '',
        amount: { amount, currency: query.get('currency') ?? '' },
        state,
        ...(state === 'paid' ? { memo: { receipt: query.get('receipt') ?? '' } } : {}),
      });
      return { isVerified: true, answer: answerOf(WORDS[outcome]) };
    },
    refund({ providerRef, refundReference, amount, memo }) {
      const kept = find(providerRef);
      if (!kept?.isPaid || memo.receipt !== receiptOf(kept)) return Promise.resolve('refused');
      const before = kept.refunds.get(refundReference);
      if (before !== undefined) return Promise.resolve(before === amount.amount ? 'returned' : 'refused');
      if (amount.currency !== kept.amount.currency || amount.amount > kept.amount.amount - kept.returned)
        return Promise.resolve('refused');
      kept.refunds.set(refundReference, amount.amount);
      kept.returned += amount.amount;
      return Promise.resolve('returned');
    },
    query({ providerRef, reference }) {
      const kept = find(providerRef) ?? books.find((one) => one.reference === reference);
      if (!kept) return Promise.resolve(undefined);
      const { state, amount, tenantId: merchant } = kept;
      const memo: Memo = kept.isPaid ? { receipt: receiptOf(kept) } : {};
      return Promise.resolve({ providerRef: kept.providerRef, state, amount, merchant, memo });
    },
  };

  let events = 0;
  const bank: PlayedBank = {
    company: {
      provider,
      findCredentials: (account) => Promise.resolve({ account, keys: { sign: [keyOf(account)] } }),
    },
    starts: { code: 'COUNTER', qr: 'APP', form: 'CARD' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide({ providerRef }, decision) {
      const kept = find(providerRef);
      if (kept) Object.assign(kept, { state: decision, isPaid: decision === 'paid' });
      return Promise.resolve();
    },
    notice(charge, _, { lie = {}, eventId = `E${String((events += 1))}` } = {}) {
      const kept = find(charge.providerRef) as Kept;
      const { account = charge.tenantId, ...sum } = lie;
      const said = { ...kept.amount, ...sum };
      return Promise.resolve(
        signed(keyOf(charge.tenantId), {
          event: eventId,
          ref: kept.providerRef,
          order: kept.reference,
          account,
          amount: String(said.amount),
          currency: said.currency,
          state: kept.state,
          receipt: receiptOf(kept),
        }),
      );
    },
    forgeries: ({ search = '', init }) =>
      [
        search.replace(/amount=(\d+)/, 'amount=1$1'),
        search.replace(/sign=./, (given) => (given === 'sign=0' ? 'sign=1' : 'sign=0')),
        search.replace(/&sign=.*/, ''),
        `${search}&state=paid`,
      ].map((forged) => ({ search: forged, init })),
    hears: {
      taken: { status: 200, body: '{"RspCode":"00"}' },
      again: { status: 200, body: '{"RspCode":"02"}' },
      unknown: { status: 200, body: '{"RspCode":"01"}' },
      disputed: { status: 200, body: '{"RspCode":"04"}' },
      refused: { status: 200, body: '{"RspCode":"97"}' },
    },
  };
  function signed(key: string, fields: Record<string, string>): Sent {
    const text = Object.entries(fields)
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    return { search: `?${text}&sign=${sign(key, text)}`, init: { method: 'GET' } };
  }
  /** Somebody pays the same code at two counters: the bank has a charge of its own for each. */
  const chargeAgain = ({ tenantId, reference, amount }: BankCharge): BankCharge =>
    open(tenantId, { reference, amount });
  return { ...bank, chargeAgain, told, asks, heard };
}
