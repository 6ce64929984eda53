import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useWatchHistory } from '../../client/watch-history.store';
import type { WatchHistoryEntry } from '../../contract/watch-history';
import { ProductCard } from '../../ui/product-card';
import { SectionHeading } from '../../ui/section-heading';
import { SnapRow } from '../../ui/snap-row';
import homeClasses from './home.module.css';
import classes from './recently-viewed.module.css';

type Shown = WatchHistoryEntry & { href: string };

/** What was looked at in this browser; only the browser knows, so it comes after the page. */
export function RecentlyViewed() {
  const { t } = useTranslation('homepage');
  const { entries, load, clear } = useWatchHistory();
  const [shown, setShown] = useState<Shown[]>([]);
  useEffect(load, [load]);
  useEffect(() => {
    if (!entries.length) return setShown([]);
    let isCurrent = true;
    void import('../../client/product-href').then(({ productHref }) => {
      if (isCurrent) setShown(entries.map((entry) => ({ ...entry, href: productHref(entry.productUrl) })));
    });
    return () => {
      isCurrent = false;
    };
  }, [entries]);
  if (!shown.length) return null;
  const title = t('recent.title');
  return (
    <section className={homeClasses.section} aria-label={title}>
      <SnapRow
        label={title}
        heading={
          <SectionHeading title={title}>
            <button type="button" className={classes.clear} onClick={clear}>
              {t('recent.clear')}
            </button>
          </SectionHeading>
        }
      >
        {shown.map(({ productId, name, coverImage, ...rest }) => (
          <ProductCard key={productId} product={{ ...rest, title: name, image: coverImage }} />
        ))}
      </SnapRow>
    </section>
  );
}
