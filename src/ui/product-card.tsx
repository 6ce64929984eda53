import Link from 'next/link';
import type { LinkedProduct } from '../client/product-href';
import type { Hearts } from '../client/use-hearts';
import { HeartButton } from './heart-button';
import { pictureAt } from '../contract/picture-address';
import { Price } from './price';
import type { CardTexts } from './use-card-texts';
import classes from './product-card.module.css';

export type CardProduct = Pick<LinkedProduct, 'href' | 'title' | 'image' | 'price' | 'channel' | 'isFavorite'> & {
  soldCount?: number;
};

interface Props {
  product: CardProduct;
  /** Of the whole list: `useCardTexts`. */
  texts: CardTexts;
  /** Of the whole list: `useHearts`. */
  hearts?: Hearts;
  /** Among the first on the page: loads its picture at once. */
  isFirst?: boolean;
  /** The first of all: its picture is asked for before any other, as the largest part of a phone's first screen. */
  isLead?: boolean;
}

/** Plain markup, its looks by place and not by name: a list holds a hundred of these. The whole card is one link, the heart lies above it. */
export function ProductCard({ product, texts, hearts, isFirst = false, isLead = false }: Props) {
  const { href, title, image, price, channel, soldCount = 0 } = product;
  return (
    <article className={classes.card}>
      <div>
        <img
          src={pictureAt(image, 400)}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isLead ? 'high' : undefined}
        />
      </div>
      <h3>
        <Link href={href} prefetch={false} dir="auto">
          {title}
        </Link>
      </h3>
      {hearts && (
        <HeartButton isOn={hearts.isOn(product)} label={texts.keep(title)} onToggle={() => hearts.toggle(product)} />
      )}
      <Price className={classes.price} price={price} />
      <p>
        <span>{texts.channel(channel)}</span>
        {soldCount > 0 && <span>{texts.sold(soldCount)}</span>}
      </p>
    </article>
  );
}
