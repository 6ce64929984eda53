import { expect, it } from 'vitest';
import { atProvider } from '../../../support/payment/at-provider';
import { provesItself } from '../../../support/payment/conformance';
import { midtransBank } from '../../../support/payment/midtrans-bank';

const bank = await midtransBank();
provesItself('Midtrans', () => bank);

it('Midtrans: rupiah are charged as they are due, whole', async () => {
  const at = await atProvider(bank);
  await at.start('INDOMARET');
  expect([(await at.newest()).amount, at.due.amount]).toEqual([{ amount: 250, currency: 'IDR' }, 250]);
});
