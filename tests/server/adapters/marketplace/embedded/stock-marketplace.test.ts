import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { embeddedMarketplace } from '../../../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import { forgetStock } from '../../../../../src/server/adapters/marketplace/embedded/current-stock';
import { seedMarketplace } from '../../../../../src/server/adapters/marketplace/embedded/stock-marketplace';
import { systemTx } from '../../../../../src/server/db/database';
import { marketplaceWord } from '../../../../../src/server/db/schema/marketplace';
import { inLanguages, productOf, stockMarketplace } from '../../../../support/marketplace';

const find = async (keyword: string) =>
  (
    await embeddedMarketplace.can.search({
      keyword,
      channels: ['TAOBAO'],
      sort: 'relevance',
      pageNo: 1,
      pageSize: 20,
      language: 'en',
    })
  ).items.map(({ itemId }) => itemId);

const newWord = (stem: string) =>
  stem + [...String(randomInt(1e6, 1e7))].map((digit) => 'abcdefghij'[Number(digit)]).join('');

describe('stocking the marketplace', () => {
  it('writes a catalogue once, and again when it has changed', async () => {
    const [first, second] = [newWord('quill'), newWord('sabre')];
    const categoryId = newWord('cat');
    const product = productOf({ categoryId, title: inLanguages(first) });
    const categories = [{ id: categoryId, name: inLanguages('Pens', { vi: 'Bút' }), image: '/pens.webp' }];
    expect(await seedMarketplace({ products: [product], categories })).toBe(true);
    expect(await seedMarketplace({ products: [product], categories })).toBe(false);
    expect(await find(first)).toEqual([product.itemId]);

    const renamed = { ...product, title: inLanguages(second) };
    expect(await seedMarketplace({ products: [renamed], categories })).toBe(true);
    expect(await find(second)).toEqual([product.itemId]);
    expect(await find(first)).toEqual([]);
    const inVietnamese = await embeddedMarketplace.can.categories({ language: 'vi', channels: ['TAOBAO'] });
    expect(inVietnamese.find(({ id }) => id === categoryId)).toEqual({
      id: categoryId,
      name: 'Bút',
      image: '/pens.webp',
      productCount: 1,
    });
    expect(
      (await embeddedMarketplace.can.categories({ language: 'vi', channels: ['JD'] })).some(
        ({ id }) => id === categoryId,
      ),
    ).toBe(false);
  });

  it('forgets the words that no product has any more', async () => {
    const word = newWord('anchor');
    const product = productOf({ title: inLanguages(word) });
    await stockMarketplace([product]);
    expect(await find(word.slice(0, -1))).toEqual([product.itemId]);
    await stockMarketplace([{ ...product, status: 'off_shelf' }]);
    expect(await find(word.slice(0, -1))).toEqual([]);
  });

  it('makes its words anew where they were lost', async () => {
    const word = newWord('lantern');
    const product = productOf({ title: inLanguages(word) });
    await stockMarketplace([product]);
    await systemTx((tx) => tx.delete(marketplaceWord));
    // as a process that starts now
    forgetStock();
    expect(await find(word.slice(0, -1))).toEqual([product.itemId]);
    expect(await systemTx((tx) => tx.$count(marketplaceWord, eq(marketplaceWord.word, word)))).toBe(1);
  });
});
