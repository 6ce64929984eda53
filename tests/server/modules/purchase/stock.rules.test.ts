import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { stillWanted, stockMarkOf, stockOf } from '../../../../src/server/modules/purchase/stock.rules';

const item = (skuId: string, quantity = 2) => ({ channel: 'TAOBAO', itemId: '7', skuId, quantity }) as const;
const stocks = (...skus: [skuId: string, stock: number][]) =>
  new Map([[canonicalUrl(item('')), { skus: skus.map(([skuId, stock]) => ({ skuId, stock })) }]]);

describe('what the marketplace still has of what was ordered', () => {
  it('is as many as it says of that choice, and none of what it does not sell any more', () => {
    const known = stocks(['red', 5], ['blue', 0]);
    expect([stockOf(item('red'), known), stockOf(item('blue'), known), stockOf(item('green'), known)]).toEqual([5, 0, 0]); // prettier-ignore
    expect(stockOf(item('red'), new Map([[canonicalUrl(item('red')), undefined]]))).toBe(0);
  });

  it('is not known where nobody could be asked, nor of what the shop holds for the order itself', () => {
    expect(stockOf(item('red'), new Map())).toBeNull();
    const own = { ...item('red'), channel: 'SELF_OWNED' } as const;
    expect(stockOf(own, new Map([[canonicalUrl(own), undefined]]))).toBeNull();
  });

  it('marks an order by the worst of its goods', () => {
    const known = stocks(['red', 2], ['blue', 1], ['green', 0]);
    expect(stockMarkOf([item('red')], known)).toBeNull();
    expect(stockMarkOf([item('red'), item('blue')], known)).toBe('SHORT');
    expect(stockMarkOf([item('blue'), item('green')], known)).toBe('GONE');
    expect(stockMarkOf([item('blue')], new Map())).toBeNull();
    expect(stockMarkOf([], known)).toBeNull();
  });

  it('is asked of what is still to be bought and has a listing', () => {
    const its = [
      { channel: 'TAOBAO', status: 'ORDERED' },
      { channel: 'TAOBAO', status: 'REFUNDED' },
      { channel: '', status: 'ORDERED' },
    ] as const;
    expect(stillWanted([...its])).toEqual([its[0]]);
  });
});
