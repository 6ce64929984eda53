import type { Cart, Quote } from '../../contract/cart';
import { itemsOf } from '../../contract/cart-lines';
import type { ShipmentEstimate, ShipmentQuestion } from '../../contract/shipment';

/** Something to be shipped, with the name that it goes by. */
export type Shipped = ShipmentQuestion['goods'][number] & { title: string };

export const shippedOfCart = (cart: Cart, selection: readonly string[]): Shipped[] =>
  itemsOf(cart)
    .filter(({ id }) => selection.includes(id))
    .map(shipped);

export const shippedOfQuote = ({ shops }: Pick<Quote, 'shops'>): Shipped[] =>
  shops
    .flatMap(({ lines }) => lines)
    .filter(({ problem }) => !problem)
    .map(shipped);

const shipped = ({ productUrl, productSkuId, quantity, title }: Shipped): Shipped => ({
  productUrl,
  productSkuId,
  quantity,
  title,
});

export const toggled = (codes: readonly string[] = [], code: string): string[] =>
  codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code];

/** Why somebody should look at the lines below: `none` of them takes all of it, or not `every` one. */
export function warningOf({ lines }: Pick<ShipmentEstimate, 'lines'>): 'noneTakes' | 'someRefuse' | undefined {
  const taking = lines.filter(({ total }) => total);
  if (taking.length === lines.length) return undefined;
  return taking.length > 0 ? 'someRefuse' : 'noneTakes';
}

export const titlesOf = (items: readonly Shipped[], urls: readonly string[]): string[] => [
  ...new Set(items.filter(({ productUrl }) => urls.includes(productUrl)).map(({ title }) => title)),
];
