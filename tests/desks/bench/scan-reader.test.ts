import { describe, expect, it } from 'vitest';
import { isOtherLayout, readCode, separateCodes } from '../../../src/contract/scan-code';
import { ScanReader } from '../../../src/desks/bench/scan-reader';

const SF = 'SF1234567890123';
const OTHER = 'YT1234567890123';

describe('ScanReader', () => {
  it('takes a code once where the trigger was pulled twice, and again when it is meant', () => {
    const reader = new ScanReader();
    expect(reader.end(SF, 0)).toEqual([SF]);
    expect(reader.end(` ${SF.toLowerCase()}\r`, 1_400)).toEqual([]);
    expect(reader.end(SF, 3_000)).toEqual([SF]);
  });

  it('reads what an input method or a reader wrote around it', () => {
    const reader = new ScanReader();
    expect(reader.end('ＳＦ１２３４５６７８９０１２３', 0)).toEqual([SF]);
    expect(reader.end(`]C1${OTHER}\u0000`, 0)).toEqual([OTHER]);
    expect(reader.end('   ', 0)).toEqual([]);
  });

  it('takes apart what was glued together, and leaves what only looks so', () => {
    expect(separateCodes(SF + OTHER)).toEqual([SF, OTHER]);
    expect(separateCodes(SF + SF)).toEqual([SF]);
    expect(separateCodes(`L-A01-03-2${SF}`)).toEqual(['L-A01-03-2', SF]);
    for (const whole of [SF, 'L-A01-03-2', 'ABCD12345678', '123456789012345678', '!R-DAMAGED', 'PC261123AAAAAAAA-1'])
      expect(separateCodes(whole), whole).toEqual([whole]);
  });

  it('ends a burst by silence, and waits for a person', () => {
    const reader = new ScanReader();
    for (let key = 0; key < 15; key += 1) reader.press(key * 10);
    expect(reader.silenceAfter(SF)).toBe(80);
    reader.end(SF, 200);
    for (let key = 0; key < 15; key += 1) reader.press(1_000 + key * 120);
    expect(reader.silenceAfter(SF)).toBeUndefined();
  });

  it('waits longer where the form does not say that all of it has come', () => {
    const reader = new ScanReader();
    for (let key = 0; key < 14; key += 1) reader.press(key * 10);
    expect(reader.silenceAfter(SF.slice(0, -1))).toBe(250);
    reader.press(140);
    expect(reader.silenceAfter(` ${SF.toLowerCase()}`)).toBe(80);
  });

  it('leaves out the rest of a code that began before it listened, and reads the next one whole', () => {
    const reader = new ScanReader();
    reader.begin(1_000);
    for (const at of [1_020, 1_080, 1_140, 1_380]) expect(reader.hears(at)).toBe(false);
    expect(reader.hears(1_400, true)).toBe(false);
    expect(reader.hears(1_900)).toBe(true);
    reader.begin(5_000);
    expect(reader.hears(5_100)).toBe(false);
    expect(reader.hears(5_400)).toBe(true);
  });

  it('knows letters of another keyboard layout', () => {
    expect(['ЫА1234567890123', 'é"\''].map(isOtherLayout)).toEqual([true, true]);
    expect(isOtherLayout(SF)).toBe(false);
  });
});

describe('readCode', () => {
  it.each([
    ['!R-DAMAGED', { kind: 'COMMAND', command: 'R', value: 'DAMAGED' }],
    ['L-A01-03-2', { kind: 'SHELF', location: 'A01-03-2' }],
    ['D-13-1', { kind: 'SHELF', location: 'D-13-1' }],
    ['A01-03-2', { kind: 'SHELF', location: 'A01-03-2' }],
    ['B02-11', { kind: 'SHELF', location: 'B02-11' }],
    ['W-1250', { kind: 'MEASURES', grams: 1250 }],
    ['A12-345-678', { kind: 'NUMBER', number: 'A12345678' }],
    ['P-PC261123AAAAAAAA-1', { kind: 'PARCEL', parcelNo: 'PC261123AAAAAAAA-1' }],
    ['1250', { kind: 'MEASURES', grams: 1250 }],
    ['M-300X200X90', { kind: 'MEASURES', sides: [300, 200, 90] }],
    [SF, { kind: 'NUMBER', number: SF }],
    ['HELLO', { kind: 'UNKNOWN' }],
  ])('%s', (code, read) => {
    expect(readCode(code)).toEqual(read);
  });
});
