import { expect, it } from 'vitest';
import { storedPrice } from '../../../../src/server/modules/purchase/stored-price.rules';

it('is what was agreed in both moneys, at whatever rate that was', () =>
  expect(storedPrice(24_700, 1, 'VND')).toEqual({
    cny: { amount: 24_700, currency: 'CNY' },
    local: { amount: 1, currency: 'VND' },
  }));
