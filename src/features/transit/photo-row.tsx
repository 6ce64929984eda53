import { useTranslation } from '../../client/use-translation';
import classes from './photo-row.module.css';

/** Pictures that somebody sent, each as large as it is at a press; nothing where there are none. */
export function PhotoRow({ photos }: { photos: string[] }) {
  const { t } = useTranslation('transit');
  if (photos.length === 0) return null;
  return (
    <ul className={classes.photos}>
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img
              src={photo}
              alt={t('parcel.photoOf', { number: at + 1, count: photos.length })}
              width={96}
              height={96}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
