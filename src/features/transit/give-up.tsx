import { Button } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { ConfirmDialog } from '../../ui/confirm-dialog';

/** Leaves the goods to customs, once it is asked whether that is meant. */
export function GiveUp({ orderId, onChanged }: { orderId: string; onChanged: () => void }) {
  const { t } = useTranslation(['transit', 'common']);
  const [isAsking, setAsking] = useState(false);
  const decide = useAction('POST /front/transit-orders/{id}/decision', {
    onError: ({ detail }) => {
      notify.error(t('actions.failed'), detail || t('common:errors.NETWORK'));
      onChanged();
    },
  });
  const giveUp = async () => {
    const done = await decide.run({ params: { id: orderId }, body: { choice: 'GIVE_UP' } });
    setAsking(false);
    if (!done) return;
    notify.success(t('papers.givenUp'));
    onChanged();
  };
  return (
    <div>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('papers.giveUp')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('papers.giveUp')}
        text={t('papers.giveUpText')}
        confirmLabel={t('papers.giveUp')}
        cancelLabel={t('closeAsk.keep')}
        isDangerous
        isRunning={decide.isRunning}
        onConfirm={() => void giveUp()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
