import { expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { productOf } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { skuOf, startCart } from '../cart/filling';

const mug = productOf({ weightGrams: 402, size: { lengthMm: 120, widthMm: 100, heightMm: 110 } });
const byRoom = lineOf('room', {
  weight: { divisor: 1000 },
  surcharges: [{ code: 'label', name: { en: 'Labels' }, charge: { per: 'ITEM', fee: 100 } }],
});
const byScale = lineOf('scale', { weight: { divisor: 6000, maxScaleGrams: 9000 } });

it.each([1, 3, 7, 20])('costs as much for %i mugs in the calculator, on their page and in the cart', async (pieces) => {
  const shop = await startShop({ offers: { lines: [byRoom, byScale] } });
  const { token } = await startCart([mug], shop);
  const goods = [{ productUrl: canonicalUrl(mug), productSkuId: skuOf(mug), quantity: pieces }];
  const { lengthMm: sizeLength, widthMm: sizeWidth, heightMm: sizeHeight } = mug.size;
  const query = { country: 'au', weight: mug.weightGrams, sizeLength, sizeWidth, sizeHeight, pieces };
  const body = { goods, country: 'au' };
  const [calculator, page, cart] = await Promise.all([
    shop.call(catalogEndpoints.estimateFreight, { query }),
    shop.call(cartEndpoints.estimateShipment, { body }),
    shop.call(cartEndpoints.estimateShipment, { body }, { token }),
  ]);
  expect(page.data).toEqual(cart.data);
  const told = ({ transitOptionName, chargeableGrams, total, lines }: (typeof calculator.data)[number]) => {
    return { transitOptionName, chargeableGrams, total, lines };
  };
  expect(calculator.data.map(told)).toEqual(cart.data.lines.map(told));
  expect(calculator.data).toMatchObject([{ total: { currency: 'USD' } }, {}]);
});
