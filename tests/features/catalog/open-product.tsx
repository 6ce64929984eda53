import { screen, within } from '@testing-library/react';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import type { Cart } from '../../../src/contract/cart';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import type { Product } from '../../../src/contract/catalog';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { ProductScreen } from '../../../src/features/catalog/product-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

export const cart: Cart = { shops: [], itemCount: 1 };

export const url = '/product?url=abc&filters=';

export function openProduct(product: Product, { isKnown = true } = {}) {
  mockEndpoint(tenantEndpoints.listCountries, [{ code: 'vn', name: 'Vietnam' }]);
  mockEndpoint(catalogEndpoints.estimateFreight, []);
  mockEndpoint(cartEndpoints.previewProduct, problem('UNAVAILABLE'));
  return renderUi(<ProductScreen data={{ kind: 'product', product }} />, {
    url,
    shell: { profile: isKnown ? testProfile : null },
  });
}

export const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

export const box = () => within(screen.getByRole('complementary', { name: 'Buy' }));

export const addButton = () => box().getByRole('button', { name: 'Add to cart' });
