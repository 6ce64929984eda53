import { expect, it } from 'vitest';
import { CREATED, momoSignature } from '../../../../src/server/adapters/payment/momo/momo-signature';

it('signs the vector, to the byte', () => {
  const fields = {
    requestType: 'captureWallet', accessKey: 'AK', amount: 50000, extraData: '', ipnUrl: 'https://x/ipn', orderId: 'o1',
    orderInfo: 'pay', partnerCode: 'P', redirectUrl: 'https://x/r', requestId: 'r1',
  }; // prettier-ignore
  expect(momoSignature('secret', fields, CREATED)).toBe(
    '2cae5c997eb799748160087e48e2484d83d3f675159e8dce69f380d911dabdcc',
  );
});
