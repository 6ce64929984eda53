import { describe, expect, it } from 'vitest';
import { depositErrors } from '../../../../src/server/modules/wallet/wallet.rules';

describe('depositErrors', () => {
  const bounds = { minimum: 100, maximum: 500 };
  it.each([
    [99, 'too_small'],
    [501, 'too_big'],
  ])('refuses %i', (amount, code) => expect(depositErrors(amount, bounds)).toEqual([{ path: 'amount', code }]));
  it.each([100, 500])('takes %i', (amount) => expect(depositErrors(amount, bounds)).toEqual([]));
});
