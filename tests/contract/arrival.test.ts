import { describe, expect, it } from 'vitest';
import { arrivalOf, type Heard } from '../../src/contract/arrival';

const LEFT = new Date('2026-11-01T00:00:00.000Z');
const day = (count: number) => new Date(LEFT.getTime() + count * 86_400_000);
const iso = (count: number) => day(count).toISOString();
const DAYS = { minDays: 7, maxDays: 12 };
const at = (now: number, heard?: Partial<Heard> & { moved?: number }) =>
  arrivalOf(
    LEFT,
    DAYS,
    day(now),
    heard && { status: 'SHIPPED', holds: [], movedAt: day(heard.moved ?? now), ...heard },
  );

describe('when something is to arrive', () => {
  it('is what its line promises, and nothing where nobody promises', () => {
    expect(at(3)).toEqual({ from: iso(7), to: iso(12), isLate: false });
    expect(at(3, { status: 'CUSTOMS' })).toEqual({ from: iso(7), to: iso(12), isLate: false });
    expect(arrivalOf(null, DAYS, LEFT)).toBeNull();
    expect(arrivalOf(LEFT, { minDays: null, maxDays: 12 }, LEFT)).toBeNull();
  });
  it('begins on no day that is over', () => expect(at(8)).toEqual({ from: null, to: iso(12), isLate: false }));
  it('may be before the first day once it is in the country', () =>
    expect(at(4, { status: 'ARRIVED_LOCAL', moved: 3 })).toEqual({ from: null, to: iso(12), isLate: false }));
  it('is by the next day once it is out for delivery', () =>
    expect(at(5, { status: 'OUT_FOR_DELIVERY', moved: 4.5 })).toEqual({ from: null, to: iso(5.5), isLate: false }));
  it('is what was promised where it was not met, or is out for longer', () => {
    const promised = { from: null, to: iso(12), isLate: false };
    expect(at(7, { status: 'OUT_FOR_DELIVERY', moved: 4 })).toEqual(promised);
    expect(at(5, { status: 'OUT_FOR_DELIVERY', moved: 4.5, holds: ['DELIVERY_TROUBLE'] })).toEqual(promised);
  });
  it('is no later than promised where it goes out on the last day', () =>
    expect(at(11.5, { status: 'OUT_FOR_DELIVERY' })).toEqual({ from: null, to: iso(12), isLate: false }));
  it('is late by what was promised, wherever it is', () => {
    const late = { from: iso(7), to: iso(12), isLate: true };
    expect(at(13)).toEqual(late);
    expect(at(13, { status: 'OUT_FOR_DELIVERY' })).toEqual(late);
  });
});
