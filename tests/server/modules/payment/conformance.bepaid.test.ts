import { expect, it } from 'vitest';
import { atProvider } from '../../../support/payment/at-provider';
import { bepaidBank } from '../../../support/payment/bepaid-bank';
import { provesItself } from '../../../support/payment/conformance';
import { isPaidOnce } from '../../../support/payment/conformance-order';

const bank = await bepaidBank();
provesItself('bePaid', () => bank);

it.each([
  ['a lone surrogate', '\ud800'],
  ['NUL', 'a\0b'],
])('bePaid: a signed notice with %s in it is refused, and the right one counts after it', async (_, odd) => {
  const at = await atProvider(bank);
  await at.start();
  const charge = await at.newest();
  await at.decide(charge, 'paid');
  const { uid } = charge as typeof charge & { uid: string };
  const { reference } = charge;
  Object.assign(charge, { uid: odd });
  const refused = await at.notify(charge);
  expect([refused.status, refused.body]).toEqual([400, expect.stringContaining('MALFORMED')]);
  Object.assign(charge, { uid, reference: odd });
  expect(await at.notify(charge)).toEqual({ status: 404, body: '' });
  Object.assign(charge, { reference });
  expect(await at.notify(charge)).toEqual({ status: 200, body: '' });
  await isPaidOnce(at);
});
