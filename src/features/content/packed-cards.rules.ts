import type { CardProduct } from '../../ui/product-card';

/**
 * Cards as the document carries them beside the drawn ones: names of fields and currencies, said once instead of with
 * each of the home page's three dozen, were a twentieth of it.
 */
export interface PackedCards {
  /** That the shop sells in. */
  currency: string;
  cards: PackedCard[];
}

type PackedCard = [
  href: string,
  title: string,
  image: string,
  channel: CardProduct['channel'],
  soldCount: number,
  fen: number,
  local: number,
  isFavorite?: boolean,
];

export const packCards = (products: CardProduct[]): PackedCards => ({
  currency: products[0]?.price.local.currency ?? '',
  cards: products.map(packed),
});

const packed = ({ href, title, image, channel, soldCount = 0, price, isFavorite }: CardProduct): PackedCard => [
  href,
  title,
  image,
  channel,
  soldCount,
  price.cny.amount,
  price.local.amount,
  ...(isFavorite === undefined ? ([] as const) : ([isFavorite] as const)),
];

export const retitled = (cards: PackedCard[], titleOf: ReadonlyMap<string, string>): PackedCard[] =>
  cards.map(([href, title, ...rest]) => [href, titleOf.get(href) ?? title, ...rest]);

export const unpackCards = ({ currency, cards }: PackedCards): CardProduct[] =>
  cards.map(([href, title, image, channel, soldCount, fen, local, isFavorite]) => ({
    href,
    title,
    image,
    channel,
    soldCount,
    price: { cny: { amount: fen, currency: 'CNY' }, local: { amount: local, currency } },
    ...(isFavorite !== undefined && { isFavorite }),
  }));
