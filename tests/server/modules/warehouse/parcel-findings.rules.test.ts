import { describe, expect, it } from 'vitest';
import {
  findingsOf,
  linesOfFindings,
  type FactsAt,
} from '../../../../src/server/modules/warehouse/parcel-findings.rules';

const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
const END = at(48).toISOString();
const fault = (orderItemId: string) => ({ orderItemId, finding: 'It is torn', decideBefore: END, title: `Mug ${orderItemId}` }); // prettier-ignore
const judged = (hour: number, passed: string[], failed: string[] = []): FactsAt => ({
  at: at(hour),
  facts: { inspected: { passed, failed: failed.map(fault) } },
});
const decided = (hour: number, orderItemId: string): FactsAt => ({
  at: at(hour),
  facts: { decided: { orderItemId, decision: 'RETURN', title: `Mug ${orderItemId}` } },
});
const undone = (hour: number): FactsAt => ({ at: at(hour), facts: { reason: 'UNDONE' } });
const found = (events: FactsAt[], now = at(4)) => Object.fromEntries(findingsOf(events, now));
const told = (events: FactsAt[], now = at(4)) =>
  linesOfFindings(events, now, () => 'Mei').map((line) => [line.at, line.kind, line.code, line.detail, line.staffName]);

const PASSED = { verdict: 'PASSED', finding: '', decision: null };
const FAILED = { verdict: 'FAILED', finding: 'It is torn' };

describe('what was found in a parcel', () => {
  it('is told of each thing, with what its shopper decided', () => {
    expect(found([])).toEqual({});
    expect(found([judged(1, ['a'], ['b', 'c']), decided(2, 'b')])).toEqual({
      a: PASSED,
      b: { ...FAILED, decision: 'RETURN' },
      c: { ...FAILED, decision: null },
    });
  });

  it('lapses where nobody decides in time', () => {
    const events = [judged(1, [], ['b'])];
    expect(found(events, new Date(at(48).getTime() - 1))).toEqual({ b: { ...FAILED, decision: null } });
    expect(found(events, at(48))).toEqual({ b: { ...FAILED, decision: 'LAPSED' } });
  });

  it('is nothing once it is taken back, and what is judged anew then', () => {
    expect(found([judged(1, ['a'], ['b']), undone(2)])).toEqual({});
    expect(found([judged(1, [], ['b']), undone(2), judged(3, ['b'])])).toEqual({ b: PASSED });
    // what is decided of something that nobody found is no finding
    expect(found([decided(2, 'z')])).toEqual({});
  });

  it('stands before what was said to it, also where both came at one moment', () => {
    expect(found([decided(1, 'b'), judged(1, [], ['b'])])).toEqual({ b: { ...FAILED, decision: 'RETURN' } });
  });
});

describe('the lines of its history', () => {
  it('say what was wrong and by whom, and what was decided', () => {
    expect(told([judged(1, ['a'], ['b']), decided(2, 'b')])).toEqual([
      [at(1), 'FAULT', 'FAILED', 'Mug b: It is torn', 'Mei'],
      [at(2), 'DECISION', 'RETURN', 'Mug b', null],
    ]);
  });

  it('say at its end that nobody decided, unless somebody did or it was taken back', () => {
    const faults = [judged(1, [], ['b', 'c'])];
    const lapsed = (id: string) => [at(48), 'DECISION', 'LAPSED', `Mug ${id}`, null];
    const said = (id: string) => [at(1), 'FAULT', 'FAILED', `Mug ${id}: It is torn`, 'Mei'];
    expect(told(faults, new Date(at(48).getTime() - 1))).toEqual([said('b'), said('c')]);
    expect(told(faults, at(48))).toEqual([said('b'), lapsed('b'), said('c'), lapsed('c')]);
    expect(told([...faults, decided(2, 'b')], at(48))).toEqual([
      ...[said('b'), said('c'), lapsed('c')],
      [at(2), 'DECISION', 'RETURN', 'Mug b', null],
    ]);
    expect(told([...faults, undone(2)], at(48))).toEqual([said('b'), said('c')]);
  });
});
