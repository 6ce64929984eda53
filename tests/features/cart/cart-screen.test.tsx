import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCart } from '../../../src/client/cart.store';
import { readCheckout } from '../../../src/client/checkout-intent';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import type { Cart } from '../../../src/contract/cart';
import { CartScreen } from '../../../src/features/cart/cart-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { cartItem, cartOf, priceOfFen, quoteOf } from './cart-fixture';

const full = cartOf(['Feather', cartItem('a'), cartItem('b')], ['Tea', cartItem('c')]);
const warehouses = [
  { id: 'gz', name: 'Guangzhou' },
  { id: 'yw', name: 'Yiwu' },
].map((place) => ({ ...place, region: 'CHINA' as const, address: '', receiver: '', phone: '', postcode: '' }));

function open(cart: Cart = full) {
  const quotes = mockEndpoint(cartEndpoints.refresh, ({ body }) =>
    quoteOf(useCart.getState().cart ?? cart, (body as { cartItemIds: string[] }).cartItemIds),
  );
  const view = renderUi(<CartScreen firstCart={cart} warehouses={warehouses} hrefs={{}} />, {
    url: '/cart',
    shell: { profile: testProfile },
  });
  return { ...view, quotes };
}
const idsOf = (request: { body: unknown } | undefined) =>
  (request?.body as { cartItemIds: string[] } | undefined)?.cartItemIds;
const tick = (name: string) => screen.getByRole('checkbox', { name });
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));
const checkout = () => summary().getByRole('button', { name: /^Check out/ });
const ready = () => waitFor(() => expect(checkout()).toBeEnabled(), { timeout: 5000 });
/** The line's own stepper. */
const stepper = (id: string) => within(screen.getByRole('group', { name: `Quantity of Thing ${id}` }));

describe('choosing in the cart', () => {
  it('starts with all that can be had, and quotes it', async () => {
    const { quotes } = open();
    await ready();
    expect(idsOf(quotes[0])).toEqual(['a', 'b', 'c']);
    expect(checkout()).toHaveTextContent('Check out 3 items');
    expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveTextContent('Total$46.45');
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
    expect(lines[0]).toContain('≈$1.43¥10.19');
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

describe('changing the cart', () => {
  it('asks for sums anew, and lets nobody check out with those of before', async () => {
    const { user, quotes } = open();
    await ready();
    const changes = mockEndpoint(cartEndpoints.setQuantity, () =>
      cartOf(['Feather', cartItem('a', { quantity: 2 }), cartItem('b')], ['Tea', cartItem('c')]),
    );
    await user.click(stepper('a').getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({ params: { id: 'a' }, query: { quantity: '2' } });
    await waitFor(() => expect(stepper('a').getByRole('textbox')).toHaveValue('2'));
    expect(checkout()).toBeDisabled();
    await ready();
    expect(quotes).toHaveLength(2);
  });

  it('keeps a message to the buyer', async () => {
    const { user } = open();
    const sent = mockEndpoint(cartEndpoints.setMessage, () =>
      cartOf(['Feather', cartItem('a', { message: 'No logo' }), cartItem('b')], ['Tea', cartItem('c')]),
    );
    await user.click(screen.getAllByRole('button', { name: 'Add a message to the buyer' })[0] as HTMLElement);
    const field = screen.getByRole('textbox', { name: 'Message to the buyer about Thing a' });
    expect(field).toHaveFocus();
    await user.paste('  No logo ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'No logo' })).toBeVisible();
    expect(sent[0]?.body).toEqual({ message: 'No logo' });
  });

  it('takes a line out and puts it back, chosen', async () => {
    const { user } = open();
    await ready();
    mockEndpoint(cartEndpoints.remove, cartOf(['Feather', cartItem('a'), cartItem('b')]));
    const added = mockEndpoint(
      cartEndpoints.add,
      cartOf(['Feather', cartItem('a'), cartItem('b')], ['Tea', { ...cartItem('c'), id: 'c2' }]),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Thing c' }));
    expect(await screen.findByText('Removed: Thing c')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Tea' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tick('Select Thing c')).toBeChecked());
    expect(added[0]?.body).toMatchObject({ productSkuId: 'sku-c', quantity: 1 });
    await waitFor(() => expect(screen.queryByText('Removed: Thing c')).toBeNull());
  });

  it('is emptied only when asked twice', async () => {
    const cleared = mockEndpoint(cartEndpoints.clear, { shops: [], itemCount: 0 });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Empty the cart?' }, { timeout: 10_000 }));
    expect(cleared).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Empty it' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(cleared).toHaveLength(1);
  });

  it('says why nothing was changed', async () => {
    const { user } = open();
    mockEndpoint(cartEndpoints.remove, problem('UNAVAILABLE', { detail: 'Busy.' }));
    await user.click(screen.getByRole('button', { name: 'Remove Thing a' }));
    expect(await screen.findByText('Busy.', undefined, { timeout: 10_000 })).toBeVisible();
    expect(tick('Select Thing a')).toBeVisible();
  });
});

describe('what moved since last time', () => {
  const moved = cartOf([
    'Feather',
    cartItem('a', { isSoldOut: true, stock: 0 }),
    cartItem('b', { unitPrice: priceOfFen(6500), priceBefore: priceOfFen(5900) }),
    cartItem('c', { quantity: 5, stock: 3 }),
  ]);

  it('is marked in place, and what cannot be had cannot be ticked', async () => {
    const { quotes } = open(moved);
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(tick('Select Thing a')).toBeDisabled();
    expect(screen.getByText('The price moved:')).toHaveTextContent('The price moved: $8.26');
    expect(screen.getByText('The price moved:')).toHaveTextContent('$9.10');
    expect(screen.getByText('Only 3 left')).toBeVisible();
    expect(tick('Select Thing c')).toBeDisabled();
    await ready();
    expect(idsOf(quotes[0])).toEqual(['b']);
  });

  it('says how many lines hold the order up', async () => {
    const [shop] = quoteOf(full, ['a', 'b', 'c']).shops;
    if (!shop?.lines[0]) throw new Error('no line');
    mockEndpoint(cartEndpoints.refresh, () => {
      const quote = quoteOf(full, ['a', 'b', 'c'], { canOrder: false });
      if (quote.shops[0]?.lines[0]) quote.shops[0].lines[0].problem = 'OFF_SHELF';
      return quote;
    });
    renderUi(<CartScreen firstCart={full} warehouses={[]} hrefs={{}} />, { url: '/cart' });
    expect(await screen.findByText(/^1 line cannot be ordered/)).toBeVisible();
    expect(checkout()).toBeDisabled();
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
