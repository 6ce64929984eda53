import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { useWatchHistory } from '../../client/watch-history.store';
import type { WatchHistoryEntry } from '../../contract/watch-history';
import { ProductCard } from '../../ui/product-card';
import { SectionHeading } from '../../ui/section-heading';
import { SnapRow } from '../../ui/snap-row';
import { useCardTexts } from '../../ui/use-card-texts';
import classes from './recently-viewed.module.css';

type Shown = WatchHistoryEntry & { href: string };

interface Props {
  className?: string;
  /** The product of this page, which one need not be led to. */
  exceptId?: string;
}

/** What was looked at in this browser (ENT-4). Only the browser knows, so it comes after the page: place it below the fold. */
export function RecentlyViewed({ className, exceptId }: Props) {
  const { t } = useTranslation();
  const texts = useCardTexts();
  const { entries, load, clear } = useWatchHistory();
  const [linked, setLinked] = useState<Shown[]>([]);
  useEffect(load, [load]);
  const others = useMemo(() => entries.filter(({ productId }) => productId !== exceptId), [entries, exceptId]);
  useEffect(() => {
    if (!others.length) return setLinked([]);
    let isCurrent = true;
    // brings the cipher along
    void import('../../client/product-href').then(({ productHref }) => {
      if (isCurrent) setLinked(others.map((entry) => ({ ...entry, href: productHref(entry.productUrl) })));
    });
    return () => {
      isCurrent = false;
    };
  }, [others]);
  if (!linked.length) return null;
  const title = t('recent.title');
  return (
    <section className={className} aria-label={title}>
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
        {linked.map(({ productId, name, coverImage, ...rest }) => (
          <ProductCard key={productId} product={{ ...rest, title: name, image: coverImage }} texts={texts} />
        ))}
      </SnapRow>
    </section>
  );
}
