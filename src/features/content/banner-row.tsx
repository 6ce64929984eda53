import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import Link from 'next/link';
import { useRef, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { Banner } from '../../contract/content';
import { pictureAt } from '../../contract/picture-address';
import classes from './banner-row.module.css';

/** Campaigns side by side; they move only when the shopper moves them. */
export function BannerRow({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation(['homepage', 'common']);
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const look = () => {
    const list = row.current;
    if (list) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  const turnTo = (index: number) => {
    const list = row.current;
    if (!list) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollTo({ left: forward * index * list.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={classes.campaign} aria-label={t('banners.label')}>
      <ul ref={row} className={classes.row} onScroll={look}>
        {banners.map(({ id, title, subtitle, image, narrowImage, link }, index) => (
          <li key={id} className={classes.banner}>
            <picture>
              {narrowImage && <source media="(max-width: 36em)" srcSet={narrowImage} />}
              <img
                src={image}
                srcSet={`${pictureAt(image, 800)} 800w, ${image} 1600w`}
                sizes="(max-width: 75em) 94vw, 730px"
                alt=""
                width={1600}
                height={560}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
            </picture>
            <div className={classes.words}>
              <h2 className={classes.title}>
                {link ? (
                  <Link className={classes.link} href={link} prefetch={false}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h2>
              <p className={classes.text}>{subtitle}</p>
            </div>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={classes.controls}>
          <button
            type="button"
            className={classes.arrow}
            aria-label={t('common:actions.previous')}
            disabled={current === 0}
            onClick={() => turnTo(current - 1)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </button>
          <span className={classes.dots}>
            {banners.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                className={classes.dot}
                aria-label={title}
                aria-current={index === current || undefined}
                onClick={() => turnTo(index)}
              />
            ))}
          </span>
          <button
            type="button"
            className={classes.arrow}
            aria-label={t('common:actions.next')}
            disabled={current === banners.length - 1}
            onClick={() => turnTo(current + 1)}
          >
            <IconChevronRight size={18} aria-hidden />
          </button>
        </div>
      )}
    </section>
  );
}
