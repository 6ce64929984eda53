import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { LinkedProduct } from '../client/product-href';
import { CHANNEL_NAMES } from '../contract/channels';
import { groupThousands } from '../contract/money';
import { pictureAt } from './picture-source';
import { Price } from './price';
import classes from './product-card.module.css';

type Shown = Pick<LinkedProduct, 'href' | 'title' | 'image' | 'price' | 'channel'> & { soldCount?: number };

interface Props {
  product: Shown;
  /** Stands over the picture: a heart, a mark. */
  action?: ReactNode;
  /** Among the first on the page: loads its picture at once. */
  isFirst?: boolean;
}

/** Plain markup: a list holds a hundred of these. The whole card is one link, the action lies above it. */
export function ProductCard({ product, action, isFirst = false }: Props) {
  const { t } = useTranslation();
  const { href, title, image, price, channel, soldCount = 0 } = product;
  return (
    <article className={classes.card}>
      <div className={classes.studio}>
        <img
          className={classes.picture}
          src={pictureAt(image, 400)}
          alt=""
          width={400}
          height={400}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      </div>
      {action && <div className={classes.action}>{action}</div>}
      <h3 className={classes.title}>
        <Link className={classes.link} href={href} prefetch={false} dir="auto" title={title}>
          {title}
        </Link>
      </h3>
      <Price className={classes.price} price={price} />
      <p className={classes.facts}>
        <span>{CHANNEL_NAMES[channel]}</span>
        {soldCount > 0 && <span>{t('product.sold', { count: soldCount, number: groupThousands(soldCount) })}</span>}
      </p>
    </article>
  );
}
