import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  daysBack,
  sourceOfProvider,
  spanOfDay,
  spanOfSource,
} from '../../../../src/server/modules/payment/day.rules';

const read = ({ from, until }: { from: Date; until: Date }) => [from.toISOString(), until.toISOString()];

describe('a day of the shop', () => {
  it.each([
    ['2026-11-26', 1, '2026-11-27'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-26', 30, '2026-12-26'],
  ])('%s and %d further is %s', (day, count, other) => expect(dayAfter(day, count)).toBe(other));
  it('is followed by the next one', () => expect(dayAfter('2026-11-26')).toBe('2026-11-27'));
  it('begins and ends at midnight on its wall', () => {
    expect(read(spanOfDay('2026-11-26', 0))).toEqual(['2026-11-26T00:00:00.000Z', '2026-11-27T00:00:00.000Z']);
    expect(read(spanOfDay('2026-11-26', 8))).toEqual(['2026-11-25T16:00:00.000Z', '2026-11-26T16:00:00.000Z']);
  });
  it.each(['2026-02-30', '2026-13-01', '26-11-2026', 'today', ''])('is none where %j is said', (day) =>
    expect(() => spanOfDay(day, 8)).toThrow(RangeError),
  );
  it('begins where the signed day before it has ended', () =>
    expect(read(spanOfDay('2026-11-26', 8, new Date('2026-11-25T17:00:00Z')))).toEqual([
      ...['2026-11-25T17:00:00.000Z', '2026-11-26T16:00:00.000Z'],
    ]));
});

describe('days back', () => {
  it('are told newest first, from one to the other', () =>
    expect(daysBack('2026-03-01', '2026-02-27', 9)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']));
  it('are no more than are asked for', () =>
    expect(daysBack('2026-03-01', '2026-02-27', 2)).toEqual(['2026-03-01', '2026-02-28']));
  it('are none where the last one was before the first', () =>
    expect(daysBack('2026-02-27', '2026-03-01', 9)).toEqual([]));
});

describe('whose statement says what an account took', () => {
  it.each([
    ['OFFLINE', 'BANK'],
    ['STRIPE', 'STRIPE'],
    ['PAYPAL', 'PAYPAL'],
    ['YOOKASSA', 'YOOKASSA'],
    ['BALANCE', null],
  ])('%s: %s', (provider, source) => expect(sourceOfProvider(provider)).toBe(source));
  it('names days where it is the bank’s, and moments where it is another’s', () => {
    const span = spanOfDay('2026-11-26', 8);
    expect(read(spanOfSource('BANK', '2026-11-26', span))).toEqual([
      ...['2026-11-26T00:00:00.000Z', '2026-11-27T00:00:00.000Z'],
    ]);
    expect(spanOfSource('STRIPE', '2026-11-26', span)).toEqual(span);
  });
});
