import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCart } from '../../../src/client/cart.store';
import { readCheckout } from '../../../src/client/checkout-intent';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import type { Cart } from '../../../src/contract/cart';
import type { Product } from '../../../src/contract/catalog';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { ProductScreen } from '../../../src/features/catalog/product-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { cups, noFreight, shoes } from './product-fixture';

const cart: Cart = { shops: [], itemCount: 2 };

function openProduct(product: Product, { isKnown = true } = {}) {
  mockEndpoint(tenantEndpoints.listCountries, []);
  mockEndpoint(accountEndpoints.listAddresses, []);
  mockEndpoint(cartEndpoints.estimateShipment, noFreight);
  mockEndpoint(cartEndpoints.previewProduct, problem('UNAVAILABLE'));
  return renderUi(<ProductScreen data={{ kind: 'product', product }} />, {
    url: '/product?url=abc',
    shell: { profile: isKnown ? testProfile : null },
  });
}
const box = () => within(screen.getByRole('complementary', { name: 'Buy' }));
const field = (name: string) => screen.findByRole('textbox', { name: `Quantity of ${name}` });
async function want({ user }: ReturnType<typeof openProduct>, name: string, quantity: number) {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, `${quantity}{Enter}`);
}
const openBulk = ({ user }: ReturnType<typeof openProduct>) =>
  user.click(screen.getByRole('radio', { name: 'Several at once' }));

describe('several kinds at once', () => {
  it('is not offered where a marketplace sells one by one', () => {
    openProduct(shoes);
    expect(screen.queryByRole('radio', { name: 'Several at once' })).toBeNull();
  });

  it('lights up the tier of all pieces, prices them by it and adds them in one call', async () => {
    const adds = mockEndpoint(cartEndpoints.addMultiple, cart);
    const view = openProduct(cups);
    await openBulk(view);
    await want(view, 'White · S', 12);
    const tiers = within(screen.getByRole('list', { name: 'Price by quantity' })).getAllByRole('listitem');
    expect(tiers[0]).toHaveAttribute('aria-current', 'true');
    await view.user.click(screen.getByRole('radio', { name: /^Black/ }));
    await want(view, 'Black · S', 8);
    expect(tiers[1]).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Kinds: 2')).toBeVisible();
    expect(screen.getByText('Pieces: 20')).toBeVisible();
    // 20 × ¥8.00, delivery free, 5 % with a minimum of ¥5
    const receipt = within(screen.getByRole('region', { name: 'What it costs' }));
    expect(receipt.getByText('White · S: ¥8.00 × 12')).toBeInTheDocument();
    expect(receipt.getByText('Estimated total').parentElement).toHaveTextContent('¥168.00');
    await view.user.click(box().getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('Added to your cart')).toBeVisible();
    expect(adds.map(({ body }) => body)).toEqual([
      {
        productUrl: cups.productUrl,
        items: [
          { productSkuId: 'ws', quantity: 12 },
          { productSkuId: 'bs', quantity: 8 },
        ],
      },
    ]);
    expect(useCart.getState().cart).toEqual(cart);
    // what is in the cart is not wanted a second time
    expect(screen.getByText('Pieces: 0')).toBeVisible();
  });

  it('keeps to packs and stock, and offers nothing of what has gone', async () => {
    const view = openProduct(cups);
    await openBulk(view);
    await want(view, 'White · L', 30);
    expect(await field('White · L')).toHaveValue('8');
    await want(view, 'White · S', 3);
    expect(await field('White · S')).toHaveValue('4');
    await view.user.click(screen.getByRole('radio', { name: /^Black/ }));
    expect(await field('Black · L')).toBeDisabled();
  });

  it('says what the seller asks for instead of adding too few', async () => {
    const adds = mockEndpoint(cartEndpoints.addMultiple, cart);
    const view = openProduct(cups);
    await openBulk(view);
    await field('White · S');
    await view.user.click(box().getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter how many you want of at least one kind.');
    expect(await field('White · S')).toHaveFocus();
    await want(view, 'White · S', 4);
    expect(screen.getByRole('alert')).toHaveTextContent('at least 6 pieces in all');
    await view.user.click(box().getByRole('button', { name: 'Add to cart' }));
    expect(adds).toEqual([]);
  });

  it('starts with the kind that was chosen and takes it to the checkout', async () => {
    const view = openProduct(cups);
    await view.user.click(screen.getByRole('radio', { name: /^White/ }));
    await view.user.click(screen.getByRole('radio', { name: /^S( |$)/ }));
    await openBulk(view);
    expect(await field('White · S')).toHaveValue('6');
    await view.user.click(box().getByRole('button', { name: 'Buy now' }));
    expect(readCheckout()).toMatchObject({ kind: 'buy-now', items: [{ productSkuId: 'ws', quantity: 6 }] });
  });

  it('is found again after the way to login', async () => {
    const view = openProduct(cups, { isKnown: false });
    await openBulk(view);
    await want(view, 'White · S', 10);
    await view.user.click(box().getByRole('button', { name: 'Add to cart' }));
    expect(view.router.push).toHaveBeenCalledWith(expect.stringContaining('/auth/login'));
    view.unmount();
    openProduct(cups);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Several at once' })).toBeChecked());
    expect(await field('White · S')).toHaveValue('10');
  });
});
