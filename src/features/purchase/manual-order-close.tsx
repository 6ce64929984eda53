import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { ManualOrderDetail } from '../../contract/purchase';
import { ConfirmDialog } from '../../ui/confirm-dialog';

/** Declines a quote, or takes the request back while there is none. */
export function ManualOrderClose({ order, onClosed }: { order: ManualOrderDetail; onClosed: () => void }) {
  const { t } = useTranslation(['purchase', 'common']);
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const close = useAction('POST /front/manual-orders/{id}/close', {
    onError: ({ detail }) => notify.error(t('actions.failed'), detail || t('common:errors.NETWORK')),
  });
  const confirm = async () => {
    const closed = await close.run({ params: { id: order.id }, body: { reason } });
    setAsks(false);
    if (closed) notify.success(t('manual.close.done'));
    // refused or not: it is not as it was shown
    onClosed();
  };
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
        {t('manual.close.open')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('manual.close.title')}
        text={t('manual.close.text')}
        confirmLabel={t('manual.close.open')}
        cancelLabel={t('manual.close.keep')}
        isDangerous
        isRunning={close.isRunning}
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
      >
        <Textarea
          mt="md"
          label={t('manual.close.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={500}
          rows={3}
        />
      </ConfirmDialog>
    </>
  );
}
