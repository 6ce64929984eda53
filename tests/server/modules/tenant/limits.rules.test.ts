import { describe, expect, it } from 'vitest';
import { loosens, narrower } from '../../../../src/server/modules/tenant/limits.rules';

const LIMITS = { compensationMonth: 500, alone: { claim: 1_000, cheaper: 50 }, days: { finance: { refund: 200 } } };

describe('other limits of the staff', () => {
  it.each([
    ['a sum that one decides alone', { ...LIMITS, alone: { claim: 1_001, cheaper: 50 } }],
    ['a limit of what goes back that is gone', { ...LIMITS, alone: { claim: 1_000 } }],
    ['none of it any more', { ...LIMITS, alone: {} }],
    ['no limits at all', { compensationMonth: 500 }],
    ['a larger month', { ...LIMITS, compensationMonth: 501 }],
    ['a larger day of a role', { ...LIMITS, days: { finance: { refund: 201 } } }],
    ['dearer boxes than where nothing is said', { ...LIMITS, packingExcess: 1_501 }],
    ['something that a rule gives', { ...LIMITS, late: { orderMost: 1 } }],
    [
      'one that is lower beside one that is higher',
      { ...LIMITS, compensationMonth: 0, alone: { claim: 2_000, cheaper: 50 } },
    ],
  ])('loosen with %s', (_, after) => expect(loosens(LIMITS, after)).toBe(true));
  it.each([
    ['the same', LIMITS],
    ['lower sums', { ...LIMITS, compensationMonth: 0, alone: { claim: 0, cheaper: 0 } }],
    ['a limit where there was none', { ...LIMITS, alone: { claim: 1_000, cheaper: 50, deposit: 5 } }],
    ['other days of keeping', { ...LIMITS, keepDays: { read: 10 } }],
    ['a narrower excess', { ...LIMITS, packingExcess: 1_000 }],
  ])('do not loosen with %s', (_, after) => expect(loosens(LIMITS, after)).toBe(false));
  const late = { orderMost: 900, PLACE: { sum: 700 }, SELLER: { feeBasisPoints: 100 } };
  it.each([
    [{ ...late, PLACE: { sum: 701 } }, true],
    [{ ...late, PLACE: { feeBasisPoints: 1 } }, true],
    [{ ...late, SELLER: { feeBasisPoints: 101 } }, true],
    [{ ...late, SELLER: { sum: 1 } }, true],
    [{ ...late, PLACE: { sum: 700, feeBasisPoints: 90_000 } }, false],
    [{ ...late, PLACE: { sum: 699 }, SELLER: {} }, false],
    [undefined, false],
  ])('by what rules give: %j loosens: %s', (after, isLooser) =>
    expect(loosens({ ...LIMITS, late }, { ...LIMITS, late: after })).toBe(isLooser),
  );
  it('loosen where a part of the fee that was said beside a sum counts by itself', () => {
    const both = { ...LIMITS, late: { orderMost: 900, PLACE: { sum: 1, feeBasisPoints: 90_000 } } };
    const part = { ...LIMITS, late: { orderMost: 900, PLACE: { feeBasisPoints: 90_000 } } };
    expect([loosens(both, part), loosens(part, both)]).toEqual([true, true]);
    expect(narrower(both, part)).toEqual({ ...LIMITS, late: { orderMost: 900, PLACE: { sum: 1 } } });
    expect(narrower(part, both)).toEqual(part);
  });
  it('loosen a shop that gives nothing with anything to give', () =>
    expect([loosens(undefined, { compensationMonth: 1 }), loosens(undefined, { compensationMonth: 0 })]).toEqual([
      true,
      false,
    ]));
});

describe('what of other limits asks for more care', () => {
  const late = { orderMost: 900, PLACE: { sum: 700 } };
  it.each([
    ['lower sums', LIMITS, { compensationMonth: 400, alone: { claim: 9 } }, { ...LIMITS, compensationMonth: 400, alone: { claim: 9, cheaper: 50 } }],
    ['higher ones', LIMITS, { compensationMonth: 600, days: { finance: { refund: 300 } } }, LIMITS],
    ['a limit where there was none', LIMITS, { ...LIMITS, alone: { claim: 2_000, deposit: 5 } }, { ...LIMITS, alone: { claim: 1_000, cheaper: 50, deposit: 5 } }],
    ['less that a rule gives', { ...LIMITS, late }, { ...LIMITS, late: { orderMost: 1_000, PLACE: { sum: 5 }, SELLER: { sum: 5 } } }, { ...LIMITS, late: { orderMost: 900, PLACE: { sum: 5 } } }],
    ['nothing that a rule gives', { ...LIMITS, late }, LIMITS, LIMITS],
    ['other days of keeping', LIMITS, { ...LIMITS, keepDays: { read: 3 } }, { ...LIMITS, keepDays: { read: 3 } }],
    ['a narrower excess', LIMITS, { ...LIMITS, packingExcess: 1_000 }, { ...LIMITS, packingExcess: 1_000 }],
    ['anything where nothing was said', undefined, { compensationMonth: 5, alone: { refund: 5 } }, { compensationMonth: 0, alone: { refund: 5 } }],
  ])('of %s holds at once, and loosens nothing', (_, before, after, now) => {
    expect(narrower(before, after)).toEqual(now);
    expect(loosens(before, narrower(before, after))).toBe(false);
  }); // prettier-ignore
});
