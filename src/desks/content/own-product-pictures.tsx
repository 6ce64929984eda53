import { useTranslation } from '../../client/use-translation';
import classes from './content.module.css';
import { PictureField } from './picture-field';

const MOST = 10;

/** The pictures of a product, the main one first, and room for one more. */
export function OwnProductPictures({ images, onChange }: { images: string[]; onChange: (images: string[]) => void }) {
  const { t } = useTranslation('operator');
  const places = images.length < MOST ? [...images, ''] : images;
  const set = (place: number, address: string) =>
    onChange(places.map((known, at) => (at === place ? address : known)).filter(Boolean));
  return (
    <div className={classes.pair}>
      {places.map((image, at) => (
        <PictureField
          key={image || 'more'}
          label={at === 0 ? t('own.mainPicture') : t('own.picture', { number: at + 1 })}
          value={image}
          leave="GET /operator/catalogue-upload-token"
          onChange={(address) => set(at, address)}
        />
      ))}
    </div>
  );
}
