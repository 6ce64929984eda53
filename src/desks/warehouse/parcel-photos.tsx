import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskParcel } from '../../contract/parcel-desk';
import { RefusalAlert } from '../../ui/refusal-alert';
import { PhotoTaker } from '../bench/photo-taker';
import classes from './parcels.module.css';
import { useParcelPhotos } from './use-parcel-photos';

interface Props {
  parcel: DeskParcel;
  onDone: (parcel: DeskParcel) => void;
}

const HERE: readonly DeskParcel['status'][] = ['RECEIVED', 'INSPECTED', 'STOCKED_IN', 'LOCKED', 'PACKED', 'UNCLAIMED'];

/** Pictures of it, each in a tab of its own, and a camera for more; its shopper sees them too. */
export function ParcelPhotos({ parcel: { id, status, photos }, onDone }: Props) {
  const { t } = useTranslation('operator');
  const mayTake = useMay('warehouse.inspect') && HERE.includes(status);
  const { add, isBusy, error } = useParcelPhotos(onDone);
  return (
    <>
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <a href={photo.image} target="_blank" rel="noreferrer">
                <img src={photo.image} alt={t(`parcels.photo.${photo.kind}`)} width={112} height={112} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <RefusalAlert error={error} />
      {mayTake && <PhotoTaker isBusy={isBusy} onPicture={(picture) => void add(id, picture)} />}
    </>
  );
}
