import { expect, it } from 'vitest';
import {
  isSignedByMidtrans,
  midtransSignature,
} from '../../../../src/server/adapters/payment/midtrans/midtrans-signature';
import { createMidtrans } from '../../../../src/server/adapters/payment/midtrans/midtrans';

const TOLD = { order_id: 'order-1', status_code: '200', gross_amount: '10000.00' };
const SIGNATURE =
  'd91f659f085f1dbe0b6d87524b397e221637c655ddfcd5cf9d2551a1fe4f8f87d4bb228dad81c2c3a202105eac20d41afdd9f05d6ac0c3c07014c0d7a564840a';

it('signs the vector, to the byte', () => expect(midtransSignature('SB-Mid-server-x', TOLD)).toBe(SIGNATURE));

it('takes the signature of either key, and of no other sum', () => {
  const isTaken = (told: Partial<typeof TOLD>) =>
    isSignedByMidtrans(['SB-Mid-server-new', 'SB-Mid-server-x'], { ...TOLD, ...told, signature_key: SIGNATURE });
  expect([isTaken({}), isTaken({ gross_amount: '10000' }), isTaken({ status_code: '201' })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('knows keys of the sandbox by their beginning, or by what the shop says', () => {
  const { isTest } = createMidtrans();
  const of = (key: string, mode?: string) => isTest({ account: 'G1', keys: { serverKey: [key] }, ...(mode && { settings: { mode } }) });
  expect([of('SB-Mid-server-a'), of('Mid-server-a'), of('Mid-server-a', 'test')]).toEqual([true, false, true]);
}); // prettier-ignore
