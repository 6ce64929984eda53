import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/money';
import type { DeskTransit } from '../../contract/packing-desk';
import { MoneyText } from '../../ui/price';
import classes from './packing.module.css';

/** The price that its shopper knows of: what they said yes to afterwards, or what they were told before. */
function toldLast({ question, estimate }: DeskTransit): Money {
  if (!question) return estimate.total;
  return question.state === 'AGREED' ? question.asks : question.told;
}

/** The boxes as they were sealed, and what they cost. */
export function PackedBoxes({ order }: { order: DeskTransit }) {
  const { boxes, invoice } = order;
  const { t } = useTranslation('operator');
  return (
    <section className={classes.packed}>
      <h2 className={classes.heading}>{t('packing.boxes')}</h2>
      <ol className={classes.parcels}>
        {boxes.map(({ boxNo, grams, lengthMm, widthMm, heightMm, carrier, trackingNo, photos }) => (
          <li key={boxNo}>
            <strong className={classes.place}>{boxNo}</strong>
            <span className={classes.what}>
              <bdi dir="ltr">{t('packing.size', { size: [lengthMm, widthMm, heightMm].join(' × ') })}</bdi>
              <small>
                <bdi dir="ltr">{[carrier, trackingNo].filter(Boolean).join(' ')}</bdi>
              </small>
              {photos.length > 0 && (
                <span className={classes.photos}>
                  {photos.map((photo) => (
                    <a key={photo} href={photo} target="_blank" rel="noreferrer">
                      <img
                        src={photo}
                        alt={t('packing.photoOf', { number: boxNo })}
                        width={72}
                        height={72}
                        loading="lazy"
                      />
                    </a>
                  ))}
                </span>
              )}
            </span>
            <span className={classes.figure}>{t('parcels.gramsOf', { grams })}</span>
          </li>
        ))}
      </ol>
      {invoice && (
        <p>
          {t('packing.told')} <MoneyText money={toldLast(order)} /> · {t('packing.costs')}{' '}
          <MoneyText money={invoice.total} />
        </p>
      )}
    </section>
  );
}
