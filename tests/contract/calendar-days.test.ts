import { expect, it } from 'vitest';
import { withDays, wrongSpan } from '../../src/contract/calendar-days';

const what = { kind: 'OFF' as const, note: '' };

it('says why a span is no holiday, and adds nothing of it', () => {
  const spans = [
    ['2030-10-01', '2030-10-01'],
    ['2030-10-02', '2030-10-01'],
    ['2030-10-01', '2030-11-29'],
    ['2030-10-01', '2030-11-30'],
    ['2030-10-01', ''],
  ].map(([from = '', to = '']) => ({ from, to }));
  expect(spans.map(wrongSpan)).toEqual([undefined, 'BACKWARDS', undefined, 'TOO_LONG', undefined]);
  expect(spans.map((span) => withDays([], { ...span, ...what }).length)).toEqual([1, 0, 60, 0, 0]);
});

it('replaces a day that stood there, and keeps all in their order', () => {
  const stood = [1, 3].map((day) => ({ day: `2030-10-0${String(day)}`, kind: 'WORK' as const, note: 'before' }));
  const after = withDays(stood, { from: '2030-10-02', to: '2030-10-03', ...what });
  expect(after.map(({ day, kind }) => [day, kind])).toEqual([
    ['2030-10-01', 'WORK'],
    ['2030-10-02', 'OFF'],
    ['2030-10-03', 'OFF'],
  ]);
});
