import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import { LayerLoading } from '../../ui/part-loading';

const Ask = dynamic(() => import('./parcel-merge-dialog').then((file) => file.ParcelMergeDialog), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  chosen: StockInParcel[];
  onMerged: () => void;
}

/** Has chosen parcels put together before they are shipped; where nothing can be paid from a balance, nothing is. */
export function ParcelMerge({ chosen, onMerged }: Props) {
  const { t } = useTranslation('transit');
  const [isOpen, setOpen] = useState(false);
  const fee = chosen[0]?.rework?.fee;
  if (chosen.length < 2 || !fee) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('merge.open')}
      </Button>
      {isOpen && (
        <Ask
          chosen={chosen}
          fee={fee.local}
          onClose={() => setOpen(false)}
          onMerged={() => (setOpen(false), onMerged())}
        />
      )}
    </>
  );
}
