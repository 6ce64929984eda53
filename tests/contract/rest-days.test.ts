import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedBetween, lastWithin, restsBetween, restsOf } from '../../src/contract/rest-days';

it('knows holidays by their numbers', () => expect(restsOf(['1970-01-01', '1970-02-01'])).toEqual([0, 31]));

it.each([
  [0, 5, [], 5],
  [0, 5, [3], 4],
  // the day itself has begun, the last is not over
  [0, 5, [0, 5], 4],
  [0, 5, [6], 5],
  [5, 5, [5], 0],
  [6, 5, [], 0],
])('counts the days after %i, up to %i, without %j: %i', (after, upTo, rests, counted) =>
  expect(countedBetween(after, upTo, rests)).toBe(counted),
);

it('says how many rest between', () => expect(restsBetween(0, 5, [0, 1, 5, 6])).toBe(2));

describe('the last day within so many', () => {
  it.each([
    [0, 3, [], 3],
    [0, 3, [2], 4],
    [0, 3, [2, 3, 4], 6],
    // those that follow cost nothing either
    [0, 3, [4, 5], 5],
    [0, 0, [1, 2], 2],
    [0, 0, [], 0],
    [0, 2, [0, -1], 2],
  ])('after %i, of %i, without %j is %i', (since, counted, rests, day) =>
    expect(lastWithin(since, counted, rests)).toBe(day),
  );

  it('is the last on which no more have counted', () => {
    const days = fc.uniqueArray(fc.integer({ min: -5, max: 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 30 }), days, (since, counted, rests) => {
        const last = lastWithin(since, counted, rests);
        expect(countedBetween(since, last, rests)).toBe(counted);
        expect(countedBetween(since, last + 1, rests)).toBe(counted + 1);
      }),
    );
  });
});
