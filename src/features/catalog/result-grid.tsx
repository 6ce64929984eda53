import type { LinkedProduct } from '../../client/product-href';
import { useHearts } from '../../client/use-hearts';
import { ProductCard } from '../../ui/product-card';
import { useCardTexts } from '../../ui/use-card-texts';
import classes from './search.module.css';

/** As much of a product as its card shows: a page of results carries 24. */
export type ResultCard = Pick<
  LinkedProduct,
  'productId' | 'href' | 'title' | 'areWordsComing' | 'image' | 'price' | 'channel' | 'soldCount' | 'isFavorite'
>;

/** Seen at once when the page opens on a desktop. */
const FIRST = 5;

export function ResultGrid({ cards }: { cards: ResultCard[] }) {
  const texts = useCardTexts();
  const hearts = useHearts();
  return (
    <ul className={classes.grid}>
      {cards.map((card, index) => (
        <li key={card.productId}>
          <ProductCard product={card} texts={texts} hearts={hearts} isFirst={index < FIRST} isLead={index === 0} />
        </li>
      ))}
    </ul>
  );
}
