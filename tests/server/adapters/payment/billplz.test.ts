import { expect, it } from 'vitest';
import { billplzSignature, isSignedByBillplz } from '../../../../src/server/adapters/payment/billplz/billplz-signature';

const SIGNATURE = '9b1a92a5a2cd6f8f0b78867e6ea414586ed0b4809ade4a35e084c3b03f931adf';

it('signs the vector, to the byte, whatever the order of what is said', () => {
  for (const said of ['id=x&paid=true', 'paid=true&id=x', 'paid=true&x_signature=no&id=x'])
    expect(billplzSignature('secret', new URLSearchParams(said))).toBe(SIGNATURE);
});

it('takes the signature of either key', () => {
  const said = new URLSearchParams(`id=x&paid=true&x_signature=${SIGNATURE}`);
  expect([isSignedByBillplz(['new', 'secret'], said), isSignedByBillplz(['new'], said)]).toEqual([true, false]);
});
