import { useTranslation } from '../../client/use-translation';
import type { Listings } from '../../contract/buying-desk';
import { MoneyText } from '../../ui/price';
import classes from './buying.module.css';

interface Props {
  image: string;
  paidFen: number;
  today: Listings['items'][number] | undefined;
}

/** A thing as it was ordered, and beside it as its seller shows it today: what changed is seen, not read. */
export function ItemPictures({ image, paidFen, today }: Props) {
  const { t } = useTranslation('operator');
  const isOther = today?.unitFen && today.unitFen !== paidFen;
  return (
    <div className={classes.pictures}>
      <figure>
        <img src={image} alt="" width={48} height={48} className={classes.picture} loading="lazy" />
        {today && <figcaption>{t('buying.asOrdered')}</figcaption>}
      </figure>
      {today && (
        <figure>
          {today.image ? (
            <img src={today.image} alt="" width={48} height={48} className={classes.picture} loading="lazy" />
          ) : (
            <span className={classes.picture} />
          )}
          <figcaption>
            {t(today.image ? 'buying.today' : 'buying.unseen')}
            {isOther && (
              <>
                {' '}
                <MoneyText money={{ amount: today.unitFen ?? 0, currency: 'CNY' }} />
              </>
            )}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
