import { expect, it } from 'vitest';
import { newsOf } from '../../../../src/server/adapters/tracking/seventeen-track/seventeen-track-news';
import type { TrackEvent } from '../../../../src/server/adapters/tracking/seventeen-track/seventeen-track.schemas';

const AT = '2026-11-22T08:00:00Z';
const told = (...events: Partial<TrackEvent>[]) =>
  newsOf({ tracking: { providers: [{ events: events.map((event) => ({ time_utc: AT, ...event })) }] } } as never, 'au');

it.each(['toString', 'constructor_x', '__proto__', 'hasOwnProperty_Other'])(
  'makes no state of a word that it does not know: %s',
  (sub_status) => {
    expect(told({ sub_status })).toEqual([]);
  },
);

it.each(['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', 'soon'])(
  'leaves out what is said to have happened at %s, and keeps the rest',
  (time_utc) => {
    expect(told({ time_utc }, { description: 'Here' }).map(({ text }) => text)).toEqual(['Here']);
  },
);

it('keeps of words what a database takes and somebody reads', () => {
  const [news] = told({ description: `a\0${'b'.repeat(5000)}`, location: 'c'.repeat(5000) });
  expect(news?.text).toBe(`a${'b'.repeat(999)}`);
  expect(news?.place).toHaveLength(200);
});

it('takes no more of one answer than a box can meet', () => {
  expect(told(...Array.from({ length: 7000 }, () => ({})))).toHaveLength(300);
});
