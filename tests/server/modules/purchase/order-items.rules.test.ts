import { describe, expect, it } from 'vitest';
import { HELD_UP, stateOfItems } from '../../../../src/server/modules/purchase/order-items.rules';

describe('stateOfItems', () => {
  it.each([
    ['nothing has come', ['ORDERED', 'ORDERED'], ['RECEIVED'], undefined],
    ['one of two is on the bench', ['ARRIVED', 'ORDERED'], ['RECEIVED'], 'PARTIALLY_ARRIVED'],
    ['all are good, one is not on a shelf yet', ['QC_PASSED', 'QC_PASSED'], ['RECEIVED'], 'PARTIALLY_ARRIVED'],
    ['all are good, one has not come', ['QC_PASSED', 'QC_PASSED'], ['STOCKED_IN', 'FORECAST'], 'PARTIALLY_ARRIVED'],
    [
      'all are good, one is still inspected',
      ['QC_PASSED', 'QC_PASSED'],
      ['STOCKED_IN', 'INSPECTED'],
      'PARTIALLY_ARRIVED',
    ],
    ['all are on the shelf', ['QC_PASSED', 'QC_PASSED'], ['STOCKED_IN'], 'STOCKED_IN'],
    ['one is on the shelf, one has not been sent', ['QC_PASSED', 'ORDERED'], ['STOCKED_IN'], 'PARTIALLY_ARRIVED'],
    ['one is on the shelf, one is not good', ['QC_PASSED', 'QC_FAILED'], ['STOCKED_IN'], 'PARTIALLY_ARRIVED'],
    [
      'one is on the shelf, the others will not come',
      ['QC_PASSED', 'OUT_OF_STOCK', 'REFUNDED'],
      ['STOCKED_IN'],
      'STOCKED_IN',
    ],
    ['all of it went back', ['OUT_OF_STOCK', 'RETURNED'], ['STOCKED_IN'], 'COMPLETED'],
    ['all of it was thrown away, or went back', ['DISPOSED', 'RETURNED'], ['STOCKED_IN'], 'COMPLETED'],
    ['one is on the shelf, one was thrown away', ['QC_PASSED', 'DISPOSED'], ['STOCKED_IN'], 'STOCKED_IN'],
    ['one is on the shelf, one went back to its seller', ['QC_PASSED', 'RETURNED'], ['STOCKED_IN'], 'STOCKED_IN'],
    ['what has come is not good', ['QC_FAILED', 'ORDERED'], ['RECEIVED'], 'PARTIALLY_ARRIVED'],
    ['all of it has left', ['QC_PASSED', 'QC_PASSED'], ['OUTBOUND'], 'COMPLETED'],
    ['one has left, the other lies packed', ['QC_PASSED', 'QC_PASSED'], ['OUTBOUND', 'PACKED'], 'STOCKED_IN'],
    ['one has left, the other is awaited', ['QC_PASSED', 'ORDERED'], ['OUTBOUND', 'FORECAST'], 'PARTIALLY_ARRIVED'],
    ['one has left, the other was thrown away', ['QC_PASSED', 'DISPOSED'], ['OUTBOUND', 'DISPOSED'], 'COMPLETED'],
    ['one has left, the other went back', ['QC_PASSED', 'RETURNED'], ['OUTBOUND', 'RETURNED_TO_SELLER'], 'COMPLETED'],
    ['nothing of it is anywhere', ['QC_PASSED'], [], 'STOCKED_IN'],
    ['there is nothing in it', [], ['STOCKED_IN'], undefined],
  ] as const)('%s', (_, items, parcels, state) => expect(stateOfItems([...items], [...parcels])).toBe(state));
});

it('what is decided about, goes back or is exchanged is put on no shelf', () =>
  expect(HELD_UP).toEqual(['QC_FAILED', 'RETURNING', 'EXCHANGING']));
