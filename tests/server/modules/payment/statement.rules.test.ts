import { describe, expect, it } from 'vitest';
import {
  compareCharges,
  periodOf,
  totalsOf,
  type BookedCharge,
} from '../../../../src/server/modules/payment/statement.rules';

type Row = Parameters<typeof periodOf>[0][number];

const NOON = Date.UTC(2026, 10, 20, 12);
const at = (seconds: number) => new Date(NOON + seconds * 1000);
const row = (change: Partial<Row> = {}): Row => ({
  ...{ line: 1, date: at(0), kind: 'CHARGE', providerId: 'ch_1', names: [], gross: 500, fee: 20, net: 480 },
  ...{ currency: 'USD', ...change },
});
const charge = (change: Partial<BookedCharge> = {}): BookedCharge => ({
  ...{ paymentNo: 'PY1', names: ['ch_1'], amount: 500, currency: 'USD', at: at(0), ...change },
});
/** An hour on each side, so that what is ours lies within. */
const around = [row({ kind: 'PAYOUT', date: at(-3600) }), row({ kind: 'OTHER', date: at(3600) })];

describe('the period of a statement', () => {
  it('is from its first line to its last, in whatever order they stand', () => {
    const [one, two, three] = [row({ date: at(5) }), row({ date: at(-5) }), row({ date: at(1) })];
    expect(periodOf([one, two, three])).toEqual({ from: at(-5), to: at(5) });
    expect(periodOf([one])).toEqual({ from: at(5), to: at(5) });
  });
  it('is none where it has no lines', () => expect(periodOf([])).toBeUndefined());
});

describe('a statement and the books', () => {
  it('differ in nothing where each charge has its line', () =>
    expect(compareCharges([row(), ...around], [charge()])).toEqual([]));
  it('know a charge by any name that its line has', () => {
    const [known, other] = [row({ providerId: 'x', names: ['y', 'PY1'] }), row({ providerId: 'cs_2', names: ['z'] })];
    const ours = [charge({ names: ['ch_1', 'PY1'] }), charge({ paymentNo: 'PY2', names: ['cs_2'] })];
    expect(compareCharges([known, other, ...around], ours)).toEqual([]);
  });
  it('differ where they took what nothing of ours is paid by', () => {
    const strange = row({ providerId: 'ch_9' });
    expect(compareCharges([strange], [])).toEqual([{ kind: 'UNKNOWN', row: strange }]);
  });
  it('differ where one charge has two lines, each further one', () => {
    const [one, two, three] = [row(), row({ line: 2, gross: 1 }), row({ line: 3 })];
    expect(compareCharges([one, two, three], [charge()])).toEqual([
      { kind: 'TWICE', row: two, charge: charge() },
      { kind: 'TWICE', row: three, charge: charge() },
    ]);
  });
  it.each([{ gross: 501 }, { gross: 499 }, { currency: 'EUR' }])('differ where theirs is another sum: %j', (change) =>
    expect(compareCharges([row(change)], [charge()])).toEqual([
      { kind: 'OTHER_SUM', row: row(change), charge: charge() },
    ]),
  );
  it.each(['REFUND', 'PAYOUT', 'OTHER'] as const)('do not differ by a line of the kind %s', (kind) =>
    expect(compareCharges([row({ kind, providerId: 'ch_9' })], [])).toEqual([]),
  );

  it('differ where ours was paid on a day of theirs, and no line says so', () =>
    expect(compareCharges(around, [charge()])).toEqual([{ kind: 'NOT_TOLD', charge: charge() }]));
  it.each([
    [-3541, false],
    [-3540, true],
    [3540, true],
    [3541, false],
  ])('leave a minute at both ends to clocks: %d s', (seconds, isTold) =>
    expect(compareCharges(around, [charge({ at: at(seconds) })])).toHaveLength(isTold ? 1 : 0),
  );
  it('differ in nothing that they could say where a statement is empty', () =>
    expect(compareCharges([], [charge()])).toEqual([]));
  it('tell what no line says after what lines say', () => {
    const differences = compareCharges([row({ providerId: 'ch_9' }), ...around], [charge()]);
    expect(differences.map(({ kind }) => kind)).toEqual(['UNKNOWN', 'NOT_TOLD']);
  });
});

it('the totals are what they took, sent back and kept, in one currency', () => {
  const rows = [row(), row({ gross: 300, fee: 12 }), row({ kind: 'REFUND', gross: -200, fee: -5 }), row({ kind: 'PAYOUT', gross: -9, fee: 9 }), row({ currency: 'EUR' })]; // prettier-ignore
  expect(totalsOf(rows, 'USD')).toEqual({ charges: 800, refunds: 200, fees: 27 });
  expect(totalsOf(rows, 'EUR')).toEqual({ charges: 500, refunds: 0, fees: 20 });
  expect(totalsOf([], 'USD')).toEqual({ charges: 0, refunds: 0, fees: 0 });
});
