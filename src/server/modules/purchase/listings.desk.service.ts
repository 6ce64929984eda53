import type { Listings } from '../../../contract/buying-desk';
import { canonicalUrl } from '../../../contract/product-link';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { showDatedProducts } from '../catalog/supplier-product.service';
import { buyingDeskRepo } from './buying-desk.repo';
import { getPurchaseRow } from './buying-desk.service';
import { stillWanted, stockOf } from './stock.rules';

/** What is still to be bought of an order, as its seller shows it by now. @throws AppError NOT_FOUND */
export async function listingsOf(ctx: StaffCtx, id: string): Promise<Listings> {
  const items = await ctx.tx(async (tx) => {
    await getPurchaseRow(tx, ctx, id);
    return buyingDeskRepo(tx, staffScopeOf(ctx)).itemsOf([id]);
  });
  const wanted = stillWanted(items);
  const { products, askedAt } = await showDatedProducts(ctx, wanted);
  return {
    items: wanted.map((item) => {
      const product = products.get(canonicalUrl(item));
      const sku = product?.skus.find(({ skuId }) => skuId === item.skuId);
      return {
        orderItemId: item.id,
        image: sku?.image || (product?.images.find(Boolean) ?? null),
        unitFen: sku?.priceFen ?? null,
        stock: stockOf(item, products),
        askedAt: askedAt.get(canonicalUrl(item)) ?? null,
      };
    }),
  };
}
