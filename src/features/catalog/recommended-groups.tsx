import type { ReactNode } from 'react';
import { withHref } from '../../client/product-href';
import { useHearts } from '../../client/use-hearts';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { ProductCard } from '../../ui/product-card';
import { SectionHeading } from '../../ui/section-heading';
import { SnapRow } from '../../ui/snap-row';
import { useCardTexts } from '../../ui/use-card-texts';
import classes from './recommended-groups.module.css';

interface Props {
  /** Products that stand on the page already. */
  shown: readonly string[];
  /** In its place until they are here. */
  room: ReactNode;
}

/** Two are a page's worth. */
const ROWS = 2;
const SHOWN = 12;

/** Rows of what the shop recommends, under words that say it is nothing that was looked for. An extra: where it fails or has nothing there is simply no row. */
export function RecommendedGroups({ shown, room }: Props) {
  const { t } = useTranslation('product');
  const texts = useCardTexts();
  const hearts = useHearts();
  const { data, error } = useRequest('GET /front/recommend-product-groups', {});
  if (error) return null;
  if (!data) return room;
  const groups = data
    .map(({ products, ...group }) => ({
      ...group,
      found: products.filter(({ productId }) => shown.includes(productId)).length,
      cards: products.filter(({ productId }) => !shown.includes(productId)),
    }))
    .filter(({ cards }) => cards.length > 0)
    // goods of the kind that was looked for stand among those that were found
    .toSorted((a, b) => b.found - a.found)
    .slice(0, ROWS);
  if (groups.length === 0) return null;
  return (
    <>
      <SectionHeading title={t('search.besides')} />
      {groups.map(({ id, title, cards }) => (
        <section key={id} className={classes.group} aria-label={title}>
          <SnapRow label={title} heading={<SectionHeading title={title} level={3} />}>
            {cards
              .slice(0, SHOWN)
              .map(withHref)
              .map((card) => (
                <ProductCard key={card.productId} product={card} texts={texts} hearts={hearts} />
              ))}
          </SnapRow>
        </section>
      ))}
    </>
  );
}
