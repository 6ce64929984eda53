import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { newItemId, productOf, stockMarketplace } from '../../../support/marketplace';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

export type Product = ReturnType<typeof productOf>;
export const skuOf = (product: Product, index = 0) => product.skus[index]?.skuId ?? '';
/** Sold in pairs, at least one; cheaper from ten on, over all SKUs. */
export const tiered = (itemId = newItemId()) =>
  productOf({
    itemId,
    channel: 'ALIBABA',
    priceMode: 'SPU_PRICE_RANGE',
    priceRange: [
      { startQuantity: 2, priceFen: 4000 },
      { startQuantity: 10, priceFen: 3000 },
    ],
    minOrderQuantity: 2,
    batchQuantity: 2,
  });

/** A shopper with an empty cart at a marketplace that has the products. */
export async function startCart(products: Product[] = [productOf()], shop?: Shop) {
  const at = shop ?? (await startShop());
  await stockMarketplace(products);
  const { token } = await signUp(at);
  const add = (product: Product, quantity: number, sku = 0, message?: string) =>
    at.call(
      cartEndpoints.add,
      { body: { productUrl: canonicalUrl(product), productSkuId: skuOf(product, sku), quantity, message } },
      { token },
    );
  const get = () => at.call(cartEndpoints.get, {}, { token });
  return { shop: at, token, add, get, product: products[0] as Product };
}
