import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { ParcelItem, StockInParcel } from '../../contract/parcel';
import classes from './parcel-card.module.css';
import { LayerLoading } from '../../ui/part-loading';

const Ask = dynamic(() => import('./item-return-dialog').then((file) => file.ItemReturnDialog), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  parcel: StockInParcel;
  item: ParcelItem;
  onChanged: () => void;
}

/** Sends a good item back to its seller, as long as sellers take it; of one that goes back already it says so. */
export function ItemReturn({ parcel, item: { title, order }, onChanged }: Props) {
  const { t } = useTranslation('transit');
  const [isOpen, setOpen] = useState(false);
  if (order?.status === 'RETURNING' && !order.finding)
    return <span className={classes.quiet}>{t('decision.after.RETURNING')}</span>;
  if (!order?.sendBack) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.decide}
        aria-label={`${t('sendBack.open')}: ${title}`}
        onClick={() => setOpen(true)}
      >
        {t('sendBack.open')}
      </Button>
      {isOpen && (
        <Ask
          parcelId={parcel.id}
          title={title}
          itemId={order.itemId}
          orderId={order.orderId}
          sendBack={order.sendBack}
          onClose={() => setOpen(false)}
          onOver={() => (setOpen(false), onChanged())}
        />
      )}
    </>
  );
}
