import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCart } from '../../../src/client/cart.store';
import { readCheckout } from '../../../src/client/checkout-intent';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { CartScreen } from '../../../src/features/cart/cart-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { cartItem, cartOf, priceOfFen, quoteOf } from './cart-fixture';
import { full, open, idsOf, tick, summary, checkout, ready, stepper } from './open-cart';

describe('choosing in the cart', () => {
  it('starts with all that can be had, and quotes it', async () => {
    const { quotes } = open();
    await ready();
    expect(idsOf(quotes[0])).toEqual(['a', 'b', 'c']);
    expect(checkout()).toHaveTextContent('Check out 3 items');
    expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveTextContent('Total$46.45');
  });

  it('takes the words that come later; what is counted and chosen stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const coming = cartItem('a', { title: '跑步鞋', skuLabels: ['红'], areWordsComing: true });
    const asked = mockEndpoint(cartEndpoints.get, cartOf(['Feather', cartItem('a', { quantity: 9 })]));
    open(cartOf(['Feather', coming, cartItem('b')]));
    expect(screen.getByText('红')).toBeVisible();
    await ready();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(await screen.findByRole('link', { name: 'Thing a' })).toBeVisible();
    expect(stepper('a').getByRole('textbox')).toHaveValue('1');
    expect(screen.queryByText('红')).toBeNull();
    expect(screen.getByRole('link', { name: 'Thing b' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(1);
    vi.useRealTimers();
  });

  it('ticks one line, a shop, all', async () => {
    const { user, quotes } = open();
    await ready();
    await user.click(tick('Select Thing a'));
    expect(tick('Feather')).toBePartiallyChecked();
    expect(checkout()).toBeDisabled();
    await ready();
    expect(idsOf(quotes.at(-1))).toEqual(['b', 'c']);
    await user.click(tick('Feather'));
    expect(tick('Feather')).toBeChecked();
    await user.click(tick('Select all'));
    expect(tick('Tea')).not.toBeChecked();
    expect(summary().getByText('Select what you want to order.')).toBeVisible();
    expect(checkout()).toBeDisabled();
  });

  it('keeps of the selection what a sync has left (ENT-2)', async () => {
    open();
    await ready();
    act(() => useCart.getState().setCart(cartOf(['Feather', cartItem('b')])));
    expect(useCart.getState().selection).toEqual(['b']);
    await ready();
    expect(checkout()).toHaveTextContent('Check out 1 item');
  });

  it('ticks what came new since, and leaves the others as they were', async () => {
    const { user } = open();
    await ready();
    await user.click(tick('Select Thing a'));
    const soldOut = cartItem('e', { isSoldOut: true });
    const items = [cartItem('a'), cartItem('b'), cartItem('d'), soldOut];
    act(() => useCart.getState().setCart(cartOf(['Feather', ...items], ['Tea', cartItem('c')])));
    expect(useCart.getState().selection).toEqual(['b', 'd', 'c']);
    await ready();
  });

  it('ticks a line that was added to again', async () => {
    const { user } = open();
    await ready();
    await user.click(tick('Select Thing a'));
    const more = cartOf(['Feather', cartItem('a', { quantity: 3 }), cartItem('b')], ['Tea', cartItem('c')]);
    act(() => useCart.getState().setCart(more, ({ id }) => id === 'a'));
    expect(tick('Select Thing a')).toBeChecked();
    // a stepper is no addition
    await user.click(tick('Select Thing b'));
    act(() => useCart.getState().setCart(more));
    expect(tick('Select Thing b')).not.toBeChecked();
    await ready();
  });

  it('leaves all unticked where the shopper comes back to a cart with nothing chosen', async () => {
    const { user, unmount } = open();
    await ready();
    await user.click(tick('Select all'));
    unmount();
    open();
    expect(tick('Select all')).not.toBeChecked();
  });

  it('starts with all that can be had, also where something was added before the cart was ever looked at', async () => {
    act(() => useCart.getState().setCart(cartOf(['Feather', cartItem('a'), cartItem('b')])));
    act(() => useCart.getState().setCart(full, ({ id }) => id === 'c'));
    open();
    expect(useCart.getState().selection).toEqual(['a', 'b', 'c']);
    await ready();
  });

  it('says which sum pieces and price give exactly, where the shop’s money is rounded', async () => {
    const unitPrice = priceOfFen(1_019);
    open(cartOf(['Feather', cartItem('a', { unitPrice, quantity: 3 }), cartItem('b', { quantity: 2 })]));
    const lines = screen.getAllByRole('article').map((line) => line.textContent);
    // 3 × $1.43 is $4.29
    expect(lines[0]).toContain('≈\u00a0$1.43¥10.19');
    expect(lines[0]).toContain('$4.28¥30.57');
    expect(lines[1]).not.toContain('≈');
    await ready();
  });

  it('carries the chosen lines and the warehouse to the checkout', async () => {
    const { user, router } = open();
    await ready();
    await user.click(tick('Select Thing c'));
    await ready();
    await user.click(checkout());
    expect(router.push).toHaveBeenCalledWith('/checkout');
    expect(readCheckout()).toEqual({ kind: 'cart', cartItemIds: ['a', 'b'], tenantWarehouseId: 'gz' });
  });
});

it('can ask again when the sums did not come', async () => {
  let isDown = true;
  mockEndpoint(cartEndpoints.refresh, () =>
    isDown ? problem('SUPPLIER_FAILED', { detail: 'Taobao did not answer.' }) : quoteOf(full, ['a', 'b', 'c']),
  );
  const { user } = renderUi(<CartScreen firstCart={full} warehouses={[]} hrefs={{}} />, { url: '/cart' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Taobao did not answer.');
  expect(checkout()).toBeDisabled();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await ready();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what to do with an empty cart', () => {
  renderUi(<CartScreen firstCart={{ shops: [], itemCount: 0 }} warehouses={[]} hrefs={{}} />, { url: '/cart' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart is empty');
  expect(screen.getByRole('link', { name: 'Find something' })).toHaveAttribute('href', '/');
});
