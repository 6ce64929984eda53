import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import { pictureAt } from '../../contract/picture-address';
import classes from './merged-parcel.module.css';

/** One of those that become one: its picture, what is in it, its weight. */
export function MergedParcel({ parcel: { parcelNo, photos, items, grams } }: { parcel: StockInParcel }) {
  const { t } = useTranslation('transit');
  const picture = items.find(({ image }) => image)?.image ?? photos[0]?.image;
  return (
    <li className={classes.parcel}>
      {picture ? <img src={pictureAt(picture, 96)} alt="" width={56} height={56} /> : <span className={classes.none} />}
      <span className={classes.what}>
        {items.map(({ id, title, quantity }) => (
          <span key={id} className={classes.item}>
            <bdi>{title}</bdi> {t('parcel.pieces', { count: quantity })}
          </span>
        ))}
        <span className={classes.quiet}>
          {t('parcel.number', { number: parcelNo })}
          {grams !== null && ` · ${t('parcel.kilograms', { kilograms: grams / 1000 })}`}
        </span>
      </span>
    </li>
  );
}
