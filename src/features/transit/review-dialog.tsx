import { Stack, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { PROOF_KINDS, useProofs } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { StarChoice } from './star-row';

interface Props {
  orderId: string;
  onSent: () => void;
  onClose: () => void;
}

/** Stars, and what the shopper likes to add. */
export function ReviewDialog({ orderId, onSent, onClose }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const [stars, setStars] = useState<number>();
  const [words, setWords] = useState('');
  const proofs = useProofs({ unfit: t('review.picturesHint'), failed: t('common:errors.NETWORK') });
  const complete = useAction('POST /front/transit-orders/{id}/complete');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!stars) return;
    const photos = await proofs.upload();
    if (!photos || !(await complete.run({ params: { id: orderId }, body: { review: { stars, words, photos } } })))
      return;
    notify.success(t('review.sent'));
    onClose();
    onSent();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('review.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void send(event)}>
        <Stack gap="sm">
          <RefusalAlert error={proofs.failure ? { detail: proofs.failure } : complete.error} />
          <StarChoice label={t('review.stars')} stars={stars} onChange={setStars} />
          <Textarea
            label={t('review.words')}
            autosize
            minRows={3}
            maxLength={LIMITS.reviewLetters}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <TextInput
            type="file"
            multiple
            accept={PROOF_KINDS.join(',')}
            label={t('review.pictures')}
            description={t('review.picturesHint')}
            onChange={(event) => proofs.choose(event.currentTarget.files)}
          />
          <ActionButton type="submit" size="md" loading={proofs.isUploading || complete.isRunning}>
            {t('review.send')}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}
