import type { Quote } from '../../contract/cart';
import type { Product } from '../../contract/catalog';
import type { Price } from '../../contract/fields';
import { domesticFreightFen, serviceFeeFen } from '../../contract/freight';
import { addMoney, convertCny } from '../../contract/money';
import type { Tenant } from '../../contract/tenant';

export type LandedCost = Pick<Quote, 'goods' | 'domesticFreight' | 'serviceFee' | 'total'>;
type Terms = Pick<Tenant, 'exchangeInfo' | 'serviceFee'>;
type Shipped = Pick<Product, 'freight' | 'weightGrams'>;

/** What a quote would say of this product alone: the same rules, without the server's word for it. */
export function estimateLandedCost(product: Shipped, unitFen: number, quantity: number, terms: Terms): LandedCost {
  const goodsFen = unitFen * quantity;
  const freightFen = domesticFreightFen(product.freight, quantity, product.weightGrams * quantity).amount;
  const { basisPoints, minimumFen } = terms.serviceFee;
  const feeFen = serviceFeeFen({ basisPoints, minFen: minimumFen }, goodsFen + freightFen).amount;
  const [goods, domesticFreight, serviceFee] = [goodsFen, freightFen, feeFen].map((fen) => priceOf(fen, terms)) as [
    Price,
    Price,
    Price,
  ];
  return {
    goods,
    domesticFreight,
    serviceFee,
    total: {
      cny: addMoney(goods.cny, domesticFreight.cny, serviceFee.cny),
      // of the rounded parts, so that the receipt adds up
      local: addMoney(goods.local, domesticFreight.local, serviceFee.local),
    },
  };
}

export const priceOf = (fen: number, { exchangeInfo }: Pick<Tenant, 'exchangeInfo'>): Price => ({
  cny: { amount: fen, currency: 'CNY' },
  local: convertCny(fen, exchangeInfo.cnyExchangeRate, exchangeInfo.marginBasisPoints, exchangeInfo.currency),
});
