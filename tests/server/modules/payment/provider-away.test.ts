import { describe, expect, it } from 'vitest';
import { atProvider } from '../../../support/payment/at-provider';
import { isPaidOnce } from '../../../support/payment/conformance-order';
import { FAILING } from '../../../support/payment/fake-server';
import { tossBank } from '../../../support/payment/toss-bank';
import { webpayBank } from '../../../support/payment/webpay-bank';

const [toss, webpay] = await Promise.all([tossBank(), webpayBank()]);

describe.each([
  ['Toss', toss],
  ['Webpay', webpay],
])('a shopper who comes back while %s is away', (_, bank) => {
  it('is led to the page of the payment, which waits and is paid once', async () => {
    const at = await atProvider(bank);
    await at.start();
    const charge = await at.newest();
    await at.decide(charge, 'paid');
    const { search = '' } = await at.notice(charge);
    const comesBack = async () => {
      const answer = await at.shop.fetchRaw(`/front/third-pay/${at.name}/callback${search}`);
      return [answer.status, answer.headers.get('location')];
    };
    const page = `http://${at.shop.host}/payment/return?paymentNo=${at.due.paymentNo}`;
    for (const [how, said] of FAILING) {
      bank.outage.said = said;
      expect([how, ...(await comesBack())]).toEqual([how, 303, page]);
    }
    expect((await at.comeBack()).status).toBe('PROCESSING');
    delete bank.outage.said;
    expect(await comesBack()).toEqual([303, page]);
    await isPaidOnce(at);
  });
});

// nothing is believed of a browser alone: the shopper may have paid in another tab
it('Toss: who left the window while it is away has a payment that waits', async () => {
  const at = await atProvider(toss);
  await at.start();
  const { reference } = await at.newest();
  toss.outage.said = { status: 500, body: {} };
  const left = { search: `?code=PAY_PROCESS_CANCELED&message=x&orderId=${reference}`, init: { method: 'GET' } };
  expect(await at.deliver(left)).toMatchObject({ status: 303 });
  delete toss.outage.said;
  expect((await at.comeBack()).status).toBe('PROCESSING');
});

it('a webhook that cannot be asked about is answered as one of a supplier that fails, and comes again', async () => {
  const at = await atProvider(toss);
  await at.start();
  const charge = await at.newest();
  await at.decide(charge, 'paid');
  const body = JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: charge.reference } });
  const webhook = { init: { method: 'POST', headers: { 'content-type': 'application/json' }, body } };
  for (const [how, said] of FAILING) {
    toss.outage.said = said;
    const answer = await at.deliver(webhook);
    expect([how, answer.status, answer.body]).toEqual([how, 502, expect.stringContaining('SUPPLIER_FAILED')]);
  }
  delete toss.outage.said;
  expect(await at.deliver(webhook)).toEqual({ status: 200, body: '' });
  await isPaidOnce(at);
});
