import { Alert, Stack } from '@mantine/core';
import { notify } from '../../client/notify';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { OfflineDeposit } from '../../contract/offline-deposit';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { OfflineInstructions } from './offline-instructions';
import { OfflineProofForm } from './offline-proof-form';

interface Props {
  depositId: string;
  /** What began just now is known already. */
  begun?: OfflineDeposit | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** A deposit by bank transfer: where to send it, then the picture that shows it was sent. */
export function OfflineDepositDialog({ depositId, begun, onClose, onChanged }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const loaded = useRequest(
    'GET /front/user-account/certificate/{id}',
    begun ? undefined : { params: { id: depositId } },
  );
  const deposit = begun ?? loaded.data;
  const done = () => {
    notify.success(t('offline.title'), t('offline.sent'));
    onChanged();
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('offline.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack>
        <RefusalAlert error={loaded.error} />
        {deposit?.note && <Alert color="red">{t('offline.refused', { note: deposit.note })}</Alert>}
        {deposit?.status === 'UNDER_REVIEW' && <Alert color="gray">{t('offline.sent')}</Alert>}
        {deposit && (deposit.status === 'PENDING' || deposit.status === 'REJECTED') && (
          <>
            <OfflineInstructions instructions={deposit.instructions} />
            <OfflineProofForm depositId={deposit.id} onSent={done} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
