import { Button } from '@mantine/core';
import Link from 'next/link';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskBatch } from '../../contract/batch';
import { deskPaths } from '../../contract/desk-paths';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { kilograms } from './batch-figures';
import classes from './batches.module.css';

interface Props {
  batch: DeskBatch;
  onDone: (now: DeskBatch | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** The one thing to do next with it; what cannot be undone is asked once more, with all that leaves. */
export function BatchSteps({ batch, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { id, version, status, totals, carrier, boxes } = batch;
  const [isAsking, setAsking] = useState(false);
  const on = { onError: onRefused };
  const close = useAction('POST /operator/batches/{id}/close', on);
  const reopen = useAction('POST /operator/batches/{id}/reopen', on);
  const handOver = useAction('POST /operator/batches/{id}/hand-over', on);
  const input = { params: { id }, body: { version } };
  const shipments = new Set(boxes.map(({ orderId }) => orderId)).size;
  const leave = async () => {
    const left = await handOver.run(input);
    setAsking(false);
    onDone(left);
  };
  return (
    <>
      <RefusalAlert error={close.error ?? reopen.error ?? handOver.error} />
      {batch.lacking.length > 0 && (
        <p role="status">
          {t('batches.lacking')}: <bdi dir="ltr">{batch.lacking.join(', ')}</bdi>
        </p>
      )}
      <div className={classes.actions}>
        {status === 'OPEN' && (
          <ActionButton
            size="sm"
            disabled={!batch.canClose}
            loading={close.isRunning}
            onClick={() => void close.run(input).then(onDone)}
          >
            {t('batches.close')}
          </ActionButton>
        )}
        {status === 'CLOSED' && (
          <ActionButton size="sm" disabled={!batch.canHandOver} onClick={() => setAsking(true)}>
            {t('batches.handOver')}
          </ActionButton>
        )}
        {batch.canReopen && (
          <ActionButton
            size="sm"
            variant="default"
            loading={reopen.isRunning}
            onClick={() => void reopen.run(input).then(onDone)}
          >
            {t('batches.reopen')}
          </ActionButton>
        )}
        {status !== 'OPEN' && (
          <Button size="sm" variant="default" component={Link} href={deskPaths.batchSheet(id)} prefetch={false}>
            {t('batches.sheet')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('batches.handOver')}
        text={t('batches.handOverFollows', {
          ...{
            boxes: t('batches.boxCount', { count: totals.boxes }),
            kg: kilograms(totals.grams),
            carrier,
            count: shipments,
          },
        })}
        confirmLabel={t('batches.handOver')}
        isRunning={handOver.isRunning}
        onConfirm={() => void leave()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
