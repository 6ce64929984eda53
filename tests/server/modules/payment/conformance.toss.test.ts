import { expect, it } from 'vitest';
import { atProvider } from '../../../support/payment/at-provider';
import { provesItself } from '../../../support/payment/conformance';
import { isPaidOnce } from '../../../support/payment/conformance-order';
import { tossBank } from '../../../support/payment/toss-bank';

const bank = await tossBank();
provesItself('Toss', () => bank);

const webhook = (orderId: string) => {
  const body = JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId, status: 'DONE' } });
  return { init: { method: 'POST', headers: { 'content-type': 'application/json' }, body } };
};

it('Toss: what a webhook says is asked for, and of orders that are none of ours nothing is', async () => {
  const at = await atProvider(bank);
  await at.start();
  const charge = await at.newest();
  expect(await at.deliver(webhook(charge.reference))).toEqual({ status: 200, body: '' });
  expect((await at.comeBack()).status).toBe('PROCESSING');
  await at.decide(charge, 'paid');
  expect(await at.deliver(webhook(charge.reference))).toEqual({ status: 200, body: '' });
  await isPaidOnce(at);
  expect(await at.deliver(webhook('nobodys0order'))).toMatchObject({ status: 404 });
});

it('Toss: who leaves the window comes back to a payment that can be begun again', async () => {
  const at = await atProvider(bank);
  await at.start();
  const { reference } = await at.newest();
  const left = { search: `?code=PAY_PROCESS_CANCELED&message=x&orderId=${reference}`, init: { method: 'GET' } };
  expect(await at.deliver(left)).toMatchObject({ status: 303 });
  expect((await at.comeBack()).status).toBe('UNPAID');
});
