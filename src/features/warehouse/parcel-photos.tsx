import { IconPhoto } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import { pictureAt } from '../../contract/picture-address';
import classes from './parcel-photos.module.css';
import { LayerLoading } from '../../ui/part-loading';

const ImageGalleryZoom = dynamic(() => import('../../ui/image-gallery-zoom').then((file) => file.ImageGalleryZoom), {
  ssr: false,
  loading: LayerLoading,
});

/** What shows the finding comes first while its shopper is to say something to it. */
const photosOf = ({ photos, refusal }: StockInParcel) =>
  refusal === 'DECISION_DUE'
    ? photos.toSorted((a, b) => Number(b.kind === 'INSPECTION') - Number(a.kind === 'INSPECTION'))
    : photos;

/** Weight and size, below the picture and not on it; read out with the facts. */
function Measured({ parcel }: { parcel: StockInParcel }) {
  const { t } = useTranslation('transit');
  const { grams, lengthMm, widthMm, heightMm } = parcel;
  if (grams === null) return null;
  const sides = [lengthMm, widthMm, heightMm].filter((side) => side !== null).map((side) => side / 10);
  return (
    <span className={classes.measured} aria-hidden>
      <bdi>{t('parcel.kilograms', { kilograms: grams / 1000 })}</bdi>
      {sides.length === 3 && <bdi className={classes.size}>{t('parcel.centimetres', { size: sides.join(' × ') })}</bdi>}
    </span>
  );
}

/** What the warehouse saw, large; without photos the picture that the goods were bought by. */
export function ParcelPhotos({ parcel, isFirst }: { parcel: StockInParcel; isFirst: boolean }) {
  const { t } = useTranslation(['transit', 'common']);
  const [index, setIndex] = useState<number>();
  const pictures = photosOf(parcel).map(({ image }) => image);
  const cover = pictures[0] ?? parcel.items.find(({ image }) => image)?.image;
  const name = t('parcel.number', { number: parcel.parcelNo });
  const picture = cover ? (
    <img
      src={pictureAt(cover, 400)}
      alt={parcel.items[0]?.title ?? name}
      width={400}
      height={400}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  ) : (
    <img className={classes.none} src="/icons/state-parcel.webp" alt="" width={88} height={88} />
  );
  if (pictures.length === 0)
    return (
      <div className={classes.cover}>
        {picture}
        <Measured parcel={parcel} />
      </div>
    );
  return (
    <>
      <button
        type="button"
        className={classes.cover}
        aria-label={t('parcel.openPhotos', { count: pictures.length, number: parcel.parcelNo })}
        onClick={() => setIndex(0)}
      >
        {picture}
        <span className={classes.count} aria-hidden>
          <IconPhoto size={14} />
          {pictures.length}
        </span>
        <Measured parcel={parcel} />
      </button>
      {index !== undefined && (
        <ImageGalleryZoom
          pictures={pictures}
          index={index}
          name={name}
          texts={{
            gallery: name,
            show: (number) => t('parcel.photoOf', { number, count: pictures.length }),
            zoom: (number) => t('parcel.photoOf', { number, count: pictures.length }),
            previous: t('parcel.previousPhoto'),
            next: t('parcel.nextPhoto'),
            close: t('common:actions.close'),
          }}
          onMove={setIndex}
          onClose={() => setIndex(undefined)}
        />
      )}
    </>
  );
}
