import { Button } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { TransitOrderDetail } from '../../contract/transit';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Props {
  order: TransitOrderDetail;
  /** It is not what is most likely to be pressed. */
  isSecondary?: boolean;
  onChanged: () => void;
}

/** All that was sent is there: it is asked once more, for nothing can be claimed for long after it. */
export function CompleteButton({ order, isSecondary = false, onChanged }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const [asks, setAsks] = useState(false);
  const complete = useAction('POST /front/transit-orders/{id}/complete', {
    onError: ({ detail }) => {
      notify.error(t('actions.failed'), detail || t('common:errors.NETWORK'));
      onChanged();
    },
  });
  const completeNow = async () => {
    const done = await complete.run({ params: { id: order.id } });
    setAsks(false);
    if (!done) return;
    notify.success(t('actions.completed'));
    onChanged();
  };
  return (
    <>
      <Button variant={isSecondary ? 'default' : 'filled'} onClick={() => setAsks(true)}>
        {t('actions.complete')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('completeAsk.title')}
        text={t('completeAsk.text')}
        confirmLabel={t('actions.complete')}
        isRunning={complete.isRunning}
        onConfirm={() => void completeNow()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
