import { IconExternalLink, IconStarFilled } from '@tabler/icons-react';
import clsx from 'clsx';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useChannelName } from '../../client/use-channel-name';
import { useTranslation } from '../../client/use-translation';
import type { Product } from '../../contract/catalog';
import { CHANNEL_NAMES } from '../../contract/channels';
import { groupThousands } from '../../contract/money';
import classes from './product-heading.module.css';

const stars = (tenths: number) => (tenths / 10).toFixed(1);

/** What it is, where it comes from, who sells it. */
export function ProductHeading({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'common']);
  const nameOf = useChannelName();
  const { channel, title, titleOriginal, shop, soldCount, ratingTenths, productUrl, category, areWordsComing } =
    product;
  const isSaid = titleOriginal !== title;
  const isOurs = channel === 'SELF_OWNED';
  return (
    <header className={clsx(classes.heading, areWordsComing && classes.late)}>
      <p className={classes.badges}>
        <span className={classes.badge}>{nameOf(channel)}</span>
        {category.name && (
          <Link
            className={classes.quietLink}
            href={paths.search({ channel, filters: `category:${category.id}` })}
            prefetch={false}
          >
            {category.name}
          </Link>
        )}
      </p>
      <h1 className={classes.title} lang={areWordsComing && !isSaid ? 'zh-CN' : undefined} dir="auto">
        {title}
      </h1>
      {isSaid ? (
        <p className={classes.original} lang="zh-CN" dir="auto">
          {titleOriginal}
        </p>
      ) : (
        areWordsComing && <p className={classes.original}>{t('notTranslatedYet')}</p>
      )}
      <p className={classes.facts}>
        {ratingTenths > 0 && (
          <span className={classes.fact}>
            <IconStarFilled size={14} className={classes.star} aria-hidden />
            <span aria-label={t('rating', { stars: stars(ratingTenths) })} role="img">
              {stars(ratingTenths)}
            </span>
          </span>
        )}
        {soldCount > 0 && (
          <span className={classes.fact}>
            {t('common:product.sold', { count: soldCount, number: groupThousands(soldCount) })}
          </span>
        )}
        {!isOurs && (
          <a className={classes.quietLink} href={productUrl} target="_blank" rel="noreferrer noopener nofollow">
            {t('original', { channel: CHANNEL_NAMES[channel] })}
            <IconExternalLink size={14} aria-hidden />
          </a>
        )}
      </p>
      <Link className={classes.shop} href={paths.search({ shopId: shop.id, channel })} prefetch={false}>
        <span className={classes.shopMark} aria-hidden>
          {[...shop.name][0]}
        </span>
        <span className={classes.shopName} dir="auto">
          {shop.name}
        </span>
        <span className={classes.shopFacts}>
          {[shop.city, shop.ratingTenths > 0 && t('shopRating', { stars: stars(shop.ratingTenths) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </header>
  );
}
