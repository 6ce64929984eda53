import { afterEach, describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import type { Cart } from '../../../../src/contract/cart';
import { LIMITS } from '../../../../src/contract/limits';
import { canonicalUrl, type ProductRef } from '../../../../src/contract/product-link';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import type { SupplierProduct } from '../../../../src/server/adapters/marketplace/marketplace.port';
import { setSources } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { SourceFailure } from '../../../../src/server/adapters/marketplace/source-failure.port';
import { fakeSource, suppliedProduct } from '../../../support/fake-source';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

afterEach(() => setSources());

const refOf = (place: number): ProductRef => ({ channel: 'TAOBAO', itemId: String(100_000 + place) });
/** By their products: lines of one moment have no order of their own. */
const itemsOf = (cart: Cart) =>
  cart.shops.flatMap(({ cartItems }) => cartItems).sort((a, b) => Number(a.productId) - Number(b.productId));

/** A shopper at a shop of a source that the test changes as it goes: what it sells, and whether it answers. */
async function startShopping() {
  const changes = new Map<string, Partial<SupplierProduct>>();
  const state = { isDown: false };
  const { source, asked } = fakeSource({
    product: ({ refs }) =>
      state.isDown
        ? Promise.reject(new SourceFailure('unavailable'))
        : Promise.resolve(refs.map((ref) => suppliedProduct(ref, changes.get(ref.itemId)))),
  });
  /** As a process that has just started. */
  const forget = () => setSources([source]);
  forget();
  const shop = await startShop({ marketplaceSources: [{ source: 'fake' }] });
  const as = { token: (await signUp(shop)).token };
  return {
    shop,
    forget,
    state,
    as,
    change: (place: number, change: Partial<SupplierProduct>) => changes.set(refOf(place).itemId, change),
    add: async (place: number, quantity = 1) => {
      const body = { productUrl: canonicalUrl(refOf(place)), productSkuId: `${refOf(place).itemId}1`, quantity };
      return itemsOf((await shop.call(cartEndpoints.add, { body }, as)).data);
    },
    cart: async () => itemsOf((await shop.call(cartEndpoints.get, {}, as)).data),
    /** Ids that the source was asked for since it was last asked this. */
    asked: () => asked.splice(0).flatMap(({ asked: question }) => (question as { refs: ProductRef[] }).refs.map(({ itemId }) => itemId)), // prettier-ignore
  };
}

describe('a change of the cart', () => {
  it('asks the marketplace for the product that is added, and for no other', async () => {
    const { add, asked, forget } = await startShopping();
    for (const place of [1, 2, 3]) await add(place, 2);
    asked();
    forget();
    const items = await add(4);
    expect(asked()).toEqual([refOf(4).itemId]);
    // the others as they were last seen
    expect(items.map(({ productId, quantity, stock, unitPrice, isSoldOut }) => [productId, quantity, stock, unitPrice.cny.amount, isSoldOut])).toEqual([1, 2, 3, 4].map((place) => [refOf(place).itemId, place === 4 ? 1 : 2, 50, 1000, false])); // prettier-ignore
  });

  it('asks for the product alone whose quantity is set, and for none where a note or a removal says nothing of prices', async () => {
    const { shop, as, add, asked, forget } = await startShopping();
    for (const place of [1, 2, 3]) await add(place);
    const [first, second, third] = (await add(3)).map(({ id }) => ({ id }));
    asked();
    forget();
    const set = await shop.call(cartEndpoints.setQuantity, { params: second!, query: { quantity: 7 } }, as);
    expect(itemsOf(set.data).map(({ quantity }) => quantity)).toEqual([1, 7, 2]);
    expect(asked()).toEqual([refOf(2).itemId]);
    forget();
    await shop.call(cartEndpoints.setMessage, { params: first!, body: { message: 'blue' } }, as);
    await shop.call(cartEndpoints.remove, { params: third! }, as);
    expect(asked()).toEqual([]);
  });

  it('shows of the others what the marketplace said last: what was off the shelf stays so', async () => {
    const { add, change, cart, forget, asked } = await startShopping();
    for (const place of [1, 2]) await add(place);
    change(1, { status: 'off_shelf' });
    change(2, { skus: [{ skuId: `${refOf(2).itemId}1`, values: [], priceFen: 1200, stock: 3 }] });
    forget();
    const problems = (items: Awaited<ReturnType<typeof cart>>) =>
      items.map(({ productId, isSoldOut, unitPrice }) => [productId, isSoldOut, unitPrice.cny.amount]);
    const looked = problems(await cart());
    expect(looked).toEqual([[refOf(1).itemId, true, 1000], [refOf(2).itemId, false, 1200]]); // prettier-ignore
    asked();
    expect(problems(await add(3)).slice(0, 2)).toEqual(looked);
    expect(asked()).toEqual([refOf(3).itemId]);
  });
});

describe('a cart whose marketplace is down', () => {
  it('is shown as it was, and nothing is quoted or added', async () => {
    const { shop, as, state, add, cart, forget } = await startShopping();
    const [line] = await add(1, 2);
    forget();
    state.isDown = true;
    expect(await cart()).toEqual([line]);
    const refused = [
      await shop.call(cartEndpoints.refresh, { body: { cartItemIds: [line!.id] } }, as),
      await shop.call(cartEndpoints.setQuantity, { params: { id: line!.id }, query: { quantity: 3 } }, as),
      await shop.call(cartEndpoints.add, { body: { productUrl: canonicalUrl(refOf(2)), productSkuId: `${refOf(2).itemId}1`, quantity: 1 } }, as), // prettier-ignore
    ];
    expect(refused.map(({ status, problem, headers }) => [status, problem.code, headers.get('retry-after')])).toEqual(
      refused.map(() => [503, 'SUPPLIER_UNAVAILABLE', '5']),
    );
    state.isDown = false;
    expect((await cart())[0]?.quantity).toBe(2);
  });
});

describe('the price of which an order is made', () => {
  const limit = LIMITS.priceMinutes * 60_000;
  async function quoted() {
    const at = await startShopping();
    const [line] = await at.add(1);
    const { data: quote } = await at.shop.call(cartEndpoints.refresh, { body: { cartItemIds: [line!.id] } }, at.as);
    at.asked();
    const body = { quoteId: quote.quoteId, termsAccepted: true } as const;
    return { ...at, order: () => at.shop.call(purchaseEndpoints.create, { body }, at.as) };
  }
  const dearer = { skus: [{ skuId: `${refOf(1).itemId}1`, values: [], priceFen: 1100, stock: 50 }] };

  it('is at most five minutes old: until then nobody has to be asked', async () => {
    const { shop, state, order } = await quoted();
    state.isDown = true;
    shop.clock.now = new Date(shop.clock.now.getTime() + limit - 1);
    expect((await order()).status).toBe(200);
  });

  it('is asked for anew after five minutes, and a dearer one is shown before it is paid', async () => {
    const { shop, change, order, asked } = await quoted();
    change(1, dearer);
    shop.clock.now = new Date(shop.clock.now.getTime() + limit);
    expect((await order()).problem.code).toBe('PRICE_CHANGED');
    expect(asked()).toEqual([refOf(1).itemId]);
  });

  it('is not an older one, not even where the marketplace is down', async () => {
    const { shop, state, order, cart } = await quoted();
    state.isDown = true;
    shop.clock.now = new Date(shop.clock.now.getTime() + limit);
    const refused = await order();
    expect([refused.status, refused.problem.code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
    expect(await cart()).toHaveLength(1);
    state.isDown = false;
    expect((await order()).status).toBe(200);
  });
});

describe('a weight that a supplier does not say', () => {
  it('is told as assumed with the product, and where the way abroad is estimated', async () => {
    const { shop, change, as } = await startShopping();
    change(1, { weightGrams: 500, isWeightAssumed: true });
    const [unsaid, said] = [canonicalUrl(refOf(1)), canonicalUrl(refOf(2))];
    const { data: product } = await shop.call(catalogEndpoints.getProduct, { query: { productUrl: unsaid } }, as);
    expect(product).toMatchObject({ weightGrams: 500, isWeightAssumed: true });
    const goods = [1, 2].map((place) => ({ productUrl: canonicalUrl(refOf(place)), productSkuId: `${refOf(place).itemId}1`, quantity: 2 })); // prettier-ignore
    const { data } = await shop.call(cartEndpoints.estimateShipment, { body: { goods, country: 'au' } }, as);
    expect(data).toMatchObject({ assumed: [{ productUrl: unsaid, weightGrams: 500 }], unweighed: [] });
    expect(data.assumed.map(({ productUrl }) => productUrl)).not.toContain(said);
  });
});
