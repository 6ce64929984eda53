import { useTranslation } from '../../client/use-translation';
import type { TransitOrderDetail } from '../../contract/transit';
import { PhotoRow } from './photo-row';
import classes from './packed-proof.module.css';

/** The shop's own proof: each box as it was weighed and pictured when it was sealed. Nothing before there are boxes. */
export function PackedProof({ boxes }: Pick<TransitOrderDetail, 'boxes'>) {
  const { t } = useTranslation('transit');
  if (boxes.length === 0) return null;
  return (
    <section className={classes.packed} aria-label={t('claim.packed')}>
      <h3>{t('claim.packed')}</h3>
      <ul>
        {boxes.map(({ boxNo, grams, lengthMm, widthMm, heightMm, photos }) => {
          const size = [lengthMm, widthMm, heightMm].map((side) => side / 10).join(' × ');
          return (
            <li key={boxNo}>
              <span>
                {t('fee.box', { boxNo, boxes: boxes.length })} · {t('parcel.kilograms', { kilograms: grams / 1000 })} ·{' '}
                {t('parcel.centimetres', { size })}
              </span>
              <PhotoRow photos={photos} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
