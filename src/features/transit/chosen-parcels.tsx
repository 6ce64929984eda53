import Link from 'next/link';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { listText } from '../../contract/list-text';
import { intlTag } from '../../contract/locales';
import type { StockInParcel } from '../../contract/parcel';
import { paths } from '../../contract/paths';
import { pictureAt } from '../../contract/picture-address';
import classes from './new-transit.module.css';

/** What is shipped; one can be left in the warehouse after all. */
export function ChosenParcels({ parcels }: { parcels: StockInParcel[] }) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const without = (left: string) => paths.newTransit(parcels.map(({ id }) => id).filter((id) => id !== left));
  return (
    <>
      <ul className={classes.parcels}>
        {parcels.map((parcel) => {
          const picture = parcel.photos[0]?.image ?? parcel.items[0]?.image;
          return (
            <li key={parcel.id} className={classes.parcel}>
              {picture ? <img src={pictureAt(picture, 96)} alt="" width={56} height={56} /> : <span />}
              <span className={classes.what}>
                <bdi className={classes.clamped}>
                  {listText(
                    parcel.items.map(({ title }) => title),
                    tag,
                  )}
                </bdi>
                <span className={classes.quiet}>
                  {t('parcel.number', { number: parcel.parcelNo })} ·{' '}
                  {t('parcel.kilograms', { kilograms: (parcel.grams ?? 0) / 1000 })}
                </span>
              </span>
              {parcels.length > 1 && (
                <Link
                  href={without(parcel.id)}
                  replace
                  scroll={false}
                  className={classes.link}
                  aria-label={t('compose.leaveOf', { number: parcel.parcelNo })}
                >
                  {t('compose.leave')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <Link href={paths.inStockItems()} className={classes.link}>
        {t('compose.otherParcels')}
      </Link>
    </>
  );
}
