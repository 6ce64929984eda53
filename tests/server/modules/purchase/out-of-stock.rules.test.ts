import { describe, expect, it } from 'vitest';
import { AFTER } from '../../../../src/server/modules/purchase/item-decision.rules';
import { isNotBought, shareOf } from '../../../../src/server/modules/purchase/out-of-stock.rules';

const order = {
  freightFen: 1000,
  serviceFeeRule: { basisPoints: 500, minimumFen: 0 },
  cnyToLocalRate: '0.14',
  marginBasisPoints: 0,
  currency: 'USD',
};
const dear = { id: 'a', status: 'ORDERED', totalFen: 10_000, totalLocal: 1400, refundedLocal: 0 } as const;
const cheap = { id: 'b', status: 'ORDERED', totalFen: 5000, totalLocal: 700, refundedLocal: 0 } as const;
const share = (change: Partial<typeof order>, item: Parameters<typeof shareOf>[2] = dear, rest = [cheap]) =>
  shareOf({ ...order, ...change }, [item, ...rest], item);

describe('what comes back for an item that is not bought', () => {
  it('is its price, and what the fee is less without it', () => {
    // 5 % of ¥160 less 5 % of ¥60: ¥5
    expect(share({})).toBe(1400 + 70);
    expect(share({ marginBasisPoints: 200 })).toBe(1400 + 71);
  });
  it('is less by what has come back for it', () => expect(share({}, { ...dear, refundedLocal: 400 })).toBe(1000 + 70));
  it('leaves the shop its least fee', () =>
    expect(share({ serviceFeeRule: { basisPoints: 500, minimumFen: 700 } })).toBe(1400 + 14));
  it.each(['REFUNDED', 'OUT_OF_STOCK'] as const)('counts no item that is %s', (status) => {
    const rule = { basisPoints: 500, minimumFen: 400 };
    // 5 % of ¥110 less ¥4, not 5 % of ¥160 less ¥4
    expect(shareOf({ ...order, serviceFeeRule: rule }, [dear, { ...cheap, status }], dear)).toBe(1400 + 21);
  });
});

it('what came back or is not to be had is not bought', () => {
  const states = ['ORDERED', 'REFUNDED', 'OUT_OF_STOCK', 'QC_PASSED'] as const;
  expect(states.filter((status) => isNotBought({ status }))).toEqual(['REFUNDED', 'OUT_OF_STOCK']);
});

it('a decision says where an item stands', () =>
  expect(AFTER).toEqual({
    ACCEPT: 'QC_PASSED',
    PART_REFUND: 'QC_PASSED',
    EXCHANGE: 'EXCHANGING',
    RETURN: 'RETURNING',
  }));
