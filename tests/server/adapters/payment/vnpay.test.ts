import { expect, it } from 'vitest';
import {
  hmacSha512,
  isSignedByVnpay,
  signedTextOf,
} from '../../../../src/server/adapters/payment/vnpay/vnpay-signature';
import { vnpayTime } from '../../../../src/server/adapters/payment/vnpay/vnpay-time';

const SIGNED =
  'vnp_Amount=1000000&vnp_Command=pay&vnp_CreateDate=20300101000000&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1&vnp_Locale=en&vnp_OrderInfo=order+1&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fx%2Fr&vnp_TmnCode=TMN&vnp_TxnRef=o1&vnp_Version=2.1.0';
const HASH =
  '56d784b9ac1041be7a3f6a52bd73334a39997fecd5f1c3363f8bff474edbf306ef67b64151e74b51a34bd3cafa754b64657f1f99a543058a79e04c66c853e67a';

it('signs the vector, to the byte', () => expect(hmacSha512('secret', SIGNED)).toBe(HASH));

it('writes fields in any order as they are signed, without what is empty and what is not VNPay’s', () => {
  const fields = [...new URLSearchParams(SIGNED)].reverse();
  const others: [string, string][] = [['vnp_BankCode', ''], ['vnp_SecureHashType', 'SHA512'], ['paymentNo', 'PY1']]; // prettier-ignore
  expect(signedTextOf([...others, ...fields])).toBe(SIGNED);
});

it('takes a signature in either case, by an old key or the new one, and no other', () => {
  const query = (hash: string) => new URLSearchParams(`${SIGNED}&vnp_SecureHash=${hash}`);
  expect([HASH, HASH.toUpperCase()].map((hash) => isSignedByVnpay(['new', 'secret'], query(hash)))).toEqual([
    true,
    true,
  ]);
  expect([HASH.replace('5', '6'), ''].map((hash) => isSignedByVnpay(['secret'], query(hash)))).toEqual([false, false]);
});

it('tells the time of Hanoi', () => {
  expect(vnpayTime(new Date('2026-11-21T18:30:05Z'))).toBe('20261122013005');
});
