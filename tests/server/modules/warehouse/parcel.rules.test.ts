import { describe, expect, it } from 'vitest';
import { PARCEL_STATUSES } from '../../../../src/contract/warehouse.enums';
import { parcelTransition, statesBefore } from '../../../../src/server/modules/warehouse/parcel.rules';

/** docs/domain.md, States, by hand: whatever is not written here is refused. */
const ALLOWED = new Set([
  'FORECAST RECEIVED',
  'FORECAST EXPIRED',
  'RECEIVED INSPECTED',
  'RECEIVED FORECAST',
  'INSPECTED RECEIVED',
  'RECEIVED RETURNED_TO_SELLER',
  'INSPECTED STOCKED_IN',
  'INSPECTED RETURNED_TO_SELLER',
  'STOCKED_IN LOCKED',
  'STOCKED_IN INSPECTED',
  'STOCKED_IN RECEIVED',
  'STOCKED_IN MERGED',
  'STOCKED_IN DISPOSED',
  'STOCKED_IN RETURNED_TO_SELLER',
  'LOCKED PACKED',
  'LOCKED STOCKED_IN',
  'PACKED OUTBOUND',
  'PACKED STOCKED_IN',
  'OUTBOUND STOCKED_IN',
  'UNCLAIMED RECEIVED',
  'UNCLAIMED DISPOSED',
  'UNCLAIMED RETURNED_TO_SELLER',
  'UNCLAIMED EXPIRED',
  'EXPIRED RECEIVED',
]);
const pairs = PARCEL_STATUSES.flatMap((from) => PARCEL_STATUSES.map((to) => [from, to] as const));

describe('parcelTransition', () => {
  it.each(pairs)('%s → %s', (from, to) => {
    expect(parcelTransition({ status: from }, to)).toEqual(ALLOWED.has(`${from} ${to}`) ? { from, to } : undefined);
  });
  it('knows every allowed move, and no other', () => {
    expect(pairs.filter(([status, to]) => parcelTransition({ status }, to))).toHaveLength(ALLOWED.size);
  });
  it.each(PARCEL_STATUSES)('%s is reached from where it may be', (to) => {
    const before = [...ALLOWED].filter((move) => move.endsWith(` ${to}`)).map((move) => move.split(' ')[0]);
    expect(statesBefore(to).toSorted()).toEqual(before.toSorted());
  });
});
