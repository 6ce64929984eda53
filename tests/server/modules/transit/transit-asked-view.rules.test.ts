import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../../../src/contract/transit-receipt';
import { IN_DOLLARS, lineOf, requestOf } from '../../../support/transit-terms';
import { at, detail as detailOf, dollars, payment } from './transit-view-parts';

const insurance = { kind: 'percent', startAbove: 500, basisPoints: 300, min: 100, max: null } as const;
const insuredLine = lineOf({ insurance });
/** What it is insured for, by a line that covers nothing up to five yuan. */
const insuredFor = (insuredFen: number | null) => ({
  insuredFen,
  estimate: receiptOf(insuredLine, requestOf({ insuredFen }), IN_DOLLARS, '2026-11-01T00:00:00.000Z'),
});
const paid = { ...payment('1', 'PAID', 700), kind: 'TRANSIT' };
const detail = (change: object, more: object) =>
  detailOf({ ...insuredFor(20_000), ...change }, { payments: [paid], ...more });

const packing = { status: 'PACKING', at: at(2), by: 'STAFF', note: null };
const arrived = { events: [packing, { ...packing, status: 'DELIVERED', at: at(5) }] };
const claim = { id: 'r1', status: 'PENDING', amount: dollars(900), cause: 'INSURED' };

describe('a claim on insurance', () => {
  const last = '2026-11-12T00:00:00.000Z';
  it.each(['DELIVERED', 'COMPLETED'])('is open for seven days after it arrived, to the last moment: %s', (status) => {
    const on = (now: Date) => detail({ status }, { ...arrived, now });
    expect(on(at(12))).toMatchObject({ claim: null, claimBefore: last, canClaim: true });
    expect(on(new Date(at(12).getTime() + 1))).toMatchObject({ claim: null, claimBefore: last, canClaim: false });
  });
  it('is open without an end where nobody has told when it arrived', () =>
    expect(detail({ status: 'DELIVERED' }, { now: at(28) })).toMatchObject({ claimBefore: null, canClaim: true }));
  it('is not made of what is on its way, nor of what was told to have arrived and did not', () => {
    const none = { claim: null, claimBefore: null, canClaim: false };
    expect(detail({ status: 'SHIPPED' }, { claim, now: at(6) })).toMatchObject(none);
    expect(detail({ status: 'LOST' }, { ...arrived, claim, now: at(6) })).toMatchObject(none);
  });
  it.each([
    ['nothing was insured', insuredFor(null), [paid]],
    ['so little was insured that nothing is covered', insuredFor(500), [paid]],
    ['its payment has ended', {}, [{ ...paid, status: 'REFUNDED' }]],
    ['another payment than its own holds', {}, [{ ...paid, kind: 'TRANSIT_TOPUP' }]],
  ])('is not made where %s', (_, insured, payments) =>
    expect(detail({ status: 'DELIVERED', ...insured }, { ...arrived, payments, now: at(6) })).toMatchObject({
      claim: null,
      claimBefore: null,
      canClaim: false,
    }),
  );
  it('is shown, and made once; again where it was rejected, in time', () => {
    const after = (status: string, now: Date) =>
      detail({ status: 'DELIVERED' }, { ...arrived, claim: { ...claim, status }, now });
    expect(after('PENDING', at(6))).toMatchObject({ claim: { ...claim, status: 'PENDING' }, canClaim: false });
    expect(after('REJECTED', at(6))).toMatchObject({ claim: { ...claim, status: 'REJECTED' }, canClaim: true });
    expect(after('REJECTED', at(13)).canClaim).toBe(false);
  });
});

describe('boxes that are dearer than was told', () => {
  const question = { id: 'q1', state: 'ASKED', toldLocal: 700, asksLocal: 950, note: 'Heavier', decideBefore: at(9) };
  const asked = (askedUntil: Date | null, given: object | undefined) =>
    detail({ askedUntil }, { questions: given ? [{ ...question, ...given }] : [] }).question;
  it('are asked about in the order’s money, with the words of the packer, until a day', () =>
    expect(asked(at(9), {})).toEqual({
      ...{ id: 'q1', note: 'Heavier', decideBefore: '2026-11-09T00:00:00.000Z' },
      ...{ told: dollars(700), asks: dollars(950) },
    }));
  it.each(['AGREED', 'DECLINED', 'LAPSED', 'CLOSED'])('are asked about no more once it is %s', (state) =>
    expect(asked(at(9), { state })).toBeNull(),
  );
  it('are asked about while the order waits for it alone', () => {
    expect(asked(null, {})).toBeNull();
    expect(asked(at(9), undefined)).toBeNull();
  });
});

it('a shipment that is lost tells what is owed: what was paid for its way and has not gone back', () => {
  const lost = { status: 'LOST', trouble: { kind: 'LOST', note: '', at: at(6).toISOString() } };
  const { trouble } = detailOf(lost, { payments: [payment('1', 'PAID', 700)], now: at(7) });
  // 25 of it have gone back
  expect(trouble).toMatchObject({ kind: 'LOST', loss: { owed: dollars(675), way: dollars(675), cover: dollars(0) } });
});
