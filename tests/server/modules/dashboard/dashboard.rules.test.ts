import { expect, it } from 'vitest';
import { withTitles } from '../../../../src/server/modules/dashboard/dashboard.rules';

it('tells lines of one name apart by where they go, and those alone', () => {
  const of = { measure: 'estimate' as const, count: 7, p50: 92, p90: 98 };
  const lines = [
    { name: 'air-au', title: 'Air', countries: ['au'] },
    { name: 'air-nz', title: 'Air', countries: ['nz'] },
    { name: 'sea', title: 'Sea', countries: ['au', 'nz'] },
  ];
  const told = withTitles(
    ['air-au', 'sea', 'gone'].map((line) => ({ ...of, line })),
    lines,
  );
  expect(told.map(({ line, countries }) => [line, countries])).toEqual([
    ['Air', ['au']],
    ['Sea', []],
    ['gone', []],
  ]);
});
