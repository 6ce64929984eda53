import { expect, it } from 'vitest';
import { atProvider } from '../../../support/payment/at-provider';
import { provesItself } from '../../../support/payment/conformance';
import { isPaidOnce } from '../../../support/payment/conformance-order';
import { paypalBank } from '../../../support/payment/paypal-bank';

const bank = await paypalBank();
provesItself('PayPal', () => bank);

it('PayPal: a shopper who comes back has paid, is sent on, and may press reload', async () => {
  const at = await atProvider(bank);
  await at.start();
  const charge = await at.newest();
  await at.decide(charge, 'paid');
  for (const again of [1, 2]) {
    const path = `/front/third-pay/PAYPAL/callback?token=${charge.providerRef}&PayerID=P1`;
    const answer = await at.shop.fetchRaw(path);
    const location = `http://${at.shop.host}/payment/return?paymentNo=${at.due.paymentNo}`;
    expect([again, answer.status, answer.headers.get('location')]).toEqual([again, 303, location]);
  }
  await isPaidOnce(at);
  expect((await at.shop.fetchRaw('/front/third-pay/PAYPAL/callback?token=NOBODY')).status).toBe(404);
});

it('PayPal: a notice of an order that is none of ours is refused without a question', async () => {
  const at = await atProvider(bank);
  await at.start();
  const { init } = await at.notice(await at.newest());
  const before = bank.verified();
  const { reference, providerRef } = await at.newest();
  const forged = String(init.body)
    .replaceAll(reference, 'nobodysreference0000')
    .replaceAll(providerRef, '8NOBODYSORDER');
  for (let again = 0; again < 5; again += 1)
    expect(await at.deliver({ init: { ...init, body: forged } })).toEqual({ status: 404, body: '' });
  expect(bank.verified()).toBe(before);
  await at.deliver({ init });
  expect(bank.verified()).toBe(before + 1);
});
