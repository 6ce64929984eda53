import { expect, it } from 'vitest';
import { atProvider } from '../../../support/payment/at-provider';
import { provesItself } from '../../../support/payment/conformance';
import { isPaidOnce } from '../../../support/payment/conformance-order';
import { inicisBank } from '../../../support/payment/inicis-bank';

const bank = await inicisBank();
provesItself('Inicis', () => bank);

it('Inicis: an approval whose answer is lost is found by a question, and asked for once', async () => {
  const at = await atProvider(bank);
  await at.start();
  const charge = await at.newest();
  await at.decide(charge, 'paid');
  const sent = await at.notice(charge);
  bank.outage.said = { status: 502, body: 'Bad gateway' };
  expect(await at.deliver(sent)).toMatchObject({ status: 303 });
  expect((await at.comeBack()).status).toBe('PROCESSING');
  bank.outage.said = undefined;
  for (const again of [1, 2]) expect([again, await at.deliver(sent)]).toEqual([again, { status: 303, body: '' }]);
  expect(bank.approvals.filter((token) => token.endsWith(charge.reference))).toHaveLength(1);
  await isPaidOnce(at);
});

it('Inicis: who closes the window comes back to a payment that can be begun again', async () => {
  const at = await atProvider(bank);
  await at.start();
  const charge = await at.newest();
  await at.decide(charge, 'declined');
  expect(await at.notify(charge)).toMatchObject({ status: 303 });
  expect((await at.comeBack()).status).toBe('UNPAID');
});
