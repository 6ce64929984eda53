import { describe, expect, it } from 'vitest';
import { tileColumns } from '../../../src/features/content/tile-columns.rules';

describe('the tiles of the categories', () => {
  it.each([
    [20, 10],
    [18, 9],
    [16, 8],
    [14, 7],
    // nine columns would leave eight places, eight five, seven two
    [19, 10],
    [11, 7],
    [3, 7],
  ])('are %i in rows of %i, the last one as full as can be', (count, columns) => {
    expect(tileColumns(count)).toBe(columns);
  });
});
