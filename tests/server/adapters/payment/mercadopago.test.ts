import { expect, it } from 'vitest';
import {
  isSignedByMercadopago,
  manifestOf,
  mercadopagoSignature,
} from '../../../../src/server/adapters/payment/mercadopago/mercadopago-signature';

const SIGNATURE = 'afc502b65b3eddad85239893f99f3760fc6238cfe38fcc356a7a65f4e405ba2f';
const TOLD = { id: '123456', requestId: 'req-1' };

it('signs the vector, to the byte', () => {
  const manifest = manifestOf({ ...TOLD, ts: '1704908010' });
  expect(manifest).toBe('id:123456;request-id:req-1;ts:1704908010;');
  expect(mercadopagoSignature('secret', manifest)).toBe(SIGNATURE);
});

it('leaves out what is missing, and writes names small', () => {
  expect(manifestOf({ id: 'ABC', ts: '1' })).toBe('id:abc;ts:1;');
});

it('takes the header of either secret, and no other', () => {
  const isTaken = (header: string, told = TOLD) => isSignedByMercadopago(['new', 'secret'], header, told);
  expect(isTaken(`ts=1704908010,v1=${SIGNATURE}`)).toBe(true);
  expect(isTaken(`v1=${SIGNATURE}, ts=1704908010`)).toBe(true);
  expect([isTaken(`ts=1704908011,v1=${SIGNATURE}`), isTaken(''), isTaken(`ts=1704908010,v1=${SIGNATURE}`, { ...TOLD, id: '1' })]).toEqual([false, false, false]); // prettier-ignore
});
