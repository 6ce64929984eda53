import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWorkingTime, USUAL_WEEK, workingMs, type WorkingCalendar } from '../../../../src/contract/working-time';
import { clockAfter, NO_CLOCK, type Clock, type Standing } from '../../../../src/server/modules/purchase/clock.rules';

const calendar: WorkingCalendar = { offsetHours: 8, week: USUAL_WEEK, days: new Map() };
const HOUR_MS = 3_600_000;
/** A Monday at nine, on the wall of the warehouse. */
const paidAt = new Date('2026-11-23T01:00:00Z');
const after = (hours: number) => new Date(paidAt.getTime() + hours * HOUR_MS);
const paid: Standing = { status: 'PAID', movedAt: paidAt, isAsked: false, waitUntil: null };
const asked: Standing = { ...paid, isAsked: true };
const started = clockAfter(NO_CLOCK, paid, paidAt, calendar);

describe('the clock of an order', () => {
  it('runs from when it is paid: six hours of work to take it up, twenty-four to buy it', () => {
    expect(started.takeBy).toEqual(new Date('2026-11-23T07:00:00Z'));
    expect(started.dueAt).toEqual(afterWorkingTime(calendar, paidAt, 24 * 60));
  });
  it('goes on as it was when somebody takes it up', () => {
    const taken = { ...paid, status: 'PURCHASING', movedAt: after(3) } as const;
    expect(clockAfter(started, taken, after(3), calendar)).toEqual(started);
  });
  it('stands still while its shopper is asked, and then moves on by what was left', () => {
    const still = clockAfter(started, asked, after(4), calendar);
    expect(still).toMatchObject({ dueAt: null, takeBy: null, clockFrom: null, clockLeftMs: 20 * HOUR_MS });
    const again = clockAfter(still, paid, after(48), calendar);
    expect([again.dueAt, again.takeBy]).toEqual([
      afterWorkingTime(calendar, after(48), 20 * 60),
      afterWorkingTime(calendar, after(48), 2 * 60),
    ]);
  });
  it('waits for a day that is named, and goes on at once where that is taken away', () => {
    const waiting = clockAfter(started, { ...paid, waitUntil: after(72) }, after(4), calendar);
    expect(waiting.dueAt).toEqual(afterWorkingTime(calendar, after(72), 20 * 60));
    expect(clockAfter(waiting, paid, after(24), calendar).dueAt).toEqual(
      afterWorkingTime(calendar, after(24), 20 * 60),
    );
    // over by itself
    expect(clockAfter(waiting, { ...paid, waitUntil: after(72) }, after(80), calendar)).toEqual(waiting);
  });
  it('is another once it is bought, and once it is sent: days that are worked', () => {
    const bought = clockAfter(started, { ...paid, status: 'PURCHASED', movedAt: after(5) }, after(5), calendar);
    expect(bought).toMatchObject({ clock: 'SELLER', takeBy: null, dueAt: new Date('2026-12-01T10:00:00Z') });
    const sent = clockAfter(bought, { ...paid, status: 'SELLER_SHIPPED', movedAt: after(24) }, after(24), calendar);
    expect(sent).toMatchObject({ clock: 'DOMESTIC', dueAt: new Date('2026-11-30T10:00:00Z') });
    // what was taken in by a slip is awaited as before
    expect(clockAfter(sent, { ...paid, status: 'SELLER_SHIPPED', movedAt: after(99) }, after(99), calendar)).toEqual(
      sent,
    );
  });
  it.each(['PENDING_PAYMENT', 'PARTIALLY_ARRIVED', 'STOCKED_IN', 'COMPLETED', 'CLOSED'] as const)(
    'is none of what is %s',
    (status) => expect(clockAfter(started, { ...paid, status }, after(1), calendar)).toEqual(NO_CLOCK),
  );
  it('moves on by a holiday', () => {
    const shut = { ...calendar, days: new Map([['2026-11-24', 'OFF' as const]]) };
    expect(started.dueAt).toEqual(new Date('2026-11-25T07:00:00Z'));
    expect(clockAfter(started, paid, after(1), shut).dueAt).toEqual(new Date('2026-11-26T07:00:00Z'));
  });
});

/** Asked and answered, so many minutes one after the other. */
const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 8000 })), {
  maxLength: 6,
});

describe('any pauses', () => {
  it('add up: it runs for as long as it would have without them, and ends no earlier', () =>
    fc.assert(
      fc.property(spans, (pauses) => {
        let clock: Clock = started;
        let now = paidAt;
        let ranMs = 0;
        let from = paidAt;
        for (const [runs, stands] of pauses) {
          now = new Date(now.getTime() + runs * 60_000);
          ranMs += workingMs(calendar, from, now);
          clock = clockAfter(clock, asked, now, calendar);
          expect(clock.clockLeftMs).toBe(Math.max(0, 24 * HOUR_MS - ranMs));
          expect(clockAfter(clock, asked, now, calendar)).toEqual(clock);
          now = new Date(now.getTime() + stands * 60_000);
          clock = clockAfter(clock, paid, now, calendar);
          from = now;
        }
        const due = clock.dueAt ?? new Date(0);
        expect(due.getTime()).toBeGreaterThanOrEqual(started.dueAt?.getTime() ?? 0);
        if (ranMs < 24 * HOUR_MS) expect(ranMs + workingMs(calendar, from, due)).toBe(24 * HOUR_MS);
        expect(clockAfter(clock, paid, now, calendar)).toEqual(clock);
      }),
    ));
});
