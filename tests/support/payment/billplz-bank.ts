import { createHmac, randomBytes } from 'node:crypto';
import { createBillplz } from '../../../src/server/adapters/payment/billplz/billplz';
import { startFakeServer, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  state: 'due' | 'paid' | 'deleted';
  lie: Lie;
}
const keyOf = (tenantId: string) => `signature-key-of-${tenantId}`;
const refuse = (status: number, type: string): Said => ({ status, body: { error: { type, message: ['no'] } } });
/** As its documents say it: what is said as texts, in the order of their letters, capital or not. */
function sign(tenantId: string, said: Record<string, string>): string {
  const texts = Object.entries(said).map(([name, text]) => `${name}${text}`);
  const inOrder = texts.sort((one, other) => Buffer.compare(Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase())));
  return createHmac('sha256', keyOf(tenantId)).update(inOrder.join('|')).digest('hex');
} // prettier-ignore
const form = (said: Record<string, string>): Sent => ({ init: { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(said).toString() } }); // prettier-ignore

/** Billplz as far as a shop speaks to it. It sends nothing back, and forgets no bill. */
export async function billplzBank(): Promise<PlayedBank> {
  const books: Kept[] = [];
  const present = ({ providerRef: id, reference, tenantId, amount, state, lie }: Kept) => ({
    id,
    collection_id: lie.account ?? tenantId,
    paid: state === 'paid',
    state,
    amount: lie.amount ?? amount.amount,
    paid_amount: state === 'paid' ? (lie.amount ?? amount.amount) : 0,
    reference_1_label: 'Reference',
    reference_1: reference,
    url: `https://www.billplz-sandbox.com/bills/${id}`,
  });

  function create(tenantId: string, wanted: Record<string, string>): Said {
    const { collection_id: collection, email = '', name, amount = '', callback_url: back, description = '', reference_1: reference = '' } = wanted;
    const isWell = collection === tenantId && /^\S+@\S+$/.test(email) && name && /^\d+$/.test(amount) && back && description.length <= 200;
    if (!isWell || wanted.deliver !== 'false') return refuse(422, 'RecordInvalid');
    const money = { amount: Number(amount), currency: 'MYR' };
    books.push({ tenantId, providerRef: randomBytes(8).toString('hex'), reference, amount: money, isPaid: false, returned: 0, state: 'due', lie: {} });
    return { body: present(books.at(-1) as Kept) };
  } // prettier-ignore

  const url = await startFakeServer(({ method, path, body, header }) => {
    const basic = Buffer.from(header('authorization').replace('Basic ', ''), 'base64').toString();
    const tenantId = /^api-key-of-(.+):$/.exec(basic)?.[1];
    if (!tenantId) return refuse(401, 'Unauthorized');
    if (method === 'POST' && path === '/api/v3/bills') return create(tenantId, Object.fromEntries(new URLSearchParams(body)));
    const kept = books.find((one) => one.tenantId === tenantId && path === `/api/v3/bills/${one.providerRef}`);
    return kept ? { body: present(kept) } : refuse(404, 'RecordNotFound');
  }); // prettier-ignore
  const find = ({ providerRef }: BankCharge) => books.find((kept) => kept.providerRef === providerRef) as Kept;
  return {
    company: {
      provider: createBillplz({ url }),
      findCredentials: (account) =>
        Promise.resolve({
          account,
          keys: { apiKey: [`api-key-of-${account}`], signatureKey: ['an-older-or-newer-key', keyOf(account)] },
          settings: { mode: 'test' },
        }),
    },
    currency: 'MYR',
    mute: ['currency'],
    keepsMoney: true,
    starts: { redirect: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const isPaid = decision === 'paid';
      Object.assign(find(charge), { isPaid, state: isPaid ? 'paid' : 'deleted' });
      return Promise.resolve();
    },
    notice(charge, _, { lie = {} } = {}) {
      const kept = find(charge);
      kept.lie = lie;
      const { reference_1: _reference, reference_1_label: _label, ...told } = present(kept);
      const texts = Object.entries(told).map(([name, value]) => [name, String(value)]);
      const said = { ...(Object.fromEntries(texts) as Record<string, string>), email: 'who@example.com', name: 'Who', paid_at: '2026-11-22 08:00:00 +0800' }; // prettier-ignore
      return Promise.resolve(form({ ...said, x_signature: sign(kept.tenantId, said) }));
    },
    forgeries: ({ init }: Sent) => {
      const said = Object.fromEntries(new URLSearchParams(String(init.body)));
      const { x_signature: signature = '', ...unsigned } = said;
      return [
        form({ ...said, amount: '1' }),
        form({ ...said, paid: said.paid === 'true' ? 'false' : 'true' }),
        form({ ...said, more: '1' }),
        form({ ...said, x_signature: signature.replace(/^./, (given) => (given === '0' ? '1' : '0')) }),
        form(unsigned),
      ];
    },
    hears: {
      taken: { status: 200, body: '' },
      again: { status: 200, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 200, body: '' },
      refused: { status: 403, body: '' },
    },
  };
}
