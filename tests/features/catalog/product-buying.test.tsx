import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCart } from '../../../src/client/cart.store';
import { readCheckout } from '../../../src/client/checkout-intent';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { LoginScreen } from '../../../src/features/auth/login-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { priceOfFen, shoes } from './product-fixture';
import { cart, url, openProduct, radio, box, addButton } from './open-product';

async function logIn(target: { redirectUrl?: string }, profile = testProfile) {
  document.cookie = 'token=; path=/; max-age=0';
  mockEndpoint(authEndpoints.login, { token: 'fresh-token-fresh-token-fresh', profile });
  mockEndpoint(cartEndpoints.get, cart);
  const view = renderUi(<LoginScreen samples={null} returnOrigins={[]} {...target} />, { url: '/auth/login' });
  await fillIn(view.user, screen.getByRole('textbox', { name: 'E-mail' }), profile.email);
  await fillIn(view.user, screen.getByLabelText('Password', { selector: 'input' }), 'right password');
  await view.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(view.router.push).toHaveBeenCalledWith(target.redirectUrl ?? '/'));
  return view;
}

describe('adding to the cart', () => {
  const choose = async ({ user }: ReturnType<typeof openProduct>) => {
    await user.click(radio('Red'));
    await user.click(radio('40'));
  };

  it('sends SKU, quantity and message, says so and updates the cart', async () => {
    const adds = mockEndpoint(cartEndpoints.add, cart);
    const view = openProduct(shoes);
    await choose(view);
    await view.user.click(box().getByRole('button', { name: 'One more' }));
    await view.user.click(box().getByText('Add a note for our buyer'));
    await view.user.type(box().getByRole('textbox', { name: 'Add a note for our buyer' }), ' No box, please ');
    await view.user.click(addButton());
    expect(await screen.findByText('Added to your cart')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(adds.map(({ body }) => body)).toEqual([
      { productUrl: shoes.productUrl, productSkuId: 'r40', quantity: 2, message: 'No box, please' },
    ]);
    expect(useCart.getState().cart).toEqual(cart);
  });

  it.each(['SOLD_OUT', 'QUANTITY_NOT_ALLOWED'] as const)('shows the refusal %s and looks again', async (code) => {
    mockEndpoint(cartEndpoints.add, problem(code, { detail: 'No more of these.' }));
    const view = openProduct(shoes);
    await choose(view);
    await view.user.click(addButton());
    expect(await box().findByRole('alert')).toHaveTextContent('No more of these.');
    expect(view.router.replace).toHaveBeenCalledWith(url, undefined, { scroll: false });
  });

  it('says that the network failed', async () => {
    mockEndpoint(cartEndpoints.add, NETWORK_FAILURE);
    const view = openProduct(shoes);
    await choose(view);
    await view.user.click(addButton());
    expect(await box().findByRole('alert')).toHaveTextContent('No connection to the shop');
    expect(view.router.replace).not.toHaveBeenCalled();
  });

  it('sends a visitor to login and finds the choice again', async () => {
    const view = openProduct(shoes, { isKnown: false });
    await choose(view);
    await view.user.click(addButton());
    expect(view.router.push).toHaveBeenCalledWith(
      `/auth/login?redirectUrl=${encodeURIComponent(url).replaceAll('%20', '+')}&reason=cart`,
    );
    view.unmount();
    openProduct(shoes);
    await waitFor(() => expect(radio('40')).toBeChecked());
    expect(radio('Red')).toBeChecked();
  });

  it('is added once whoever wanted it has logged in, and told as ever', async () => {
    const view = openProduct(shoes, { isKnown: false });
    await choose(view);
    await view.user.click(addButton());
    view.unmount();
    const sent = mockEndpoint(cartEndpoints.addMultiple, cart);
    const login = await logIn({ redirectUrl: url });
    expect(await screen.findByText('Added to your cart')).toBeVisible();
    expect(useCart.getState().cart).toEqual(cart);
    expect(sent.map(({ body }) => body)).toEqual([
      { productUrl: shoes.productUrl, items: [{ productSkuId: 'r40', quantity: 1 }] },
    ]);
    expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
    login.unmount();
    await logIn({ redirectUrl: url });
    expect(sent).toHaveLength(1);
  });

  it('is not added where the way from login leads elsewhere', async () => {
    const view = openProduct(shoes, { isKnown: false });
    await choose(view);
    await view.user.click(addButton());
    view.unmount();
    const sent = mockEndpoint(cartEndpoints.addMultiple, cart);
    (await logIn({})).unmount();
    await logIn({ redirectUrl: url });
    expect(sent).toEqual([]);
  });

  it('of a session that has ended is added for its shopper, not for another', async () => {
    mockEndpoint(cartEndpoints.add, problem('SESSION_EXPIRED'));
    const sent = mockEndpoint(cartEndpoints.addMultiple, cart);
    for (const [profile, times] of [
      [{ ...testProfile, id: 'shopper2' }, 0],
      [testProfile, 1],
    ] as const) {
      const view = openProduct(shoes);
      await choose(view);
      await view.user.click(addButton());
      await waitFor(() => expect(addButton()).not.toHaveAttribute('aria-busy', 'true'));
      expect(box().queryByRole('alert')).toBeNull();
      view.unmount();
      const login = await logIn({ redirectUrl: url }, profile);
      expect(sent).toHaveLength(times);
      login.unmount();
    }
  });

  it('says why it could not be added after login', async () => {
    const view = openProduct(shoes, { isKnown: false });
    await choose(view);
    await view.user.click(addButton());
    view.unmount();
    mockEndpoint(cartEndpoints.addMultiple, problem('SOLD_OUT', { detail: 'It is sold out.' }));
    await logIn({ redirectUrl: url });
    expect(await screen.findByText('It is sold out.')).toBeVisible();
  });

  it('goes straight to the checkout with buy now', async () => {
    const view = openProduct(shoes);
    await choose(view);
    await view.user.click(box().getByRole('button', { name: 'Buy now' }));
    expect(view.router.push).toHaveBeenCalledWith('/checkout');
    expect(readCheckout()).toEqual({
      kind: 'buy-now',
      productUrl: shoes.productUrl,
      items: [{ productSkuId: 'r40', quantity: 1 }],
    });
  });
});

describe('favourites', () => {
  const favorite = {
    id: 'f1',
    createdAt: '2030-01-01T00:00:00Z',
    product: { ...shoes, image: '/front.webp', price: priceOfFen(10_000), shopName: shoes.shop.name },
  };

  it('keeps and forgets a product', async () => {
    const saves = mockEndpoint(catalogEndpoints.saveFavorite, favorite);
    const removes = mockEndpoint(catalogEndpoints.removeFavorite, {});
    const { user } = openProduct(shoes);
    await user.click(box().getByRole('button', { name: 'Save to favourites' }));
    expect(saves).toHaveLength(1);
    await user.click(await box().findByRole('button', { name: 'Saved to favourites' }));
    await waitFor(() => expect(removes.map(({ params }) => params.id)).toEqual(['f1']));
  });

  it('takes the heart back when it is refused', async () => {
    mockEndpoint(catalogEndpoints.saveFavorite, problem('UNAVAILABLE', { detail: 'Busy.' }));
    const { user } = openProduct(shoes);
    await user.click(box().getByRole('button', { name: 'Save to favourites' }));
    expect(await screen.findByText('Busy.')).toBeVisible();
    expect(box().getByRole('button', { name: 'Save to favourites' })).toHaveAttribute('aria-pressed', 'false');
  });
});
