import { describe, expect, it } from 'vitest';
import type { TrackingState } from '../../src/contract/transit';
import { TRACKING_STATES } from '../../src/contract/transit.enums';
import { boxAfter, statusOf, trackingHolds } from '../../src/contract/transit-tracking';

const day = (at: number) => new Date(Date.UTC(2026, 10, at));
const boxAt = (state: TrackingState, at: number | null) => ({ state, stateAt: at === null ? null : day(at) });
const after = (state: TrackingState, at: number | null, next: TrackingState, when: number) =>
  boxAfter(boxAt(state, at), { state: next, at: day(when) });

describe('a box', () => {
  it('goes forward by what is newer, not by what is late', () => {
    expect(after('REGISTERED', null, 'PICKED_UP', 2)).toEqual(boxAt('PICKED_UP', 2));
    expect(after('IN_TRANSIT', 3, 'CUSTOMS', 4)).toEqual(boxAt('CUSTOMS', 4));
    expect(after('IN_TRANSIT', 3, 'CUSTOMS', 3)).toEqual(boxAt('IN_TRANSIT', 3));
    expect(after('CUSTOMS', 4, 'PAPERS_WANTED', 5)).toEqual(boxAt('PAPERS_WANTED', 5));
  });
  it('never goes back, whenever it is said', () => {
    const forward: TrackingState[] = [
      'REGISTERED',
      'INFO_RECEIVED',
      'PICKED_UP',
      'IN_TRANSIT',
      'CUSTOMS',
      'ARRIVED',
      'OUT_FOR_DELIVERY',
      'AVAILABLE_FOR_PICKUP',
      'DELIVERED',
    ];
    for (const [at, state] of forward.entries())
      for (const earlier of forward.slice(0, at)) expect(after(state, 3, earlier, 9)).toEqual(boxAt(state, 3));
  });
  it('was delivered whenever that was said, and then is over', () => {
    expect(after('IN_TRANSIT', 5, 'DELIVERED', 4)).toEqual(boxAt('DELIVERED', 4));
    for (const next of TRACKING_STATES) {
      expect(after('DELIVERED', 4, next, 9)).toEqual(boxAt('DELIVERED', 4));
      expect(after('RETURNED', 4, next, 9)).toEqual(boxAt('RETURNED', 4));
    }
  });
  it('is at a counter whenever that was said, and there by the last word of it', () => {
    expect(after('ARRIVED', 5, 'AVAILABLE_FOR_PICKUP', 5)).toEqual(boxAt('AVAILABLE_FOR_PICKUP', 5));
    expect(after('AVAILABLE_FOR_PICKUP', 5, 'AVAILABLE_FOR_PICKUP', 4)).toEqual(boxAt('AVAILABLE_FOR_PICKUP', 5));
  });
  it('is where it was when something goes wrong', () =>
    expect([after('IN_TRANSIT', 3, 'EXCEPTION', 9), after('REGISTERED', null, 'EXCEPTION', 9)]).toEqual([
      boxAt('IN_TRANSIT', 3),
      boxAt('REGISTERED', null),
    ]));
});

describe('an order of several boxes', () => {
  it.each<[TrackingState[], string]>([
    [['REGISTERED'], 'OUTBOUND'],
    [['EXCEPTION'], 'OUTBOUND'],
    [['INFO_RECEIVED', 'DELIVERED'], 'OUTBOUND'],
    [['PICKED_UP', 'ARRIVED'], 'SHIPPED'],
    [['IN_TRANSIT'], 'SHIPPED'],
    [['PAPERS_WANTED', 'DELIVERED'], 'CUSTOMS'],
    [['CUSTOMS'], 'CUSTOMS'],
    [['ARRIVED', 'DELIVERED'], 'ARRIVED_LOCAL'],
    [['FAILED_ATTEMPT'], 'OUT_FOR_DELIVERY'],
    [['AVAILABLE_FOR_PICKUP', 'OUT_FOR_DELIVERY'], 'OUT_FOR_DELIVERY'],
    [['AVAILABLE_FOR_PICKUP'], 'READY_FOR_PICKUP'],
    [['DELIVERED', 'DELIVERED'], 'DELIVERED'],
    [['RETURNED', 'DELIVERED'], 'DELIVERED'],
    [['RETURNED', 'RETURNED'], 'RETURNED'],
  ])('%j is %s', (boxes, status) => expect(statusOf(boxes)).toBe(status));
  it('waits for papers and for a door that opens', () => {
    expect(trackingHolds(['PAPERS_WANTED', 'FAILED_ATTEMPT'])).toEqual(['PAPERS_WANTED', 'DELIVERY_TROUBLE']);
    expect(trackingHolds(['CUSTOMS', 'OUT_FOR_DELIVERY'])).toEqual([]);
  });
}); // prettier-ignore
