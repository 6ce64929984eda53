import { describe, expect, it } from 'vitest';
import { afterShopper, answerDue, excerptOf, statusAt } from '../../../../src/server/modules/customer/thread.rules';

const at = (text: string) => new Date(text);

describe('four working hours', () => {
  it.each([
    ['within a day', '2026-11-24T09:30:00Z', 0, '2026-11-24T13:30:00Z'],
    ['over a night', '2026-11-24T16:00:00Z', 0, '2026-11-25T11:00:00Z'],
    ['over a weekend', '2026-11-27T17:00:00Z', 0, '2026-11-30T12:00:00Z'],
    ['from a Sunday', '2026-11-29T03:00:00Z', 0, '2026-11-30T13:00:00Z'],
    ['to the last minute of a day', '2026-11-24T14:00:00Z', 0, '2026-11-24T18:00:00Z'],
    ['on a clock ahead of UTC', '2026-11-24T02:00:00Z', 9, '2026-11-24T06:00:00Z'],
    ['on a clock behind UTC', '2026-11-24T02:00:00Z', -3.5, '2026-11-24T16:30:00Z'],
  ])('are counted %s', (_, from, offset, until) => {
    expect(answerDue(at(from), offset)).toEqual(at(until));
  });
});

describe('whose turn it is', () => {
  const now = at('2026-11-24T10:00:00Z');
  const later = at('2026-11-25T10:00:00Z');
  it('keeps the first word that nobody has answered', () => {
    const owed = { status: 'OPEN', openFrom: at('2026-11-24T09:00:00Z'), dueAt: at('2026-11-24T13:00:00Z') } as const;
    expect(afterShopper(owed, now, 0)).toEqual(owed);
    expect(afterShopper(undefined, now, 0)).toMatchObject({ status: 'OPEN', openFrom: now });
  });
  it('ends a rest by a word, and by itself', () => {
    const resting = { status: 'SNOOZED', openFrom: later, dueAt: later } as const;
    expect(afterShopper(resting, now, 0)).toMatchObject({ status: 'OPEN', openFrom: now });
    expect(statusAt(resting, now)).toBe('SNOOZED');
    expect(statusAt(resting, later)).toBe('OPEN');
  });
});

it('cuts what is shown in a list between letters', () => {
  expect(excerptOf('a\n b')).toBe('a b');
  expect([...excerptOf('😀'.repeat(200))]).toHaveLength(160);
});
