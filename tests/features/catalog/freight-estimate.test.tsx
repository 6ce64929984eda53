import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../../src/client/cart.store';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import type { ShipmentEstimate } from '../../../src/contract/shipment';
import { WayAbroad } from '../../../src/features/cart/way-abroad';
import { shippedOfCart } from '../../../src/features/cart/way-abroad.rules';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { address } from '../account/account-fixture';
import { cartItem, cartOf } from '../cart/cart-fixture';
import { openProduct } from './open-product';
import { noFreight, shoes } from './product-fixture';

const line = {
  title: 'Air',
  minDays: 7,
  maxDays: 12,
  chargeableGrams: 950,
  lines: [],
  refusals: [],
  cover: '',
  dearInsurance: null,
  remark: '',
};
const refusal = { code: 'own-rule', values: {}, text: 'No shoes.', limit: null, actual: null, over: null, cures: [] };
const air: ShipmentEstimate['lines'][number] = {
  ...line,
  transitOptionName: 'air',
  total: { amount: 900, currency: 'USD' },
  atMost: null,
};
const post: ShipmentEstimate['lines'][number] = {
  ...line,
  transitOptionName: 'post',
  title: 'Post',
  total: null,
  refusals: [refusal],
  atMost: null,
};
const answer: ShipmentEstimate = { ...noFreight, grams: 950, lines: [air, post] };

const goodsOf = (productSkuId: string, quantity: number) => ({ productUrl: shoes.productUrl, productSkuId, quantity });
const inCart = cartOf(['Feather', { ...cartItem('a', { quantity: 2 }), ...goodsOf('r40', 2) }, cartItem('b')]);
const freight = () => within(screen.getByRole('region', { name: 'Shipping to you, estimated' }));

function open(freight = answer, { isKnown = true, cart = cartOf() } = {}) {
  if (isKnown) useCart.getState().setCart(cart);
  const addresses = [address('1', { countryCode: 'AU', postcode: '0872' })];
  const { freightAsked: requests, ...view } = openProduct(shoes, { isKnown, addresses, freight });
  return { ...view, requests };
}

beforeEach(() => {
  sessionStorage.clear();
  useCart.getState().clear();
});

describe('the way abroad of a product', () => {
  it('is asked as the cart asks where the product lies in it', async () => {
    const { requests, unmount } = open(answer, { cart: inCart });
    await screen.findByText('About 0.95 kg with packing');
    const [onPage] = requests;
    unmount();
    const inTheCart = mockEndpoint(cartEndpoints.estimateShipment, answer);
    renderUi(<WayAbroad items={shippedOfCart(inCart, ['a', 'b'])} tenantWarehouseId={undefined} />, {
      url: '/cart',
      shell: { profile: testProfile },
    });
    await screen.findByText('About 0.95 kg with packing');
    expect(onPage?.body).toMatchObject({ country: 'au', postcode: '0872', goods: [goodsOf('r40', 2), { quantity: 1 }] });
    expect(inTheCart.map(({ body }) => body)).toEqual([onPage?.body]);
  });

  it('counts what was just put into the cart once, and not as something besides it', async () => {
    const { requests } = open(answer, { cart: cartOf(['Feather', cartItem('b')]) });
    await freight().findByText('Air');
    expect(freight().getByRole('checkbox', { name: 'Together with my cart (1)' })).toBeChecked();
    const added = { ...cartItem('a'), ...goodsOf('r40', 1) };
    act(() => useCart.getState().setCart(cartOf(['Feather', cartItem('b'), added])));
    // a moment after a change it would be asked anew
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(freight().getByRole('checkbox', { name: 'Together with my cart (1)' })).toBeChecked();
    expect(requests).toMatchObject([{ body: { goods: [{ quantity: 1 }, { quantity: 1 }] } }]);
    act(() => useCart.getState().setCart(cartOf(['Feather', added])));
    expect(freight().queryByRole('checkbox')).toBeNull();
  });

  it('is asked of the product alone where that is wished', async () => {
    const { user, requests } = open(answer, { cart: inCart });
    await freight().findByText('Air');
    await user.click(freight().getByRole('checkbox', { name: 'Together with my cart (2)' }));
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ goods: [goodsOf('r40', 1)] }));
  });

  it('goes to the shop’s country for visitors, who have no cart and no addresses', async () => {
    const { requests } = open(answer, { isKnown: false });
    await freight().findByText('Air');
    expect(requests.map(({ body }) => body)).toEqual([{ country: 'vn', postcode: '', goods: [goodsOf('r40', 1)] }]);
    expect(freight().queryByRole('checkbox')).toBeNull();
  });

  it('tells of lines that refuse it behind a word, and at once where none takes it', async () => {
    const { unmount } = open({ ...answer, grams: 951 }, { isKnown: false });
    const refused = () => freight().getByText('Lines that do not take it: 1').closest('details');
    await freight().findByText('Air');
    expect(refused()).not.toHaveAttribute('open');
    expect(refused()).toHaveTextContent('No shoes.');
    unmount();
    sessionStorage.clear();
    open({ ...answer, lines: [post] });
    await freight().findByText('No shipping line takes this weight to that country yet.');
    expect(refused()).toHaveAttribute('open');
  });

  it.each([
    [{ unweighed: [shoes.productUrl] }, /^The seller gives no weight\./],
    [{ assumed: [{ productUrl: shoes.productUrl, weightGrams: 500 }] }, /^Weight unknown: 500 g a piece assumed\./],
    [{ isTooMuch: true }, /^This is freight of its own\./],
  ])('says so of %j', async (told, words) => {
    open({ ...noFreight, ...told }, { cart: cartOf(['Feather', cartItem(words.source)]) });
    expect(await freight().findByText(words)).toBeVisible();
  });
}); // prettier-ignore
