import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import classes from './parcel-services.module.css';
import { LayerLoading } from '../../ui/part-loading';

const Ask = dynamic(() => import('./parcel-split-dialog').then((file) => file.ParcelSplitDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** Has a parcel of several things taken apart; what is on no shelf offers nothing of the kind. */
export function ParcelSplit({ parcel, onChanged }: { parcel: StockInParcel; onChanged: () => void }) {
  const { t } = useTranslation('transit');
  const [isOpen, setOpen] = useState(false);
  const why = useId();
  const { parcelNo: number, items, rework } = parcel;
  // things stay as they came
  if (items.length < 2 || !rework || rework.refusal === 'NOT_STORED') return null;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`${t('split.open')}: ${t('parcel.number', { number })}`}
        aria-describedby={rework.refusal ? why : undefined}
        disabled={rework.refusal !== null}
        onClick={() => setOpen(true)}
      >
        {t('split.open')}
      </Button>
      {rework.refusal && (
        <span id={why} className={classes.quiet}>
          {t(`split.whyNot.${rework.refusal}`)}
        </span>
      )}
      {isOpen && (
        <Ask
          parcel={parcel}
          fee={rework.fee.local}
          onClose={() => setOpen(false)}
          onSplit={() => (setOpen(false), onChanged())}
        />
      )}
    </>
  );
}
