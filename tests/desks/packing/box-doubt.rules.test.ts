import { describe, expect, it } from 'vitest';
import { doubtsOf } from '../../../src/desks/packing/box-doubt.rules';

const parcel = (grams: number, sides: [number, number, number] | null = null) => ({ grams, sides });
const two = [parcel(900, [300, 200, 100]), parcel(1100, [200, 200, 200])];

describe('what is in doubt of a box', () => {
  it.each([
    [1199, ['LIGHT']],
    [1200, []],
    [3100, []],
    [3101, ['HEAVY']],
  ])('%i g of parcels that came with 2000 g: %j', (grams, doubts) => expect(doubtsOf({ grams }, two)).toEqual(doubts));

  it('is a size that its largest parcel does not go into', () => {
    expect(doubtsOf({ sides: [200, 200, 199] }, two)).toEqual(['SMALL']);
    expect(doubtsOf({ sides: [200, 200, 200] }, two)).toEqual([]);
    expect(doubtsOf({ grams: 20_000, sides: [100, 100, 100] }, two)).toEqual(['HEAVY', 'SMALL']);
  });

  it('is nothing where nobody has weighed or measured them, or nothing is in it', () => {
    expect(doubtsOf({ grams: 9000 }, [...two, parcel(0)])).toEqual([]);
    expect(doubtsOf({ grams: 9000, sides: [1, 1, 1] }, [])).toEqual([]);
    expect(doubtsOf({ sides: [1, 1, 1] }, [parcel(900)])).toEqual([]);
  });
});
