import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrModules } from '../../../src/features/payment/qr/qr-modules';

const EMV =
  '00020101021233380004BCEL0106ONEPAY0216mch5c2f0404102fb5204411153034185405500005802LA6003VTE62320115P203001010000010509uuid-00016304FAC0';
const drawn = (text: string) =>
  qrModules(text)
    .map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
    .join('\n');

describe('a QR code', () => {
  // drawn by an encoder of other people (lean-qr 2.7.4, bytes, level M, the same mask)
  it.each([
    ['1', 21, '5252f73ec0f90f257c544c9f2032e3dc'],
    ['https://pay.example/app/1', 25, '68b5cd1903a1ad56ea1f8738ace74f8a'],
    [EMV, 49, '5106e5fe279699bba956d5d2d7471571'],
    ['Оплата ✓ '.repeat(30), 89, '40805938bcbb6f57216e64853e781e25'],
    ['x'.repeat(2331), 177, 'b79a2ade5122c29ec45a888fb0ff276e'],
  ])('of text %# is what another encoder draws', (text, size, digest) => {
    const code = drawn(text);
    expect(code.split('\n')).toHaveLength(size);
    expect(createHash('sha256').update(code).digest('hex').slice(0, 32)).toBe(digest);
  });

  it('takes no text that is longer than any code', () => {
    expect(() => qrModules('x'.repeat(2332))).toThrow(RangeError);
  });
});
