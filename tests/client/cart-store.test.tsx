import { describe, expect, it } from 'vitest';
import { useCart } from '../../src/client/cart.store';
import { cartEndpoints } from '../../src/contract/cart.endpoints';
import { cartItem, cartOf } from '../features/cart/cart-fixture';
import { mockEndpoint } from '../support/mock-endpoint';

describe('the cart of a page', () => {
  it('is what was put into it while it was read, not what it was before', async () => {
    document.cookie = 'token=fresh-token-fresh-token-fresh; path=/';
    document.cookie = 'loggedIn=1; path=/';
    const filled = cartOf(['Tea', cartItem('a', { quantity: 1 })]);
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    mockEndpoint(cartEndpoints.get, async () => {
      await asked;
      return cartOf();
    });
    const read = useCart.getState().sync();
    useCart.getState().setCart(filled);
    answer();
    await read;
    expect(useCart.getState().cart).toEqual(filled);
    mockEndpoint(cartEndpoints.get, cartOf());
    await useCart.getState().sync();
    expect(useCart.getState().cart).toEqual(cartOf());
  });
});
