import { useTranslation } from '../../client/use-translation';
import type { DeskParcel } from '../../contract/parcel-desk';
import classes from './parcels.module.css';

interface Props {
  parcel: DeskParcel;
  onDone: (parcel: DeskParcel | undefined) => void;
}

/** Pictures of it, each in a tab of its own; its shopper sees them too. */
export function ParcelPhotos({ parcel: { photos } }: Props) {
  const { t } = useTranslation('operator');
  if (photos.length === 0) return null;
  return (
    <ul className={classes.photos}>
      {photos.map(({ id, kind, image }) => (
        <li key={id}>
          <a href={image} target="_blank" rel="noreferrer">
            <img src={image} alt={t(`parcels.photo.${kind}`)} width={112} height={112} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
