import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../../src/client/cart.store';
import { keepCheckout, readCheckout } from '../../../src/client/checkout-intent';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { CheckoutScreen } from '../../../src/features/cart/checkout-screen';
import { mockEndpoint, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { purchaseOrder } from '../purchase/purchase-fixture';
import { orderableIds } from '../../../src/features/cart/cart-selection.rules';
import { cartItem, cartOf, priceOfFen, quoteOf } from './cart-fixture';

const cart = cartOf(['Feather', cartItem('a', { message: 'No logo' })], ['Tea', cartItem('b', { quantity: 2 })]);
const quote = quoteOf(cart, ['a', 'b'], { quoteId: 'first' });
const dearer = quoteOf(cartOf(['Feather', cartItem('a', { unitPrice: priceOfFen(12_000) })]), ['a'], {
  quoteId: 'second',
});
const articles = [{ title: 'Terms', html: '<p>Be kind.</p>' }];

const warehouses = ['gz', 'yw'].map((id) => ({
  ...{ id, name: `House ${id}`, region: 'CHINA' as const, address: `${id} Road 1`, postcode: '510000' },
  ...{ receiver: 'Sampan', phone: '020 1234' },
}));
const ownPlace = { receiver: 'Ada', place: '1 Pier, Sydney, Australia' };

function open(places: Partial<Parameters<typeof CheckoutScreen>[0]['places']> = {}) {
  return renderUi(<CheckoutScreen articles={articles} places={{ warehouses, ownPlace, ...places }} />, {
    url: '/checkout',
    shell: { profile: testProfile },
  });
}
const submit = () => screen.findByRole('button', { name: 'Place the order' });
const agree = () => screen.findByRole('checkbox', { name: /I have read the terms/ });
type User = ReturnType<typeof open>['user'];
async function agreeAndOrder(user: User) {
  await user.click(await agree());
  await user.click(await submit());
}
const summary = () => screen.getByRole('complementary', { name: 'Summary' });

beforeEach(() => {
  sessionStorage.clear();
  keepCheckout({ kind: 'cart', cartItemIds: ['a', 'b'], tenantWarehouseId: 'gz' });
});

describe('the last look', () => {
  it('shows what the server quotes, shop by shop', async () => {
    const asked = mockEndpoint(cartEndpoints.refresh, quote);
    open();
    expect(screen.getByRole('status', { name: 'Checking prices and stock' })).toBeVisible();
    const feather = within(await screen.findByRole('region', { name: 'Feather' }));
    expect(feather.getByText('Message: No logo')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Tea' })).toHaveTextContent('× 2');
    expect(summary()).toHaveTextContent('Total$46.45');
    expect(summary()).toHaveTextContent(/Prices held for \d+:\d\d/);
    expect(asked[0]?.body).toEqual({ cartItemIds: ['a', 'b'], tenantWarehouseId: 'gz' });
  });

  it('says where the goods go, and where they go from there', async () => {
    mockEndpoint(cartEndpoints.refresh, quote);
    open();
    const places = within(await screen.findByRole('region', { name: 'Where it goes' }));
    expect(places.getByRole('combobox', { name: 'Warehouse in China' })).toHaveDisplayValue('House gz');
    expect(places.getByText('gz Road 1, 510000')).toBeVisible();
    expect(places.getByText('Ada')).toBeVisible();
    expect(places.getByText('1 Pier, Sydney, Australia')).toBeVisible();
    expect(places.getByRole('link', { name: 'Change your addresses' })).toHaveAttribute('href', '/my/account');
  });

  it('says so where the shopper has no address yet', async () => {
    mockEndpoint(cartEndpoints.refresh, quote);
    open({ ownPlace: null });
    const places = within(await screen.findByRole('region', { name: 'Where it goes' }));
    expect(places.getByText('You have no address yet.')).toBeVisible();
    expect(places.getByRole('link', { name: 'Add an address' })).toBeVisible();
  });

  it('asks anew for another warehouse, which is kept', async () => {
    const asked = mockEndpoint(cartEndpoints.refresh, ({ body }) => ({
      ...quote,
      tenantWarehouseId: (body as { tenantWarehouseId: string }).tenantWarehouseId,
    }));
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Warehouse in China' }), 'yw');
    expect(await screen.findByText('yw Road 1, 510000')).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ cartItemIds: ['a', 'b'], tenantWarehouseId: 'yw' });
    expect(readCheckout()).toMatchObject({ tenantWarehouseId: 'yw' });
  });

  it('needs the terms, which can be read on the spot', async () => {
    mockEndpoint(cartEndpoints.refresh, quote);
    const ordered = mockEndpoint(purchaseEndpoints.create, []);
    const { user } = open();
    await user.click(await submit());
    expect(screen.getByText('Please agree to the terms to order.')).toBeVisible();
    expect(ordered).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Read them' }));
    expect(await screen.findByText('Be kind.')).toBeVisible();
  });

  it('takes what is chosen in the cart where nobody came from it, all that can be had where nobody has chosen yet', async () => {
    sessionStorage.clear();
    useCart.getState().clear();
    mockEndpoint(cartEndpoints.get, cart);
    const asked = mockEndpoint(cartEndpoints.refresh, quote);
    const { unmount } = open();
    expect(await submit()).toBeEnabled();
    unmount();
    useCart.getState().setSelection(['b']);
    open();
    expect(await submit()).toBeEnabled();
    expect(asked.map(({ body }) => body)).toEqual([{ cartItemIds: orderableIds(cart) }, { cartItemIds: ['b'] }]);
    useCart.getState().clear();
  });

  it('says that there is nothing to check out', async () => {
    sessionStorage.clear();
    mockEndpoint(cartEndpoints.get, cartOf());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to check out' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing to check out');
    expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
  });

  it('can ask again when the marketplace failed', async () => {
    let isDown = true;
    mockEndpoint(cartEndpoints.refresh, () => (isDown ? problem('SUPPLIER_FAILED', { detail: 'No answer.' }) : quote));
    const { user } = open();
    expect(await screen.findByText('No answer.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await submit()).toBeEnabled();
  });

  it('orders nothing that cannot be ordered', async () => {
    const broken = quoteOf(cart, ['a', 'b'], { canOrder: false });
    if (broken.shops[0]?.lines[0]) broken.shops[0].lines[0].problem = 'SOLD_OUT';
    mockEndpoint(cartEndpoints.refresh, broken);
    open();
    expect(await submit()).toBeDisabled();
    expect(screen.getByRole('region', { name: 'Feather' })).toHaveTextContent('Sold out');
  });
});

describe('ordering', () => {
  it('goes to the one order to pay it, and forgets what was to be ordered', async () => {
    mockEndpoint(cartEndpoints.refresh, quote);
    mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    const ordered = mockEndpoint(purchaseEndpoints.create, [purchaseOrder('o1')]);
    const { user, router } = open();
    await agreeAndOrder(user);
    // replaced: the way back leads to the cart, not to a second order
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/my/purchase/o1?pay=1'));
    expect(router.push).not.toHaveBeenCalled();
    expect(ordered.map(({ body }) => body)).toEqual([{ quoteId: 'first', termsAccepted: true }]);
    expect(readCheckout()).toBeUndefined();
    expect(await submit()).toHaveAttribute('aria-busy', 'true');
  });

  it('sends one request for a double click', async () => {
    mockEndpoint(cartEndpoints.refresh, quote);
    mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    const ordered = mockEndpoint(purchaseEndpoints.create, [purchaseOrder('o1')]);
    const { user, router } = open();
    await user.click(await agree());
    await user.dblClick(await submit());
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(ordered).toHaveLength(1);
  });

  it('tries again with the same key, so that one wish is one order', async () => {
    mockEndpoint(cartEndpoints.refresh, quote);
    mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    let isDown = true;
    const ordered = mockEndpoint(purchaseEndpoints.create, () => (isDown ? NETWORK_FAILURE : [purchaseOrder('o1')]));
    const { user, router } = open();
    await agreeAndOrder(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the shop');
    isDown = false;
    await user.click(await submit());
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    const keys = ordered.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('says what moved, and orders at the new price only when told again', async () => {
    mockEndpoint(cartEndpoints.refresh, quote);
    mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    const ordered = mockEndpoint(purchaseEndpoints.create, ({ body }) =>
      (body as { quoteId: string }).quoteId === 'first'
        ? problem('PRICE_CHANGED', { data: dearer })
        : [purchaseOrder('o1')],
    );
    const { user, router } = open();
    await agreeAndOrder(user);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Something moved since you looked');
    expect(notice).toHaveTextContent('Total $46.45 → $18.82');
    expect(summary()).toHaveTextContent('Total$18.82');
    expect(router.replace).not.toHaveBeenCalled();
    await user.click(await submit());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/my/purchase/o1?pay=1'));
    expect(ordered.map(({ body }) => (body as { quoteId: string }).quoteId)).toEqual(['first', 'second']);
  });

  it('checks prices again once the quote has expired', async () => {
    let round = 0;
    mockEndpoint(cartEndpoints.refresh, () => ({ ...quote, quoteId: (round += 1) === 1 ? 'first' : 'second' }));
    mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
    const ordered = mockEndpoint(purchaseEndpoints.create, ({ body }) =>
      (body as { quoteId: string }).quoteId === 'first'
        ? problem('QUOTE_EXPIRED', { detail: 'These prices were held for ten minutes.' })
        : [purchaseOrder('o1')],
    );
    const { user, router } = open();
    await agreeAndOrder(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('These prices were held for ten minutes.');
    expect(await agree()).toBeChecked();
    await user.click(await submit());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/my/purchase/o1?pay=1'));
    expect(ordered).toHaveLength(2);
  });
});

it('buys one product now without the cart', async () => {
  const items = [{ productSkuId: 'sku-a', quantity: 1 }];
  keepCheckout({ kind: 'buy-now', productUrl: 'https://item.taobao.com/item.htm?id=1', items });
  const asked = mockEndpoint(cartEndpoints.previewProduct, { ...dearer, quoteId: 'now' });
  mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
  const ordered = mockEndpoint(purchaseEndpoints.createFromPreview, [purchaseOrder('o1')]);
  const { user, router } = open();
  await agreeAndOrder(user);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/my/purchase/o1?pay=1'));
  expect(asked[0]?.body).toEqual({ productUrl: 'https://item.taobao.com/item.htm?id=1', items });
  expect(ordered[0]?.body).toEqual({ quoteId: 'now', termsAccepted: true });
});
