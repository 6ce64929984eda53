import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import classes from './parcel-storage.module.css';
import { LayerLoading } from '../../ui/part-loading';

const Ask = dynamic(() => import('./parcel-extend-dialog').then((file) => file.ParcelExtendDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** Pays for days in store before they come; where a day more costs nothing, or nothing is paid from a balance, it is not there. */
export function ParcelExtend({ parcel, onChanged }: { parcel: StockInParcel; onChanged: () => void }) {
  const { t } = useTranslation('transit');
  const [isOpen, setOpen] = useState(false);
  const { parcelNo: number, storageAhead } = parcel;
  if (!storageAhead) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.extend}
        aria-label={`${t('extend.open')}: ${t('parcel.number', { number })}`}
        onClick={() => setOpen(true)}
      >
        {t('extend.open')}
      </Button>
      {isOpen && (
        <Ask
          parcel={parcel}
          ahead={storageAhead}
          onClose={() => setOpen(false)}
          onPaid={() => (setOpen(false), onChanged())}
          onStale={onChanged}
        />
      )}
    </>
  );
}
