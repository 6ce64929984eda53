import { describe, expect, it } from 'vitest';
import type { StorageRule } from '../../../../src/contract/transit-storage';
import {
  afterPaid,
  dayFees,
  dayNumber,
  dayText,
  endingWith,
  levelOf,
  newStay,
  nextLook,
  stayGoingOn,
  stayOf,
  storageDays,
  storageOf,
  UNPAID,
  withHolidays,
  type Stored,
} from '../../../../src/server/modules/warehouse/storage.rules';

const BEIJING = 480;
const rule = {
  freeDays: 10,
  bands: [
    { upToGrams: 1000, dayFee: 50 },
    { upToGrams: null, dayFee: 100 },
  ],
  maxFee: 1000,
};
const money = { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD' };
const stored: Parameters<typeof storageOf>[0] = {
  keptUntil: null,
  // the second of November in Beijing already
  stockedInAt: new Date('2026-11-01T16:30:00.000Z'),
  freeUntil: '2026-11-12',
  pausedAt: null,
  pausedDays: 0,
  holidays: [],
  dayOffset: BEIJING,
  grams: 1000,
};
const noonOf = (day: string) => new Date(`${day}T04:00:00.000Z`);
const price = (fen: number, cents: number) => ({ cny: { amount: fen, currency: 'CNY' }, local: { amount: cents, currency: 'USD' } }); // prettier-ignore

describe('a day of the calendar', () => {
  it.each([
    ['1970-01-02T00:00:00.000Z', 0, 1],
    ['1970-01-01T23:59:59.999Z', 0, 0],
    ['1970-01-01T16:00:00.000Z', BEIJING, 1],
    ['1970-01-01T15:59:59.999Z', BEIJING, 0],
    ['1970-01-01T00:00:00.000Z', -60, -1],
  ])('of %s, %i minutes ahead, is number %i', (at, offset, day) => expect(dayNumber(new Date(at), offset)).toBe(day));
  it('is written as its date', () => expect([dayText(0), dayText(31)]).toEqual(['1970-01-01', '1970-02-01']));
});

describe('a stay that begins', () => {
  const at = new Date('2026-11-01T16:30:00.000Z');
  it('costs nothing for so many days after the one on which it came, by the warehouse’s calendar', () => {
    expect(newStay(at, BEIJING, rule)).toEqual({ stockedInAt: at, holidays: [], freeUntil: '2026-11-12', pausedDays: 0, storageTold: 30 }); // prettier-ignore
    expect(newStay(at, 0, rule).freeUntil).toBe('2026-11-11');
  });
  it('has the holidays after its first day, which do not count', () =>
    expect(newStay(at, BEIJING, rule, ['2026-11-02', '2026-11-03', '2026-12-24'])).toMatchObject({
      ...{ holidays: ['2026-11-03', '2026-12-24'], freeUntil: '2026-11-13' },
    }));
});

describe('holidays that come into the calendar of what lies there', () => {
  const lies = { freeUntil: '2026-11-12', holidays: ['2026-11-04'] };
  const found = (known: string[]) => withHolidays(lies, known, dayNumber(noonOf('2026-11-10'), BEIJING));
  it.each([
    ['none is new', ['2026-11-04']],
    ['they have begun', ['2026-11-09', '2026-11-10']],
    ['they leave it', []],
  ])('change nothing where %s', (_, known) => expect(found(known)).toBeNull());
  it.each([
    ['within its free days', '2026-11-11', '2026-11-13'],
    ['that follows upon them', '2026-11-13', '2026-11-13'],
    ['long after them', '2026-11-20', '2026-11-12'],
  ])('are its own from then on: one %s', (_, day, freeUntil) =>
    expect(found([day])).toEqual({ holidays: ['2026-11-04', day], freeUntil }),
  );
  it('are none of what is in no store', () =>
    expect(withHolidays({ ...lies, freeUntil: null }, ['2026-11-11'], 0)).toBeNull());
});

describe('stayOf', () => {
  const dates = (change: Partial<Stored>, days = 0) => {
    const stay = stayOf({ ...stored, ...change }, { ...UNPAID, days }, noonOf('2026-11-20'));
    if (!stay) return null;
    const { counted, free, due, ...days_ } = stay;
    return { ...Object.fromEntries(Object.entries(days_).map(([name, day]) => [name, dayText(day)])), counted, free, due };
  };
  it('is from the day on which it came to today', () =>
    expect(dates({}, 3)).toEqual({ since: '2026-11-02', today: '2026-11-20', pausedOn: '2026-11-20', lastFree: '2026-11-12', lastPaid: '2026-11-15', counted: 18, free: 10, due: 5 })); // prettier-ignore
  it('counts no holiday, and none twice', () => {
    const holidays = ['2026-11-05', '2026-11-14', '2026-11-18'];
    expect(dates({ holidays, pausedDays: 1 }, 2)).toMatchObject({ lastFree: '2026-11-12', lastPaid: '2026-11-15', counted: 14, free: 8, due: 4 }); // prettier-ignore
    expect(dates({ holidays, pausedAt: noonOf('2026-11-16') })).toMatchObject({ lastFree: '2026-11-16', due: 3 });
  });
  it('stands still since it was paused: what was free then is free as much later', () =>
    expect(dates({ pausedAt: noonOf('2026-11-15') })).toMatchObject({ pausedOn: '2026-11-15', lastFree: '2026-11-17', lastPaid: '2026-11-17' })); // prettier-ignore
  it.each([{ stockedInAt: null }, { freeUntil: null }])('is none where %j', (change) => expect(dates(change)).toBeNull());
}); // prettier-ignore

describe('dayFees', () => {
  const fees = (days: number, fen = 0, given: Partial<StorageRule> = {}, grams = 1001) =>
    dayFees({ ...rule, ...given }, grams, { ...UNPAID, fen }, days);
  it.each([
    ['no day', fees(0), []],
    ['each day', fees(3), [100, 100, 100]],
    ['a lighter parcel', fees(2, 0, {}, 1000), [50, 50]],
    ['all days to the maximum', fees(12), Array<number>(10).fill(100)],
    ['what is left to the maximum', fees(12, 750), [100, 100, 50]],
    ['one day of which little is left', fees(1, 950), [50]],
    ['exactly the days that fill the maximum', fees(2, 800), [100, 100]],
    ['none beyond it', fees(5, 1000), []],
    ['none where more was paid than is asked for now', fees(5, 1200), []],
    ['every day where there is no maximum', fees(11, 2000, { maxFee: null }), Array<number>(11).fill(100)],
    ['nothing where a day costs nothing', fees(4, 0, { bands: [{ upToGrams: null, dayFee: 0 }] }), []],
    ['nothing even without a maximum', fees(4, 0, { bands: [{ upToGrams: null, dayFee: 0 }], maxFee: null }), []],
  ])('asks for %s', (_, asked, due) => expect(asked).toEqual(due));
});

it('charges the days after the last that is paid, each rounded by itself', () =>
  expect(storageDays(dayNumber(noonOf('2026-11-30'), 0), [50, 25], money, { holidays: [] })).toEqual([
    { day: '2026-12-01', fen: 50, amount: 7, currency: 'USD' },
    // 3.5 cents
    { day: '2026-12-02', fen: 25, amount: 4, currency: 'USD' },
  ]));

it('charges no holiday', () =>
  expect(
    storageDays(dayNumber(noonOf('2026-11-30'), 0), [50, 50, 50], money, {
      holidays: ['2026-12-01', '2026-12-03'],
    }).map(({ day }) => day),
  ).toEqual(['2026-12-02', '2026-12-04', '2026-12-05']));

describe('storageOf', () => {
  const storage = (day: string, change: Partial<Stored> = {}, paid = UNPAID) =>
    storageOf({ ...stored, ...change }, paid, rule, money, noonOf(day));
  it('says what is due, with nothing paid yet', () =>
    expect(storage('2026-11-15')).toEqual({
      since: '2026-11-02',
      freeUntil: '2026-11-12',
      daysLeft: -3,
      days: 13,
      isPaused: false,
      dayFee: price(50, 7),
      // three days of half a yuan
      fee: price(150, 21),
      paid: price(0, 0),
      paidUntil: null,
      keptUntil: null,
    }));
  it('asks for nothing on the last free day', () =>
    expect(storage('2026-11-12')).toMatchObject({ daysLeft: 0, fee: price(0, 0), days: 10 }));
  it('counts from what is paid on', () =>
    expect(storage('2026-11-15', {}, { days: 2, fen: 100, amount: 15 })).toMatchObject({
      daysLeft: -1,
      fee: price(50, 7),
      paid: price(100, 15),
      paidUntil: '2026-11-14',
    }));
  it('counts no day on which the clock stood still, now or before', () => {
    expect(storage('2026-11-20', { pausedAt: noonOf('2026-11-10') })).toMatchObject({ days: 8, daysLeft: 2, isPaused: true, fee: price(0, 0) }); // prettier-ignore
    expect(storage('2026-11-20', { pausedDays: 5 })).toMatchObject({ days: 13, isPaused: false });
    expect(storage('2026-11-04', { pausedDays: 5 })).toMatchObject({ days: 0 });
  });
  it('counts no holiday among its days', () =>
    expect(storage('2026-11-15', { holidays: ['2026-11-03', '2026-11-14'] })).toMatchObject({ days: 11, fee: price(100, 14) })); // prettier-ignore
  it('takes what was not weighed for the lightest', () =>
    expect(storage('2026-11-15', { grams: null })).toMatchObject({ dayFee: price(50, 7), fee: price(150, 21) }));
  it('goes by the band of its weight', () =>
    expect(storage('2026-11-15', { grams: 1001 })).toMatchObject({ dayFee: price(100, 14), fee: price(300, 42) }));
  it('is nothing before it is in store', () => expect(storage('2026-11-15', { stockedInAt: null })).toBeNull());
});

describe('the clock', () => {
  it.each([
    [31, null],
    [30, 30],
    [8, 30],
    [7, 7],
    [2, 7],
    [1, 1],
    [-4, 1],
  ])('with %i days left tells level %s', (daysLeft, level) => expect(levelOf(daysLeft)).toBe(level));

  const looks = (daysLeft: number, offset = 0) => {
    const today = dayNumber(noonOf('2026-11-10'), 0);
    return nextLook({ today, lastPaid: today + daysLeft }, offset).toISOString();
  };
  it.each([
    ['as thirty are left', 40, '2026-11-20T00:00:00.000Z'],
    ['as seven are left', 30, '2026-12-03T00:00:00.000Z'],
    ['as one is left', 2, '2026-11-11T00:00:00.000Z'],
    ['on the first day that costs', 1, '2026-11-12T00:00:00.000Z'],
    ['tomorrow where today is the last free one', 0, '2026-11-11T00:00:00.000Z'],
    ['tomorrow where days are due already', -5, '2026-11-11T00:00:00.000Z'],
  ])('looks again %s', (_, daysLeft, at) => expect(looks(daysLeft)).toBe(at));
  it('looks as the warehouse’s day begins', () => expect(looks(2, BEIJING)).toBe('2026-11-10T16:00:00.000Z'));
});

describe('what was on the bench for a while', () => {
  const receivedAt = new Date('2026-11-01T08:00:00.000Z');
  const onBench = { ...stored, pausedDays: 1, pausedAt: noonOf('2026-11-05'), receivedAt };

  it('stays on, free for as many days more', () => {
    expect(stayGoingOn(onBench, noonOf('2026-11-08'))).toEqual({
      ...{ stockedInAt: stored.stockedInAt, freeUntil: '2026-11-15', pausedDays: 4 },
    });
  });
  it('stays on for no holiday more', () =>
    expect(stayGoingOn({ ...onBench, holidays: ['2026-11-06', '2026-11-13'] }, noonOf('2026-11-08'))).toMatchObject({
      ...{ freeUntil: '2026-11-15', pausedDays: 3 },
    }));
  it('goes on where it was received as it came to its shelf', () =>
    expect(stayGoingOn({ ...onBench, receivedAt: stored.stockedInAt }, noonOf('2026-11-08'))).toBeDefined());
  it.each([
    ['comes to a shelf for the first time', { ...onBench, stockedInAt: null }],
    ['was never stopped', { ...onBench, pausedAt: null }],
    ['was never free', { ...onBench, freeUntil: null }],
    ['came back from abroad', { ...onBench, receivedAt: noonOf('2026-11-07') }],
  ])('begins anew where it %s', (_, row) => {
    expect(stayGoingOn(row, noonOf('2026-11-08'))).toBeUndefined();
  });
});

describe('the last free day', () => {
  it('is as much later as was paid for', () => {
    expect(afterPaid({ freeUntil: '2026-11-29', holidays: [] }, { ...UNPAID, days: 3 })).toBe('2026-12-02');
    expect(afterPaid({ freeUntil: null, holidays: [] }, { ...UNPAID, days: 3 })).toBeNull();
  });
  it.each([
    ['is that of what ends sooner', ['2026-11-30', '2026-12-01'], '2026-11-25', { own: 7, soonest: 3 }, '2026-11-28'],
    [
      'stays where holidays alone are between both ends of what is paid for',
      ['2026-12-06', '2026-12-07'],
      '2026-12-05',
      { own: 2, soonest: 0 },
      '2026-12-02',
    ],
  ])('%s', (_, holidays, today, { own, soonest }, end) => {
    const number = dayNumber(noonOf(today), BEIJING);
    expect(endingWith({ freeUntil: '2026-12-02', holidays }, number, own, soonest)).toBe(end);
    expect(endingWith({ freeUntil: null, holidays }, number, own, soonest)).toBeNull();
  });
});
