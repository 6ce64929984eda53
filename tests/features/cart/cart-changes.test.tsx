import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCart } from '../../../src/client/cart.store';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { CartScreen } from '../../../src/features/cart/cart-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { cartItem, cartOf, priceOfFen, quoteOf } from './cart-fixture';
import { full, open, idsOf, tick, checkout, ready, stepper } from './open-cart';

describe('changing the cart', () => {
  it('asks for sums anew, and lets nobody check out with those of before', async () => {
    const { user } = open();
    await ready();
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const quotes = mockEndpoint(cartEndpoints.refresh, async ({ body }) => {
      await isAnswered;
      return quoteOf(useCart.getState().cart ?? full, idsOf({ body }) ?? []);
    });
    const changes = mockEndpoint(cartEndpoints.setQuantity, () =>
      cartOf(['Feather', cartItem('a', { quantity: 2 }), cartItem('b')], ['Tea', cartItem('c')]),
    );
    await user.click(stepper('a').getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({ params: { id: 'a' }, query: { quantity: '2' } });
    await waitFor(() => expect(stepper('a').getByRole('textbox')).toHaveValue('2'));
    expect(checkout()).toBeDisabled();
    answer();
    await ready();
    expect(quotes).toHaveLength(1);
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

  it('keeps a message that was left without a word, and none that was given up', async () => {
    const { user } = open();
    const sent = mockEndpoint(cartEndpoints.setMessage, () =>
      cartOf(['Feather', cartItem('a', { message: 'No logo' }), cartItem('b')], ['Tea', cartItem('c')]),
    );
    const [first, second] = screen.getAllByRole('button', { name: 'Add a message to the buyer' }) as [
      HTMLElement,
      HTMLElement,
    ];
    await user.click(second);
    await user.paste('A mistake');
    await user.keyboard('{Escape}');
    expect(second.isConnected).toBe(false);
    expect(screen.getAllByRole('button', { name: 'Add a message to the buyer' })[1]).toHaveFocus();
    await user.click(first);
    await user.paste('No logo');
    await user.tab({ shift: true });
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ message: 'No logo' }]));
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Empty the cart?' }));
    expect(cleared).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Empty it' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(cleared).toHaveLength(1);
  });

  it('says why nothing was changed', async () => {
    const { user } = open();
    mockEndpoint(cartEndpoints.remove, problem('UNAVAILABLE', { detail: 'Busy.' }));
    await user.click(screen.getByRole('button', { name: 'Remove Thing a' }));
    expect(await screen.findByText('Busy.')).toBeVisible();
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
