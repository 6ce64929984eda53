import { expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { productOf } from '../../../support/marketplace';
import { describeOnPostgres } from '../../../support/postgres';
import { startCart } from './filling';

const RIVALS = 12;

describeOnPostgres('a cart under rivals', () => {
  it('adds every piece of the same SKU', async () => {
    const { product, add, get } = await startCart();
    await Promise.all(Array.from({ length: RIVALS }, () => add(product, 2)));
    expect((await get()).data.shops[0]?.cartItems).toMatchObject([{ quantity: 2 * RIVALS }]);
  });

  it('stays within stock and within the limit of lines', async () => {
    const products = Array.from({ length: LIMITS.cartItems / 4 }, () => productOf());
    const extras = Array.from({ length: RIVALS }, () => productOf());
    const { shop, token, add, get } = await startCart([...products, ...extras]);
    for (const [index, product] of products.entries()) {
      const skus = index === 0 ? product.skus.slice(1) : product.skus;
      const items = skus.map(({ skuId }) => ({ productSkuId: skuId, quantity: 1 }));
      await shop.call(cartEndpoints.addMultiple, { body: { productUrl: canonicalUrl(product), items } }, { token });
    }
    const answers = await Promise.all(extras.map((product) => add(product, 60)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await get()).data.itemCount).toBe(LIMITS.cartItems);
    const winner = extras[answers.findIndex(({ status }) => status === 200)];
    const again = await Promise.all(Array.from({ length: RIVALS }, () => winner && add(winner, 25)));
    expect(again.filter((answer) => answer?.status === 200)).toHaveLength(1);
  });
});
