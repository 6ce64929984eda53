import { screen, within } from '@testing-library/react';
import type { Address } from '../../../src/contract/account';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import type { Cart } from '../../../src/contract/cart';
import type { Product } from '../../../src/contract/catalog';
import type { ShipmentEstimate } from '../../../src/contract/shipment';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { ProductScreen } from '../../../src/features/catalog/product-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { noFreight } from './product-fixture';

export const cart: Cart = { shops: [], itemCount: 1 };

export const url = '/product?url=abc&filters=';

interface Visit {
  isKnown?: boolean;
  addresses?: Address[];
  freight?: ShipmentEstimate;
}

export function openProduct(product: Product, { isKnown = true, addresses = [], freight = noFreight }: Visit = {}) {
  mockEndpoint(tenantEndpoints.listCountries, [{ code: 'vn', name: 'Vietnam' }]);
  mockEndpoint(accountEndpoints.listAddresses, addresses);
  const freightAsked = mockEndpoint(cartEndpoints.estimateShipment, freight);
  mockEndpoint(cartEndpoints.previewProduct, problem('UNAVAILABLE'));
  const view = renderUi(<ProductScreen data={{ kind: 'product', product }} />, {
    url,
    shell: { profile: isKnown ? testProfile : null },
  });
  return { ...view, freightAsked };
}

export const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

export const box = () => within(screen.getByRole('complementary', { name: 'Buy' }));

export const addButton = () => box().getByRole('button', { name: 'Add to cart' });
