import { describe, expect, it } from 'vitest';
import { carrierOf, readTrackingNumbers, trackingNumber } from '../../src/contract/tracking-number';

describe('trackingNumber', () => {
  it.each([
    ['sf 1234 5678 90123', 'SF1234567890123'],
    ['ＳＦ１２３４５６７８９０１２３', 'SF1234567890123'],
    ['JDVC12345678901-1-1-', 'JDVC1234567890111'],
    ['78\u200b123456789012', '78123456789012'],
    ['EA123456789CN', 'EA123456789CN'],
  ])('reads %s', (written, number) => expect(trackingNumber(written)).toBe(number));
  it.each(['', 'my parcel', 'SF12345', 'SF1234567890123!', 'ABCDEFGH1', `SF${'1'.repeat(31)}`])(
    'finds none in %s',
    (text) => expect(trackingNumber(text)).toBeUndefined(),
  );
  it('changes nothing that it has made', () =>
    expect(trackingNumber(trackingNumber(' yt-1234567890123 ') ?? '')).toBe('YT1234567890123'));
});

describe('readTrackingNumbers', () => {
  it('takes what was pasted apart, each once, and says what is none', () =>
    expect(readTrackingNumbers('SF1234567890123\nyt1234567890123, hello；SF 1234567890123\t')).toEqual({
      numbers: ['SF1234567890123', 'YT1234567890123'],
      unreadable: ['hello'],
    }));
  it('finds nothing in nothing', () => expect(readTrackingNumbers(' \n ')).toEqual({ numbers: [], unreadable: [] }));
});

describe('carrierOf', () => {
  it.each([
    ['SF1234567890123', 'SF'],
    ['YT1234567890123', 'YTO'],
    ['JT1234567890123', 'JT'],
    ['JDVC1234567890111', 'JD'],
    ['DPK123456789012', 'DEPPON'],
    ['EA123456789CN', 'EMS'],
    ['78123456789012', 'ZTO'],
    ['771234567890123', 'STO'],
    ['431234567890123', 'YUNDA'],
    ['99123456789012', ''],
  ])('%s: %s', (number, carrier) => expect(carrierOf(number)).toBe(carrier));
});
