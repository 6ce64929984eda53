import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { productOf, stockMarketplace } from '../../../support/marketplace';
import { fundBalance, PAY_PASSWORD, readBalance } from '../../../support/money';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

export type Product = ReturnType<typeof productOf>;
export const skuOf = (product: Product, index = 0) => product.skus[index]?.skuId ?? '';

/** A shopper at a shop whose marketplace has the products; every step of an order as one call. */
export async function startOrdering(products: Product[] = [productOf()], shop?: Shop) {
  const at = shop ?? (await startShop());
  await stockMarketplace(products);
  const { token, shopperId, email } = await signUp(at, { payPassword: PAY_PASSWORD });
  const owner = { tenantId: at.tenant.id, shopperId };
  const as = { token };
  const [first = productOf()] = products;

  const add = async (product: Product, quantity = 1, sku = 0) => {
    const body = { productUrl: canonicalUrl(product), productSkuId: skuOf(product, sku), quantity };
    const { data } = await at.call(cartEndpoints.add, { body }, as);
    return data.shops.flatMap(({ cartItems }) => cartItems.map(({ id }) => id));
  };
  const refresh = (cartItemIds: string[]) => at.call(cartEndpoints.refresh, { body: { cartItemIds } }, as);
  const create = (quoteId: string) => at.call(purchaseEndpoints.create, { body: { quoteId, termsAccepted: true } }, as);
  const preview = (product = first, quantity = 1, sku = 0) => {
    const items = [{ productSkuId: skuOf(product, sku), quantity }];
    return at.call(cartEndpoints.previewProduct, { body: { productUrl: canonicalUrl(product), items } }, as);
  };
  const createFromPreview = (quoteId: string) =>
    at.call(purchaseEndpoints.createFromPreview, { body: { quoteId, termsAccepted: true } }, as);

  return {
    shop: at,
    token,
    shopperId,
    email,
    owner,
    product: first,
    add,
    refresh,
    create,
    preview,
    createFromPreview,
    cart: async () => (await at.call(cartEndpoints.get, {}, as)).data,
    /** An unpaid order of one piece of the first product. */
    order: async () => {
      const [order] = (await createFromPreview((await preview()).data.quoteId)).data;
      if (!order) throw new Error('no order was made');
      return order;
    },
    get: (id: string) => at.call(purchaseEndpoints.get, { params: { id } }, as),
    pay: (id: string, payPassword = PAY_PASSWORD) =>
      at.call(purchaseEndpoints.pay, { params: { id }, body: { payPassword } }, as),
    close: (id: string) => at.call(purchaseEndpoints.close, { params: { id } }, as),
    clone: (id: string) => at.call(purchaseEndpoints.clone, { params: { id } }, as),
    list: (query: Parameters<typeof at.call<typeof purchaseEndpoints.list>>[1]['query'] = {}) =>
      at.call(purchaseEndpoints.list, { query }, as),
    balance: () => readBalance(at, { shopperId }),
    /** Money from outside onto the balance. */
    fund: (amount: number) => fundBalance(at, { shopperId }, amount),
  };
}
export type Ordering = Awaited<ReturnType<typeof startOrdering>>;
