import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { TransitOrderDetail } from '../../contract/transit';
import page from '../../ui/record-page.module.css';
import { PhotoRow } from './photo-row';
import classes from './review-panel.module.css';
import { GivenStars } from './star-row';
import { LayerLoading } from '../../ui/part-loading';

const Review = dynamic(() => import('./review-dialog').then((file) => file.ReviewDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** What the shopper said of a complete shipment, or the question; nothing before. */
export function ReviewPanel({ order, onChanged }: { order: TransitOrderDetail; onChanged: () => void }) {
  const { t } = useTranslation('transit');
  const [isWriting, setWriting] = useState(false);
  const { review, status } = order;
  if (review) return <Given review={review} />;
  if (status !== 'COMPLETED') return null;
  return (
    <section className={page.panel} aria-labelledby="review">
      <h2 id="review">{t('review.title')}</h2>
      <p className={page.quiet}>{t('review.hint')}</p>
      <div>
        <Button onClick={() => setWriting(true)}>{t('review.open')}</Button>
      </div>
      {isWriting && <Review orderId={order.id} onSent={onChanged} onClose={() => setWriting(false)} />}
    </section>
  );
}

function Given({ review: { stars, words, photos } }: { review: NonNullable<TransitOrderDetail['review']> }) {
  const { t } = useTranslation('transit');
  return (
    <section className={page.panel} aria-labelledby="review">
      <h2 id="review">{t('review.mine')}</h2>
      <GivenStars stars={stars} />
      {words && (
        <p className={classes.words}>
          <bdi>{words}</bdi>
        </p>
      )}
      <PhotoRow photos={photos} />
    </section>
  );
}
