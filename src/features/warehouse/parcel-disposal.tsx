import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import classes from './parcel-services.module.css';

/** Has a parcel thrown away that its shopper wants no more; what is on no shelf offers nothing of the kind. */
export function ParcelDisposal({ parcel, onChanged }: { parcel: StockInParcel; onChanged: () => void }) {
  const { t } = useTranslation(['transit', 'common']);
  const [asks, setAsks] = useState(false);
  const why = useId();
  const { id, parcelNo: number, disposalRefusal } = parcel;
  const dispose = useAction('POST /front/stored-parcels/{id}/dispose', {
    onError: (refusal) => notify.error(refusal.detail || t('common:errors.NETWORK')),
  });
  const run = async () => {
    const isGone = await dispose.run({ params: { id } });
    setAsks(false);
    if (isGone) notify.success(t('dispose.done'), number);
    onChanged();
  };
  if (disposalRefusal === 'NOT_STORED') return null;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`${t('dispose.open')}: ${t('parcel.number', { number })}`}
        aria-describedby={disposalRefusal ? why : undefined}
        disabled={disposalRefusal !== null}
        onClick={() => setAsks(true)}
      >
        {t('dispose.open')}
      </Button>
      {disposalRefusal && (
        <span id={why} className={classes.quiet}>
          {t(`dispose.whyNot.${disposalRefusal}`)}
        </span>
      )}
      <ConfirmDialog
        isOpen={asks}
        title={t('dispose.of', { number })}
        text={t('dispose.text')}
        confirmLabel={t('dispose.confirm')}
        cancelLabel={t('dispose.keep')}
        isDangerous
        isRunning={dispose.isRunning}
        onConfirm={() => void run()}
        onClose={() => setAsks(false)}
      >
        {parcel.items.map(({ id: itemId, title }) => (
          <Text key={itemId} fw={500} mt="xs">
            <bdi>{title}</bdi>
          </Text>
        ))}
      </ConfirmDialog>
    </>
  );
}
