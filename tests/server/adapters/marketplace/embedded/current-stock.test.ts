import { randomInt } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { CatalogueProduct } from '../../../../../src/server/adapters/marketplace/embedded/catalogue-product';
import { embeddedMarketplace } from '../../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import { inLanguages, productOf } from '../../../../support/marketplace';

const find = async (keyword: string) => {
  const { items } = await embeddedMarketplace.can.search({
    keyword,
    channels: ['TAOBAO'],
    sort: 'relevance',
    pageNo: 1,
    pageSize: 20,
    language: 'en',
  });
  return items.map(({ itemId }) => itemId);
};

const newWord = (stem: string) =>
  stem + [...String(randomInt(1e6, 1e7))].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** With modules of its own on the same database, as another process has them: it cannot tell this one anything. */
async function stockElsewhere(products: CatalogueProduct[]) {
  vi.resetModules();
  const other = await import('../../../../../src/server/adapters/marketplace/embedded/stock-marketplace');
  await other.stockProducts(products);
}

describe('what a process remembers of the stock', () => {
  it('gives way to what another process has stocked', async () => {
    const [word, category] = [newWord('beacon'), newWord('cat')];
    const product = productOf({ title: inLanguages(word), categoryId: category });
    expect(await find(word)).toEqual([]);

    await stockElsewhere([product]);
    await expect.poll(() => find(word), { timeout: 20_000, interval: 200 }).toEqual([product.itemId]);

    await stockElsewhere([{ ...product, status: 'off_shelf' }]);
    // also by a part of it, which only the vocabulary knows
    await expect.poll(() => find(word.slice(2)), { timeout: 20_000, interval: 200 }).toEqual([]);
  });
});
