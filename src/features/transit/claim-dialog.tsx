import { Stack, Textarea, TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { PROOF_KINDS, useProofs } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import type { TransitOrderDetail } from '../../contract/transit';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';

/** What is lost or broken, in words and pictures. */
export function ClaimDialog({ order, onClose }: { order: TransitOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['transit', 'common']);
  const router = useRouter();
  const [reason, setReason] = useState('');
  const proofs = useProofs({ unfit: t('claim.picturesHint'), failed: t('common:errors.NETWORK') });
  const claim = useAction('POST /front/refunds');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const photos = await proofs.upload();
    if (!photos || !(await claim.run({ body: { transitOrderId: order.id, reason, photos } }))) return;
    notify.success(t('claim.sent'));
    await router.push(paths.refunds());
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('claim.open')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void send(event)}>
        <Stack gap="sm">
          <RefusalAlert error={proofs.failure ? { detail: proofs.failure } : claim.error} />
          <Textarea
            label={t('claim.reason')}
            required
            autosize
            minRows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <TextInput
            type="file"
            multiple
            required={order.status !== 'LOST'}
            accept={PROOF_KINDS.join(',')}
            label={t('claim.pictures')}
            description={t('claim.picturesHint')}
            onChange={(event) => proofs.choose(event.currentTarget.files)}
          />
          <ActionButton type="submit" size="md" loading={proofs.isUploading || claim.isRunning}>
            {t('claim.send')}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}
