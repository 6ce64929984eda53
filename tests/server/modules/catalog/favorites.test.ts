import { describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { newItemId, productOf, stockMarketplace } from '../../../support/marketplace';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const { saveFavorite, listFavorites, removeFavorite, search } = catalogEndpoints;

async function keep(shop: Shop, token: string, channel: 'TAOBAO' | 'JD' = 'TAOBAO') {
  const product = productOf({ channel });
  await stockMarketplace([product]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const { data } = await shop.call(saveFavorite, { body: { productUrl: canonicalUrl(product) } }, { token });
  return data;
}

describe('favourites', () => {
  it('keeps a product with its price in the shop’s currency', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const favorite = await keep(shop, token);
    expect(favorite.product).toMatchObject({
      title: 'Cotton shirt',
      price: { local: { amount: 714, currency: 'USD' } },
    });
    expect((await shop.call(listFavorites, { query: {} }, { token })).data.items).toEqual([favorite]);
  });

  it('keeps a product once, however often it is saved and by whichever link', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const first = await keep(shop, token);
    const productUrl = `${first.product.productUrl}&spm=a.b`;
    const again = await Promise.all([1, 2, 3].map(() => shop.call(saveFavorite, { body: { productUrl } }, { token })));
    expect(again.map(({ data }) => data)).toEqual([first, first, first]);
    expect((await shop.call(listFavorites, { query: {} }, { token })).data.total).toBe(1);
  });

  it('pages them newest first and by platform', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const [oldest, middle, newest] = [await keep(shop, token), await keep(shop, token, 'JD'), await keep(shop, token)];
    const ids = async (query: object) => {
      const { data } = await shop.call(listFavorites, { query }, { token });
      return { total: data.total, ids: data.items.map(({ id }) => id) };
    };
    expect(await ids({ pageSize: 2 })).toEqual({ total: 3, ids: [newest.id, middle.id] });
    expect(await ids({ pageSize: 2, pageNo: 2 })).toEqual({ total: 3, ids: [oldest.id] });
    expect(await ids({ channel: 'JD' })).toEqual({ total: 1, ids: [middle.id] });
  });

  it('forgets one', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const { id } = await keep(shop, token);
    await shop.call(removeFavorite, { params: { id } }, { token });
    expect((await shop.call(listFavorites, { query: {} }, { token })).data.items).toEqual([]);
    expect((await shop.call(removeFavorite, { params: { id } }, { token })).status).toBe(404);
  });

  it('hides those of another shopper and of another shop', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const { id } = await keep(shop, token);
    const otherShop = await startShop();
    for (const [place, person] of [
      [shop, await signUp(shop)],
      [otherShop, await signUp(otherShop)],
    ] as const) {
      expect((await place.call(listFavorites, { query: {} }, person)).data.total).toBe(0);
      expect((await place.call(removeFavorite, { params: { id } }, person)).status).toBe(404);
    }
    expect((await shop.call(listFavorites, { query: {} }, { token })).data.total).toBe(1);
  });

  it('refuses a visitor and what is no product', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    expect((await shop.call(listFavorites, { query: {} })).status).toBe(401);
    const { problem } = await shop.call(saveFavorite, { body: { productUrl: 'hello' } }, { token });
    expect(problem.code).toBe('PRODUCT_URL_INVALID');
  });

  it('shows on the cards of a list which the shopper keeps (RTE-7)', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const other = await signUp(shop);
    const maker = { id: `shop-${newItemId()}`, name: 'Maker', city: '', ratingTenths: 0 };
    const [kept, left] = [productOf({ shop: maker, soldCount: 2 }), productOf({ shop: maker, soldCount: 1 })];
    await stockMarketplace([kept, left]);
    await shop.call(saveFavorite, { body: { productUrl: canonicalUrl(kept) } }, { token });
    const heartsFor = async (caller?: { token: string }) => {
      const { data } = await shop.call(search, { query: { shopId: maker.id } }, caller);
      return Object.fromEntries(data.items.map(({ productId, isFavorite }) => [productId, isFavorite]));
    };
    expect(await heartsFor({ token })).toEqual({ [kept.itemId]: true, [left.itemId]: false });
    expect(await heartsFor(other)).toEqual({ [kept.itemId]: false, [left.itemId]: false });
    expect(await heartsFor()).toEqual({ [kept.itemId]: undefined, [left.itemId]: undefined });
  });
});
