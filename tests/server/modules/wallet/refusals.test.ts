import { describe, expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { PAY_PASSWORD } from '../../../support/money';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { snapshotTables } from '../../../support/table-snapshot';
import { startOrdering, type Ordering } from '../purchase/ordering';

/** A shopper with 50.00 too little for the order that is open, one that is paid, and one of another shopper. */
async function startRefused() {
  const at = await startOrdering();
  const paid = await at.order();
  await at.fund(paid.total.local.amount);
  await at.pay(paid.id);
  const open = await at.order();
  await at.fund(open.total.local.amount - 1);
  const foreign = await startOrdering([at.product], at.shop);
  return { at, open, paid, foreign: await foreign.order() };
}
type Refused = Awaited<ReturnType<typeof startRefused>>;
const WRONG = '555123';
const as = ({ token }: Ordering) => ({ token });
const pay = ({ at }: Refused, id = '', payPassword = PAY_PASSWORD) =>
  at.shop.call(paymentEndpoints.pay, { params: { id }, body: { payPassword } }, as(at));
const batch = ({ at }: Refused, paymentNos: string[], payPassword = PAY_PASSWORD) =>
  at.shop.call(paymentEndpoints.batchPay, { body: { paymentNos, payPassword } }, as(at));
const withdraw = ({ at }: Refused, amount: number, payPassword = PAY_PASSWORD) =>
  at.shop.call(walletEndpoints.createWithdrawal, { body: { amount, accountText: 'IBAN 1234', payPassword } }, as(at));
const start = ({ at }: Refused, orderPay = '', orderAmount = 0, provider = 'SANDBOX') =>
  at.shop.call(paymentEndpoints.start, { params: { provider }, body: { orderPay, orderAmount } }, as(at));

const REFUSALS: [string, number, (refused: Refused) => Promise<{ status: number }>][] = [
  ['paying with too little', 409, (it) => pay(it, it.open.payment?.id)],
  ['paying an order with too little', 409, (it) => it.at.pay(it.open.id)],
  ['paying again', 409, (it) => pay(it, it.paid.payment?.id)],
  ['paying with a wrong pay password', 403, (it) => pay(it, it.open.payment?.id, WRONG)],
  ['paying an order with a wrong pay password', 403, (it) => it.at.pay(it.open.id, WRONG)],
  ['paying somebody else’s', 404, (it) => pay(it, it.foreign.payment?.id)],
  ['a batch with one paid already', 409, (it) => batch(it, [it.open.payment?.paymentNo ?? '', it.paid.payment?.paymentNo ?? ''])], // prettier-ignore
  ['a batch with one of somebody else', 404, (it) => batch(it, [it.open.payment?.paymentNo ?? '', it.foreign.payment?.paymentNo ?? ''])], // prettier-ignore
  ['a batch with a wrong pay password', 403, (it) => batch(it, [it.open.payment?.paymentNo ?? ''], WRONG)],
  ['withdrawing more than there is', 409, (it) => withdraw(it, 100_000_000)],
  ['withdrawing with a wrong pay password', 403, (it) => withdraw(it, 1, WRONG)],
  ['starting a paid one', 409, (it) => start(it, it.paid.payment?.paymentNo, it.paid.payment?.amount.amount)],
  ['starting with another sum', 409, (it) => start(it, it.open.payment?.paymentNo, 1)],
  ['starting somebody else’s', 404, (it) => start(it, it.foreign.payment?.paymentNo, it.foreign.payment?.amount.amount)], // prettier-ignore
  ['starting at a provider that the shop has not', 422, (it) => start(it, it.open.payment?.paymentNo, it.open.payment?.amount.amount, 'OTHER')], // prettier-ignore
  ['a deposit beyond the limits', 422, ({ at }) => at.shop.call(walletEndpoints.createDeposit, { body: { amount: 1, channel: 'SANDBOX' } }, as(at))], // prettier-ignore
  ['closing somebody else’s order', 404, (it) => it.at.close(it.foreign.id)],
  ['ordering by a quote that is not there', 404, ({ at }) => at.create('a'.repeat(20))],
  ['cloning somebody else’s order', 404, (it) => it.at.clone(it.foreign.id)],
];

describe('a refused call (L12)', () => {
  // Counting tries and keeping the answer to a key is what a refusal does.
  const OWN = ['idempotency', 'rate_limit', 'shopper'];

  it.each(REFUSALS)('%s (%i) changes nothing', async (_, status, refuse) => {
    const refused = await startRefused();
    const before = await snapshotTables(OWN);
    expect((await refuse(refused)).status).toBe(status);
    expect(await snapshotTables(OWN)).toEqual(before);
  });
});

describe('a session without the pay password (A5)', () => {
  it('moves no money', async () => {
    const refused = await startRefused();
    const { at, open } = refused;
    const before = await snapshotTables(['idempotency', 'rate_limit', 'shopper']);
    const calls: [string, object][] = [
      [paymentEndpoints.pay.path.replace('{id}', open.payment?.id ?? ''), {}],
      [purchaseEndpoints.pay.path.replace('{id}', open.id), {}],
      [paymentEndpoints.batchPay.path, { paymentNos: [open.payment?.paymentNo] }],
      [walletEndpoints.createWithdrawal.path, { amount: 1, accountText: 'IBAN 1234' }],
    ];
    await at.fund(1_000_000);
    for (const [path, body] of calls)
      for (const secret of [{}, { payPassword: '' }, { payPassword: null }, { payPassword: WRONG }]) {
        const headers = { authorization: `Bearer ${at.token}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }; // prettier-ignore
        const answer = await at.shop.fetchRaw(path, { method: 'POST', headers, body: JSON.stringify({ ...body, ...secret }) }); // prettier-ignore
        expect([403, 422]).toContain(answer.status);
      }
    const after = await snapshotTables(['idempotency', 'rate_limit', 'shopper', 'ledger_account', 'ledger_entry', 'ledger_txn']); // prettier-ignore
    for (const [table, rows] of Object.entries(after)) expect(rows, table).toBe(before[table]);
    expect(await at.balance()).toBe(open.total.local.amount - 1 + 1_000_000);
  });

  it('nor does one of a shopper who has set none', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const body = { amount: 1, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD };
    const answer = await shop.call(walletEndpoints.createWithdrawal, { body }, { token });
    expect(answer.problem.code).toBe('PAY_PASSWORD_NOT_SET');
  });
});
