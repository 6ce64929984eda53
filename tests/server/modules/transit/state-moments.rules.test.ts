import { expect, it } from 'vitest';
import { stateMoments } from '../../../../src/server/modules/transit/state-moments.rules';

const at = (ms: number) => ({ at: new Date(ms) });

it('lets no state come before the one that led to it', () => {
  expect(stateMoments([])).toEqual([]);
  expect(stateMoments([at(10), at(7), at(9), at(30), at(30)])).toEqual([10, 10, 10, 30, 30]);
});
