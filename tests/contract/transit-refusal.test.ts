import { describe, expect, it } from 'vitest';
import { above, amiss, below } from '../../src/contract/transit-refusal';

describe('why a line does not take something', () => {
  it('says by how much it is more than the most', () =>
    expect(above('too-heavy', 31_500, 30_000)).toEqual({
      ...{ code: 'too-heavy', limit: 30_000, actual: 31_500, over: 1_500 },
    }));
  it('says by how much it is less than the least', () =>
    expect(below('box-too-small', 400, 500)).toEqual({ code: 'box-too-small', limit: 500, actual: 400, over: 100 }));
  it('counts nothing where words stand against words', () => {
    expect(amiss('goods-kind-not-taken', 'LIQUID', 'GENERAL')).toEqual({
      ...{ code: 'goods-kind-not-taken', limit: 'GENERAL', actual: 'LIQUID', over: null },
    });
    expect(amiss('postcode-missing', null, null)).toEqual({
      code: 'postcode-missing',
      limit: null,
      actual: null,
      over: null,
    });
  });
});
