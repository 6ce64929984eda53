import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { useCart } from '../../../src/client/cart.store';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import type { Cart } from '../../../src/contract/cart';
import { CartScreen } from '../../../src/features/cart/cart-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { cartItem, cartOf, quoteOf } from './cart-fixture';

export const full = cartOf(['Feather', cartItem('a'), cartItem('b')], ['Tea', cartItem('c')]);

export const warehouses = [
  { id: 'gz', name: 'Guangzhou' },
  { id: 'yw', name: 'Yiwu' },
].map((place) => ({ ...place, region: 'CHINA' as const, address: '', receiver: '', phone: '', postcode: '' }));

export function open(cart: Cart = full) {
  const quotes = mockEndpoint(cartEndpoints.refresh, ({ body }) =>
    quoteOf(useCart.getState().cart ?? cart, (body as { cartItemIds: string[] }).cartItemIds),
  );
  const view = renderUi(<CartScreen firstCart={cart} warehouses={warehouses} hrefs={{}} />, {
    url: '/cart',
    shell: { profile: testProfile },
  });
  return { ...view, quotes };
}

export const idsOf = (request: { body: unknown } | undefined) =>
  (request?.body as { cartItemIds: string[] } | undefined)?.cartItemIds;

export const tick = (name: string) => screen.getByRole('checkbox', { name });

export const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));

export const checkout = () => summary().getByRole('button', { name: /^Check out/ });

export const ready = () => waitFor(() => expect(checkout()).toBeEnabled());

/** The line's own stepper. */
export const stepper = (id: string) => within(screen.getByRole('group', { name: `Quantity of Thing ${id}` }));
