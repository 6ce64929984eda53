import { expect, it } from 'vitest';
import { atProvider } from '../../../support/payment/at-provider';
import { provesItself } from '../../../support/payment/conformance';
import { isPaidOnce } from '../../../support/payment/conformance-order';
import { webpayBank } from '../../../support/payment/webpay-bank';

const bank = await webpayBank();
provesItself('Webpay', () => bank);

it('Webpay: a shopper who comes back has paid, is sent on, and may press reload', async () => {
  const at = await atProvider(bank);
  await at.start();
  const charge = await at.newest();
  await at.decide(charge, 'paid');
  const { search = '' } = await at.notice(charge);
  for (const again of [1, 2]) {
    const answer = await at.shop.fetchRaw(`/front/third-pay/WEBPAY/callback${search}`);
    const location = `http://${at.shop.host}/payment/return?paymentNo=${at.due.paymentNo}`;
    expect([again, answer.status, answer.headers.get('location')]).toEqual([again, 303, location]);
  }
  // its money is taken by our word, which is said once
  expect(bank.commits.filter((token) => token === charge.providerRef)).toHaveLength(1);
  await isPaidOnce(at);
});

it.each([
  ['left its page', 'POST', (token: string) => `TBK_TOKEN=${token}&TBK_ID_SESION=s&TBK_ORDEN_COMPRA=o`],
  ['left its page, in earnest', 'GET', (token: string) => `TBK_TOKEN=${token}&TBK_ID_SESION=s&TBK_ORDEN_COMPRA=o`],
  ['was too slow', 'GET', () => 'TBK_ID_SESION=s&TBK_ORDEN_COMPRA=o'],
  ['broke the tab', 'GET', (token: string) => `token_ws=${token}&TBK_TOKEN=${token}&TBK_ORDEN_COMPRA=o`],
] as const)('Webpay: who %s has paid nothing, and nothing is committed', async (_, method, saying) => {
  const at = await atProvider(bank);
  await at.start();
  const charge = await at.newest();
  const { search = '' } = await at.notice(charge);
  const [ref = ''] = search.split('&token_ws');
  const said = saying(charge.providerRef);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = method === 'POST' ? { search: ref, init: { method, headers, body: said } } : { search: `${ref}&${said}`, init: { method } }; // prettier-ignore
  expect(await at.deliver(sent)).toMatchObject({ status: 303 });
  expect((await at.comeBack()).status).toBe('UNPAID');
  expect(bank.commits).not.toContain(charge.providerRef);
});
