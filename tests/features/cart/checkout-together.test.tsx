import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepCheckout } from '../../../src/client/checkout-intent';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { CheckoutScreen } from '../../../src/features/cart/checkout-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile, testTenant } from '../../support/test-shell';
import { purchaseOrder } from '../purchase/purchase-fixture';
import { cartItem, cartOf, quoteOf } from './cart-fixture';

const cart = cartOf(['Feather', cartItem('a')], ['Tea', cartItem('b')]);
const quote = quoteOf(cart, ['a', 'b'], { quoteId: 'first' });
const places = { warehouses: [], ownPlace: { receiver: 'Ada', place: '1 Pier, Sydney, Australia' } };

function open(preference: Partial<typeof testTenant.tenantPreference>) {
  keepCheckout({ kind: 'cart', cartItemIds: ['a', 'b'], tenantWarehouseId: 'gz' });
  const tenantPreference = { ...testTenant.tenantPreference, ...preference };
  return renderUi(<CheckoutScreen articles={[]} places={places} />, {
    url: '/checkout',
    shell: { profile: testProfile, tenant: { ...testTenant, tenantPreference } },
  });
}

it.each([
  ['to where they are paid together', true, '/my/pending-payments?orders=PO-1%2CPO-2'],
  ['to the orders to pay, in a shop where each is paid by itself', false, '/my/purchase?group=toPay'],
])('a checkout of several orders goes %s', async (_, supportBatchPay, path) => {
  mockEndpoint(cartEndpoints.refresh, quote);
  mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });
  const made = ['1', '2'].map((number) => purchaseOrder(`o${number}`, { orderNo: `PO-${number}` }));
  mockEndpoint(purchaseEndpoints.create, made);
  const { user, router } = open({ supportBatchPay, supportBalancePay: true });
  await user.click(await screen.findByRole('checkbox', { name: /I have read the terms/ }));
  await user.click(await screen.findByRole('button', { name: 'Place the order' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(path));
});
