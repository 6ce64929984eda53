import { describe, expect, it } from 'vitest';
import { TRANSIT_STATUSES } from '../../../../src/contract/transit.enums';
import type { LineTerms } from '../../../../src/contract/transit-line';
import {
  actionsOf,
  canClose,
  clockDeed,
  closeFeeOf,
  completesAt,
  fetchBefore,
  isAwaitingTopUp,
  nextClock,
  packBeforeOf,
  payBeforeOf,
  sinceHeard,
  stepFeeOf,
  type Standing,
} from '../../../../src/server/modules/transit/transit.rules';
import { termsOf } from '../../../support/transit-terms';

const MOVED = new Date('2026-11-01T00:00:00.000Z');
const HOUR_MS = 3_600_000;
const after = (days: number) => new Date(MOVED.getTime() + days * 24 * HOUR_MS);
const order = (given: Partial<Standing>): Standing => ({ mode: 'PACK_FIRST', status: 'PENDING_PAYMENT', holds: [], movedAt: MOVED, ...given }); // prettier-ignore
const topUp = order({ mode: 'PAY_FIRST', status: 'WEIGHED', holds: ['AWAITING_TOPUP'] });
const LOSS = { kind: 'LOST', note: '', at: MOVED.toISOString() } as const;
const daysOf = (at: Date | null) => at && (at.getTime() - MOVED.getTime()) / (24 * HOUR_MS);

describe('the clock of an order', () => {
  /** Every time at which the clock comes, in days, and what it does then. */
  const course = (of: Standing): [number, string | undefined][] => {
    const times: [number, string | undefined][] = [];
    for (let at = nextClock(of, MOVED); at; at = nextClock(of, at)) times.push([daysOf(at) ?? 0, clockDeed(of, at)]);
    return times;
  };
  const remind = [[3, 'REMIND'], [7, 'REMIND'], [9, 'REMIND']]; // prettier-ignore
  it.each<[string, Standing, unknown]>([
    ['packed and unpaid', order({}), [...remind, [30, 'CLOSE']]],
    ['to be paid first', order({ mode: 'PAY_FIRST' }), [...remind, [10, 'CLOSE']]],
    ['a rehearsal', order({ mode: 'REHEARSAL' }), [...remind, [14, 'CLOSE']]],
    ['a difference is due', topUp, [[1, 'REMIND'], [3, 'CLOSE']]],
    ['its fee is waited for', order({ holds: ['AWAITING_FEE'] }), [...remind, [37, 'REMIND'], [60, 'REMIND']]],
    ['weighed, and nothing is due', order({ mode: 'PAY_FIRST', status: 'WEIGHED' }), []],
    ['not heard of since it left', order({ status: 'OUTBOUND' }), []],
    ['on its way', order({ status: 'SHIPPED' }), [[45, 'MISS'], [90, 'LOSE']]],
    ['on its way, and somebody looks for it', order({ status: 'SHIPPED', holds: ['DELIVERY_TROUBLE'] }), [[90, 'LOSE']]],
    ['about to be brought', order({ status: 'OUT_FOR_DELIVERY' }), [[45, 'MISS'], [90, 'LOSE']]],
    ['its papers are waited for', order({ status: 'CUSTOMS', holds: ['PAPERS_WANTED'] }), []],
    ['waits to be fetched at a carrier’s', order({ status: 'READY_FOR_PICKUP' }), [[7, 'REMIND'], [11, 'REMIND'], [14, 'MISS']]],
    ['waits to be fetched at a station', order({ status: 'READY_FOR_PICKUP', pickup: { keepDays: 20 } }), [[13, 'REMIND'], [17, 'REMIND'], [20, 'MISS']]],
    ['is kept for five days alone', order({ status: 'READY_FOR_PICKUP', pickup: { keepDays: 5 } }), [[2, 'REMIND'], [5, 'MISS']]],
    ['was not fetched, and somebody looks', order({ status: 'READY_FOR_PICKUP', holds: ['UNFETCHED'] }), [[7, 'REMIND'], [11, 'REMIND']]],
    ['had trouble at its station before the end', order({ status: 'READY_FOR_PICKUP', holds: ['DELIVERY_TROUBLE'] }), [[7, 'REMIND'], [11, 'REMIND'], [14, 'MISS']]],
    ['delivered', order({ status: 'DELIVERED' }), [[11, 'REMIND'], [14, 'COMPLETE']]],
    ['lost', order({ status: 'LOST', trouble: LOSS }), [[14, 'REMIND'], [25, 'REMIND'], [30, 'CLAIM']]],
    ['lost, and claimed', order({ status: 'LOST', trouble: { ...LOSS, answer: 'CLAIM' } }), []],
    ['lost, and nobody is asked', order({ status: 'LOST', trouble: null }), []],
    ['paid', order({ status: 'PAID', holds: ['AWAITING_TOPUP'] }), []],
  ])('%s', (_, of, times) => expect(course(of)).toEqual(times)); // prettier-ignore

  it.each<[string, Standing['status'], (number | null)[], number]>([
    ['the last word of its boxes', 'SHIPPED', [null, 20, 10], 20],
    ['its last move, where nothing was said since', 'CUSTOMS', [-3], 0],
    ['no word of a time to come', 'SHIPPED', [31], 0],
    ['its move, where nobody carries it', 'DELIVERED', [20], 0],
  ])('counts silence from %s', (_, status, said, day) => {
    const heard = said.map((each) => (each === null ? null : after(each)));
    expect(daysOf(sinceHeard(order({ status }), heard, after(30)).movedAt)).toBe(day);
  });

  it('counts silence from what is said at this very moment', () =>
    expect(daysOf(sinceHeard(order({ status: 'SHIPPED' }), [after(30)], after(30)).movedAt)).toBe(30));

  it('does nothing before its time, and after a standstill the last thing alone', () => {
    expect(clockDeed(order({}), new Date(after(3).getTime() - 1))).toBeUndefined();
    expect(clockDeed(order({}), after(200))).toBe('CLOSE');
    expect(nextClock(order({}), after(30))).toBeNull();
  });
});

describe('the times that are told', () => {
  it.each<[string, Standing, number | null]>([
    ['packed first, though its boxes stand longer', order({}), 10],
    ['paid first', order({ mode: 'PAY_FIRST' }), 10],
    ['a rehearsal', order({ mode: 'REHEARSAL' }), 14],
    ['a difference', topUp, 3],
    ['weighed', order({ status: 'WEIGHED' }), null],
    ['its fee, which has no end', order({ holds: ['AWAITING_FEE'] }), null],
    ['a difference that was settled', order({ status: 'OUTBOUND', holds: ['AWAITING_TOPUP'] }), null],
  ])('to pay: %s', (_, of, days) => expect(daysOf(payBeforeOf(of))).toBe(days));

  it.each(TRANSIT_STATUSES)('to be fetched at a station: %s', (status) => {
    expect(daysOf(fetchBefore(order({ status, pickup: { keepDays: 20 } })))).toBe(
      status === 'READY_FOR_PICKUP' ? 20 : null,
    );
    expect(fetchBefore(order({ status }))).toBeNull();
  });

  it.each(TRANSIT_STATUSES)('to be completed by itself: %s', (status) =>
    expect(daysOf(completesAt(order({ status })))).toBe(status === 'DELIVERED' ? 14 : null),
  );
  it('to be completed by itself: a day later where an answer was owed by then', () => {
    const delivered = order({ status: 'DELIVERED' });
    expect(daysOf(completesAt({ ...delivered, clockAt: after(15) }))).toBe(15);
    expect(daysOf(completesAt({ ...delivered, clockAt: after(11) }))).toBe(14);
    expect(completesAt({ ...order({ status: 'COMPLETED' }), clockAt: after(15) })).toBeNull();
  });
  it('awaits a top-up only where it is weighed and one is due', () => {
    const holds = ['AWAITING_TOPUP'] as const;
    expect([topUp, order({ status: 'WEIGHED' }), order({ holds })].map(isAwaitingTopUp)).toEqual([true, false, false]);
  });
});

describe('canClose', () => {
  const closable = (mode: Standing['mode']) =>
    TRANSIT_STATUSES.filter((status) => canClose(order({ mode, status }), false));
  it('lets go what is packed first until it is paid, but not while it is being packed', () => {
    expect(closable('PACK_FIRST')).toEqual(['SUBMITTED', 'WEIGHED', 'PENDING_PAYMENT']);
    expect(closable('REHEARSAL')).toEqual(['SUBMITTED', 'WEIGHED', 'PENDING_PAYMENT']);
  });
  it('lets go what is paid first until it is packed, and then only while a difference is due', () => {
    expect(closable('PAY_FIRST').toSorted()).toEqual(['PAID', 'PENDING_PAYMENT']);
    expect(canClose(topUp, true)).toBe(true);
  });
});

describe('closeFeeOf', () => {
  const money = { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD' };
  const fee = (given: Partial<Standing>) => closeFeeOf(order(given), { unpackFen: 1000, rehearsalFen: 500 }, money);
  it('is asked in the shop’s money for what is packed', () => {
    expect(fee({})).toEqual({ amount: 140, currency: 'USD' });
    expect(fee({ mode: 'REHEARSAL' }).amount).toBe(70);
    expect(fee({ status: 'SUBMITTED' }).amount).toBe(0);
  });
});

describe('actionsOf', () => {
  const dollars = (amount: number) => ({ amount, currency: 'USD' });
  const actions = (of: Standing, due: number | null, closeFee = 0) =>
    actionsOf(of, { due: due === null ? null : dollars(due), closeFee: dollars(closeFee) });
  const until = after(10).toISOString();

  it('offers to pay, or to let go for the fee that is told', () =>
    expect(actions(order({}), 900, 140)).toEqual([
      { name: 'PAY', effect: 'GOES_ON', fee: dollars(900), until },
      { name: 'CLOSE', effect: 'UNPACKED', fee: dollars(140), until },
    ]));
  it('lets go for nothing what is not packed', () =>
    expect(actions(order({ status: 'SUBMITTED' }), null)).toEqual([
      { name: 'CLOSE', effect: 'PARCELS_FREE', fee: null, until: null },
    ]));
  it('asks for a difference as a top-up', () =>
    expect(actions(topUp, 50)[0]).toEqual({ name: 'PAY_TOPUP', effect: 'GOES_ON', fee: dollars(50), until: after(3).toISOString() })); // prettier-ignore
  it('asks for what closing has cost, and that is the end', () =>
    expect(actions(order({ status: 'CLOSED' }), 140)).toEqual([
      { name: 'PAY_FEE', effect: 'ENDS', fee: dollars(140), until: null },
    ]));
  it('waits for the fee of closing, and for nothing else', () =>
    expect(actions(order({ holds: ['AWAITING_FEE'] }), 140, 140)).toEqual([
      { name: 'PAY_FEE', effect: 'ENDS', fee: dollars(140), until: null },
    ]));
  it('asks anew where the fee of closing can be paid no more', () =>
    expect(actions(order({ holds: ['AWAITING_FEE'] }), null, 140)).toEqual([
      { name: 'CLOSE', effect: 'UNPACKED', fee: dollars(140), until: null },
    ]));
  it('offers to say that it has come', () =>
    expect(actions(order({ status: 'DELIVERED' }), null)).toEqual([
      { name: 'COMPLETE', effect: 'ENDS', fee: null, until: after(14).toISOString() },
    ]));
  it('offers nothing on the way', () => expect(actions(order({ status: 'SHIPPED' }), null)).toEqual([]));
});

describe('packBeforeOf', () => {
  const before = (given: Partial<Standing>, heldAt: Date | null = null) =>
    daysOf(packBeforeOf({ ...order(given), heldAt }));
  it('is two days after what waits to be packed came', () => {
    expect(before({ status: 'SUBMITTED' })).toBe(2);
    expect(before({ status: 'SUBMITTED', mode: 'REHEARSAL' })).toBe(2);
    expect(before({ status: 'PAID', mode: 'PAY_FIRST' })).toBe(2);
  });
  it('is none where nothing is to be packed, or somebody holds it', () => {
    expect(before({ status: 'SUBMITTED', mode: 'PAY_FIRST' })).toBeNull();
    expect(before({ status: 'PAID' })).toBeNull();
    expect(before({ status: 'PACKING' })).toBeNull();
    expect(before({ status: 'SUBMITTED' }, MOVED)).toBeNull();
    expect(before({ status: 'SUBMITTED', holds: ['AWAITING_FEE'] })).toBeNull();
  });
});

describe('stepFeeOf', () => {
  const money = { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD' };
  const fee = (price: object | null) =>
    stepFeeOf({ currency: 'CNY', price } as unknown as Pick<LineTerms, 'price' | 'currency'>, money);
  it('is what a continued step costs', () => expect(stepFeeOf(termsOf(), money)).toBe(532)); // ¥38
  it('is that of the last band where there are levels', () =>
    expect(fee({ mode: 'levels', bands: [{ nextFee: 100 }, { nextFee: 300 }, { nextFee: 200 }] })).toBe(28));
  it.each([{ mode: 'tier', bands: [{ nextFee: 200 }] }, { mode: 'levels', bands: [] }, { mode: 'levels', bands: [{}] }, null])(
    'is beyond any difference where there is none: %j',
    (price) => expect(fee(price)).toBe(Infinity),
  ); // prettier-ignore
});
