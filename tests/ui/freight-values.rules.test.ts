import { describe, expect, it } from 'vitest';
import { isTold, sentenceOf, shownValues } from '../../src/ui/freight-values.rules';

describe('shownValues', () => {
  it('reads each value by the end of its name', () => {
    const values = { grams: 500, limitGrams: 2200, stepFee: 3800, baseAmount: 1, sideMm: 405, mm3: 123_456_789, actualMm3: 2_000_000_000, basisPoints: 1250, count: 3, name: 'Fee 5' }; // prettier-ignore
    expect(shownValues(values, (amount) => `¥${amount / 100}`)).toEqual({
      grams: 0.5,
      limitGrams: 2.2,
      stepFee: '¥38',
      baseAmount: '¥0.01',
      sideMm: 40.5,
      mm3: 0.123,
      actualMm3: 2,
      basisPoints: 12.5,
      count: 3,
      name: 'Fee 5',
    });
  });
});

describe('sentenceOf', () => {
  it.each([
    ['surcharge-each', 'charge-each'],
    ['service-kilogram', 'charge-kilogram'],
    ['packing-maximum', 'charge-maximum'],
    ['surcharge-capped', 'surcharge-capped'],
    ['line-kilogram', 'line-kilogram'],
  ])('%s says %s', (code, sentence) => expect(sentenceOf({ code, values: {} })).toBe(sentence));
  it.each([
    ['weight-actual', { actualGrams: 950 }, 'weight-actual'],
    ['weight-actual', { actualGrams: 950, packingGrams: 150 }, 'weight-packed'],
    ['weight-chargeable', { grams: 950, stepGrams: 1, minGrams: 0 }, 'weight-chargeable'],
    ['weight-chargeable', { grams: 1000, stepGrams: 500, minGrams: 500 }, 'weight-stepped'],
    ['weight-chargeable', { grams: 500, stepGrams: 500, minGrams: 500 }, 'weight-least'],
  ])('tells of %s %o what made it', (code, values, sentence) => expect(sentenceOf({ code, values })).toBe(sentence));
});

it('tells no storage that is free among the parts of a price', () =>
  expect(['storage-free', 'storage-days', 'storage-maximum'].filter((code) => isTold({ code }))).toEqual([
    'storage-days',
    'storage-maximum',
  ]));
