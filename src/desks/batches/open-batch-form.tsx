import { NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { BatchQueue, DeskBatch } from '../../contract/batch';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './batches.module.css';

interface Props {
  warehouses: BatchQueue['warehouses'];
  onOpened: (batch: DeskBatch) => void;
}

/** For which carrier boxes are put together, and where. */
export function OpenBatchForm({ warehouses, onOpened }: Props) {
  const { t } = useTranslation('operator');
  const [warehouseId, setWarehouse] = useState(warehouses[0]?.id ?? '');
  const [carrier, setCarrier] = useState('');
  const [masterNo, setMasterNo] = useState('');
  const open = useAction('POST /operator/batches');
  const isWhole = warehouseId !== '' && carrier.trim() !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const opened = isWhole && (await open.run({ body: { warehouseId, carrier, masterNo } }));
    if (opened) onOpened(opened);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={open.error} />
      <NativeSelect
        label={t('batches.warehouse')}
        data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        value={warehouseId}
        onChange={(event) => setWarehouse(event.currentTarget.value)}
      />
      <TextInput
        label={t('packing.carrier')}
        value={carrier}
        maxLength={60}
        onChange={(event) => setCarrier(event.currentTarget.value)}
      />
      <TextInput
        label={t('batches.masterNo')}
        description={t('batches.masterLater')}
        dir="ltr"
        value={masterNo}
        maxLength={60}
        onChange={(event) => setMasterNo(event.currentTarget.value)}
      />
      <div>
        <ActionButton type="submit" size="sm" disabled={!isWhole} loading={open.isRunning}>
          {t('batches.begin')}
        </ActionButton>
      </div>
    </form>
  );
}
