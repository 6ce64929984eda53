import type { LinkedProduct } from '../../client/product-href';
import { ProductCard } from '../../ui/product-card';
import classes from './search.module.css';

/** As much of a product as its card shows: a page of results carries 24. */
export type ResultCard = Pick<
  LinkedProduct,
  'productId' | 'href' | 'title' | 'image' | 'price' | 'channel' | 'soldCount'
>;

/** Seen at once when the page opens on a desktop. */
const FIRST = 5;

export function ResultGrid({ cards }: { cards: ResultCard[] }) {
  return (
    <ul className={classes.grid}>
      {cards.map((card, index) => (
        <li key={card.productId}>
          <ProductCard product={card} isFirst={index < FIRST} />
        </li>
      ))}
    </ul>
  );
}
