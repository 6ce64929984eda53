import { describe, expect, it } from 'vitest';
import { stateOfItems } from '../../../../src/server/modules/purchase/order-items.rules';

describe('stateOfItems', () => {
  it.each([
    ['nothing has come', ['ORDERED', 'ORDERED'], true, undefined],
    ['one of two is on the bench', ['ARRIVED', 'ORDERED'], true, 'PARTIALLY_ARRIVED'],
    ['all are good, one is not on a shelf yet', ['QC_PASSED', 'QC_PASSED'], true, 'PARTIALLY_ARRIVED'],
    ['all are on the shelf', ['QC_PASSED', 'QC_PASSED'], false, 'STOCKED_IN'],
    ['one is on the shelf, one has not been sent', ['QC_PASSED', 'ORDERED'], false, 'PARTIALLY_ARRIVED'],
    ['one is on the shelf, one is not good', ['QC_PASSED', 'QC_FAILED'], false, 'PARTIALLY_ARRIVED'],
    ['one is on the shelf, the others will not come', ['QC_PASSED', 'OUT_OF_STOCK', 'REFUNDED'], false, 'STOCKED_IN'],
    ['all of it went back', ['OUT_OF_STOCK', 'RETURNED'], false, 'COMPLETED'],
    ['all of it was thrown away, or went back', ['DISPOSED', 'RETURNED'], false, 'COMPLETED'],
    ['one is on the shelf, one was thrown away', ['QC_PASSED', 'DISPOSED'], false, 'STOCKED_IN'],
    ['one is on the shelf, one went back to its seller', ['QC_PASSED', 'RETURNED'], false, 'STOCKED_IN'],
    ['what has come is not good', ['QC_FAILED', 'ORDERED'], true, 'PARTIALLY_ARRIVED'],
    ['there is nothing in it', [], false, undefined],
  ] as const)('%s', (_, items, isUnderway, state) => expect(stateOfItems([...items], isUnderway)).toBe(state));
});
