import { describe, expect, it } from 'vitest';
import { payPasswordErrors } from '../../../../src/server/modules/wallet/pay-password.rules';

describe('a new pay password', () => {
  it.each([
    ['12345', 'not-six-digits'],
    ['777777', 'all-equal'],
    ['654321', 'in-sequence'],
  ])('%s is told wrong at the field it was typed in', (typed, code) =>
    expect(payPasswordErrors(typed, 'payPassword')).toEqual([{ path: 'payPassword', code }]),
  );
  it('is taken where nothing is wrong with it', () => expect(payPasswordErrors('294817', 'payPassword')).toEqual([]));
});
