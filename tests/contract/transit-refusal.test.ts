import { describe, expect, it } from 'vitest';
import { above, amiss, below } from '../../src/contract/transit-refusal';

describe('why a line does not take something', () => {
  it('says by how much it is more than the most', () =>
    expect(above('WEIGHT_MAX', 31_500, 30_000)).toEqual({
      ...{ code: 'WEIGHT_MAX', limit: 30_000, actual: 31_500, over: 1_500 },
    }));
  it('says by how much it is less than the least', () =>
    expect(below('WEIGHT_MIN', 400, 500)).toEqual({ code: 'WEIGHT_MIN', limit: 500, actual: 400, over: 100 }));
  it('counts nothing where words stand against words', () => {
    expect(amiss('GOODS', 'LIQUID', 'GENERAL')).toEqual({
      ...{ code: 'GOODS', limit: 'GENERAL', actual: 'LIQUID', over: null },
    });
    expect(amiss('POSTCODE', null, null)).toEqual({ code: 'POSTCODE', limit: null, actual: null, over: null });
  });
});
