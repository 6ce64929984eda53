import { expect, it } from 'vitest';
import {
  freedompaySignature,
  isSignedByFreedompay,
} from '../../../../src/server/adapters/payment/freedompay/freedompay-signature';
import { readFields, writeFields } from '../../../../src/server/adapters/payment/freedompay/freedompay-xml';

const FIELDS = { pg_order_id: 'o1', pg_amount: '25', pg_salt: 'salt', pg_merchant_id: '1', pg_description: 'desc' };
const SIGNATURE = '9dd50b793004e3562103a3d8cb53aefe';

it('signs the vector, to the byte, whatever the order of the fields', () =>
  expect(freedompaySignature('secret', 'init_payment.php', FIELDS)).toBe(SIGNATURE));

it('takes the signature of either secret, for this script alone', () => {
  const isTaken = (script: string) => isSignedByFreedompay(['new', 'secret'], script, { ...FIELDS, pg_sig: SIGNATURE });
  expect([isTaken('init_payment.php'), isTaken('callback')]).toEqual([true, false]);
});

it('reads what it writes, and what they write', () => {
  const fields = { pg_status: 'ok', pg_description: 'a < b & c', pg_empty: '' };
  expect(readFields(writeFields(fields))).toEqual(fields);
  expect(readFields('<?xml version="1.0"?>\n<response>\n <pg_salt/> <a>&amp;lt;</a></response>')).toEqual({ pg_salt: '', a: '&lt;' });
  expect(readFields('<html>no</html>')).toEqual({});
}); // prettier-ignore
