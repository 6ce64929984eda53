import { describe, expect, it } from 'vitest';
import { freightQuery } from '../../../src/features/catalog/freight-query.rules';

const mug = { weightGrams: 350, size: { lengthMm: 100, widthMm: 100, heightMm: 100 } };

describe('what is asked about the way of a product', () => {
  it('piles pieces as the cart does, so that no line is refused for a tower of mugs', () => {
    expect(freightQuery(mug, 20, 'US')).toEqual({
      ...{ weight: 7_000, country: 'US' },
      ...{ sizeLength: 300, sizeWidth: 300, sizeHeight: 300 },
    });
  });

  it('leaves out sides that nobody measured, and a pile longer than the call takes', () => {
    const flat = { ...mug, size: { ...mug.size, heightMm: 0 } };
    expect(freightQuery(flat, 2, 'US')).toEqual({ weight: 700, country: 'US' });
    const long = { ...mug, size: { ...mug.size, lengthMm: 10_001 } };
    expect(freightQuery(long, 1, 'US')).toEqual({ weight: 350, country: 'US' });
  });

  it('asks nothing where no weight is known, or more than a tonne', () => {
    expect(freightQuery({ ...mug, weightGrams: 0 }, 3, 'US')).toBeUndefined();
    expect(freightQuery(mug, 2_858, 'US')).toBeUndefined();
    expect(freightQuery(mug, 2_857, 'US')).toMatchObject({ weight: 999_950 });
  });
});
