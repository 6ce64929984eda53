import { describe, expect, it } from 'vitest';
import { monthsOf } from '../../../../src/server/modules/wallet/export-month.rules';

const day = (text: string) => new Date(`${text}Z`);
const book = { first: day('2026-09-15T10:00:00'), last: day('2026-11-02T08:00:00') };
const months = (span: { from?: string; until?: string } = {}, edges: typeof book | undefined = book, offset = 0) =>
  monthsOf(
    { ...(span.from && { from: day(span.from) }), ...(span.until && { until: day(span.until) }) } as Parameters<typeof monthsOf>[0], // prettier-ignore
    edges,
    offset,
  ).map(({ name, from, until }) => [name, from.toISOString(), until.toISOString()]);

describe('the months of a book', () => {
  it('are those that have something in them, from its first event to its last', () =>
    expect(months()).toEqual([
      ['2026-09', '2026-09-15T10:00:00.000Z', '2026-10-01T00:00:00.000Z'],
      ['2026-10', '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
      ['2026-11', '2026-11-01T00:00:00.000Z', '2026-11-02T08:00:00.001Z'],
    ]));
  it('are parted where the shop’s calendar parts them', () =>
    expect(months({}, { first: day('2026-12-31T15:00:00'), last: day('2026-12-31T17:00:00') }, 8)).toEqual([
      ['2026-12', '2026-12-31T15:00:00.000Z', '2026-12-31T16:00:00.000Z'],
      ['2027-01', '2026-12-31T16:00:00.000Z', '2026-12-31T17:00:00.001Z'],
    ]));
  it('are those that were asked for, in part where a part was', () => {
    expect(months({ from: '2026-10-20T00:00:00', until: '2026-11-01T00:00:00' })).toEqual([
      ['2026-10', '2026-10-20T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ]);
    expect(months({ from: '2020-01-01T00:00:00', until: '2030-01-01T00:00:00' })).toEqual(months());
    expect(months({ from: '2026-11-03T00:00:00' })).toEqual([]);
    expect(months({ until: '2026-09-15T10:00:00' })).toEqual([]);
  });
  it('are one where all of it came to pass in one moment, and none where nothing did', () => {
    const moment = day('2026-09-15T10:00:00');
    expect(months({}, { first: moment, last: moment })).toEqual([['2026-09', '2026-09-15T10:00:00.000Z', '2026-09-15T10:00:00.001Z']]); // prettier-ignore
    expect(monthsOf({} as Parameters<typeof monthsOf>[0], undefined, 0)).toEqual([]);
  });
  it('are no more than of a hundred years', () =>
    expect(months({}, { first: day('1900-01-15T00:00:00'), last: day('2026-01-01T00:00:00') })).toHaveLength(1200));
});
