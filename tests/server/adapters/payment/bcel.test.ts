import { expect, it } from 'vitest';
import { bcelQr, crc16 } from '../../../../src/server/adapters/payment/bcel/bcel-qr';

it('draws the vector, to the byte', () => {
  const facts = {
    mcid: 'mch5c2f0404102fb',
    mcc: '4111',
    amount: '50000',
    billNo: 'P20300101000001',
    uuid: 'uuid-0001',
  };
  expect(bcelQr(facts)).toBe(
    '00020101021233380004BCEL0106ONEPAY0216mch5c2f0404102fb5204411153034185405500005802LA6003VTE62320115P203001010000010509uuid-00016304FAC0',
  );
});

it('sums up as EMV does', () => expect(crc16('123456789')).toBe('29B1'));

it('leaves out what is empty', () =>
  expect(bcelQr({ mcid: 'm', mcc: '', amount: '1', billNo: '', uuid: 'u' })).not.toMatch(/5200|6200/));
