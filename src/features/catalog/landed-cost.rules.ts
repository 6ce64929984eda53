import type { Quote } from '../../contract/cart';
import type { Product } from '../../contract/catalog';
import type { Price } from '../../contract/fields';
import { domesticFreightFen, serviceFeeFen } from '../../contract/freight';
import { addMoney } from '../../contract/money';
import { priceOf, priceTermsOf } from '../../contract/price';
import type { Tenant } from '../../contract/tenant';
import { piecesOf, type WantedLine } from './bulk-choice.rules';

export type LandedCost = Pick<Quote, 'goods' | 'domesticFreight' | 'serviceFee' | 'total'>;
type Terms = Pick<Tenant, 'exchangeInfo' | 'serviceFee'>;
type Shipped = Pick<Product, 'freight' | 'weightGrams'>;

/** What a quote would say of this product alone: the same rules, without the server's word for it. */
export function estimateLandedCost(
  product: Shipped,
  lines: readonly Pick<WantedLine, 'unitPrice' | 'quantity'>[],
  { exchangeInfo, serviceFee: serviceFeeRule }: Terms,
): LandedCost {
  const terms = priceTermsOf(exchangeInfo);
  const lineFens = lines.map(({ unitPrice, quantity }) => unitPrice.cny.amount * quantity);
  const pieces = piecesOf(lines);
  const goodsFen = lineFens.reduce((sum, fen) => sum + fen, 0);
  const freightFen = domesticFreightFen(product.freight, pieces, product.weightGrams * pieces).amount;
  const feeFen = serviceFeeFen(serviceFeeRule, goodsFen + freightFen).amount;
  // rounded once a line, as the server does
  const goods = sumOf(lineFens.map((fen) => priceOf(fen, terms)));
  const [domesticFreight, serviceFee] = [priceOf(freightFen, terms), priceOf(feeFen, terms)] as const;
  // of the rounded parts, so that the receipt adds up
  return { goods, domesticFreight, serviceFee, total: sumOf([goods, domesticFreight, serviceFee]) };
}

/** Whether the prices of single pieces, as they are shown, add up to the goods: yuan do, what they are changed into need not. */
export const isSumOfPieces = (
  lines: readonly Pick<WantedLine, 'unitPrice' | 'quantity'>[],
  goods: Price,
  money: keyof Price,
): boolean =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice[money].amount * quantity, 0) === goods[money].amount;

const sumOf = ([first, ...rest]: Price[]): Price => {
  if (!first) throw new RangeError('No line');
  return {
    cny: addMoney(first.cny, ...rest.map(({ cny }) => cny)),
    local: addMoney(first.local, ...rest.map(({ local }) => local)),
  };
};
