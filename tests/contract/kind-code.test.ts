import { describe, expect, it } from 'vitest';
import { kindCode, kindOfCode, saidKinds } from '../../src/contract/kind-code';
import { isWholeCode, readCode } from '../../src/contract/scan-code';
import { GOODS_KINDS } from '../../src/contract/transit-line.enums';

describe('the code of a kind of goods', () => {
  it.each(GOODS_KINDS)('of %s is a command that is read as that kind again', (kind) => {
    const read = readCode(kindCode(kind));
    expect(read).toMatchObject({ kind: 'COMMAND', command: 'K' });
    expect(kindOfCode('value' in read ? read.value : '')).toBe(kind);
    expect(isWholeCode(kindCode(kind))).toBe(true);
  });

  it('puts a kind to the others, and takes it away when it is said again', () => {
    expect(saidKinds(['LIQUID'], 'MAGNET')).toEqual(['LIQUID', 'MAGNET']);
    expect(saidKinds(['LIQUID', 'MAGNET'], 'LIQUID')).toEqual(['MAGNET']);
  });

  it('knows what is general for nothing else', () => {
    expect(saidKinds(['LIQUID'], 'GENERAL')).toEqual(['GENERAL']);
    expect(saidKinds(['GENERAL'], 'LIQUID')).toEqual(['LIQUID']);
  });
});
