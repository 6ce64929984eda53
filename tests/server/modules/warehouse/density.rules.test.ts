import { expect, it } from 'vitest';
import { isOddlyDense } from '../../../../src/server/modules/warehouse/density.rules';

it.each([
  ['a lamp', 1100, [320, 210, 120], false],
  ['a pillow', 400, [400, 300, 150], false],
  ['just so light', 20, [100, 100, 100], false],
  ['lighter than a pillow', 19, [100, 100, 100], true],
  ['just so heavy', 4000, [100, 100, 100], false],
  ['heavier than most metal', 4001, [100, 100, 100], true],
  ['centimetres for millimetres', 900, [30, 20, 10], true],
] as const)('%s, %i g in %j: doubtful is %s', (_, grams, sides, isOdd) => {
  expect(isOddlyDense(grams, sides)).toBe(isOdd);
});
