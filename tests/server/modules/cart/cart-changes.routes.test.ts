import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { startCart, tiered } from './filling';

describe('changes of a line', () => {
  it('sets quantity and message, removes, clears', async () => {
    const { shop, token, product, add } = await startCart();
    await add(product, 1);
    const cart = (await add(product, 1, 1)).data;
    const [a, b] = cart.shops[0]?.cartItems.map(({ id }) => id) ?? [];
    const params = { id: a ?? '' };
    const more = await shop.call(cartEndpoints.setQuantity, { params, query: { quantity: 7 } }, { token });
    expect(more.data.shops[0]?.cartItems.find(({ id }) => id === a)?.quantity).toBe(7);
    const said = await shop.call(cartEndpoints.setMessage, { params, body: { message: 'Blue, please' } }, { token });
    expect(said.data.shops[0]?.cartItems.find(({ id }) => id === a)?.message).toBe('Blue, please');
    const left = await shop.call(cartEndpoints.remove, { params }, { token });
    expect(left.data.shops[0]?.cartItems.map(({ id }) => id)).toEqual([b]);
    expect((await shop.call(cartEndpoints.remove, { params }, { token })).status).toBe(404);
    expect((await shop.call(cartEndpoints.clear, {}, { token })).data).toEqual({ shops: [], itemCount: 0 });
  });
  it('refuses wrong quantities and leaves the line as it was', async () => {
    const { shop, token, product, add, get } = await startCart([tiered()]);
    const id = (await add(product, 4)).data.shops[0]?.cartItems[0]?.id ?? '';
    const set = (quantity: number) =>
      shop.call(cartEndpoints.setQuantity, { params: { id }, query: { quantity } }, { token });
    expect((await set(3)).problem.errors).toEqual([{ path: 'quantity', code: 'NOT_IN_BATCH' }]);
    expect((await set(102)).problem.errors).toEqual([{ path: 'quantity', code: 'ABOVE_STOCK' }]);
    expect((await set(0)).status).toBe(422);
    expect((await get()).data.shops[0]?.cartItems[0]?.quantity).toBe(4);
  });
});

describe('ownership of a cart', () => {
  it('hides lines of another shopper and of another shop’s shopper', async () => {
    const mine = await startCart();
    const id = (await mine.add(mine.product, 1)).data.shops[0]?.cartItems[0]?.id ?? '';
    const neighbour = await startCart([], mine.shop);
    const stranger = await startCart([]);
    for (const { shop, token, get } of [neighbour, stranger]) {
      expect((await get()).data.itemCount).toBe(0);
      const answers = [
        await shop.call(cartEndpoints.setQuantity, { params: { id }, query: { quantity: 9 } }, { token }),
        await shop.call(cartEndpoints.setMessage, { params: { id }, body: { message: 'x' } }, { token }),
        await shop.call(cartEndpoints.remove, { params: { id } }, { token }),
        await shop.call(cartEndpoints.refresh, { body: { cartItemIds: [id] } }, { token }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      await shop.call(cartEndpoints.clear, {}, { token });
    }
    expect((await mine.get()).data.shops[0]?.cartItems).toMatchObject([{ id, quantity: 1, message: '' }]);
  });
  it('lets no visitor in', async () => {
    const { shop } = await startCart([]);
    expect((await shop.call(cartEndpoints.get, {})).status).toBe(401);
  });
});
