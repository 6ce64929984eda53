import { expect, it } from 'vitest';
import { atProvider } from '../../../support/payment/at-provider';
import { billplzBank } from '../../../support/payment/billplz-bank';
import { isPaidOnce } from '../../../support/payment/conformance-order';

it.each([
  ['NUL', 'a\0b'],
  ['half a letter', '\ud800'],
])('an answer with %s in it is none: a start can be made again, a question is asked again', async (_, odd) => {
  const bank = await billplzBank();
  const { provider: real } = bank.company;
  let isOdd = true;
  const provider = {
    ...real,
    async createPayment(charge: Parameters<typeof real.createPayment>[0]) {
      const made = await real.createPayment(charge);
      return isOdd ? { ...made, memo: { page: odd } } : made;
    },
    async query(charge: Parameters<typeof real.query>[0]) {
      const report = await real.query(charge);
      return isOdd && report ? { ...report, memo: { said: odd } } : report;
    },
  };
  const at = await atProvider({ ...bank, company: { ...bank.company, provider } });
  expect((await at.start()).problem).toMatchObject({ status: 502, code: 'SUPPLIER_FAILED' });
  isOdd = false;
  expect((await at.start()).status).toBe(200);
  await at.decide(await at.newest(), 'paid');
  isOdd = true;
  expect((await at.comeBack()).status).toBe('PROCESSING');
  isOdd = false;
  await isPaidOnce(at);
});
