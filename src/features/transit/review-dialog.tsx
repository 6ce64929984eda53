import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { PROOF_KINDS, useProofs } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { Dialog } from '../../ui/dialog';
import { RequestForm } from '../../ui/request-form';
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
  const kept = useKeptForm<{ words: string; stars: number | undefined }>({
    ...{ name: 'review', about: orderId, values: { words, stars } },
    restore: (said) => {
      setWords(said.words ?? '');
      setStars(said.stars);
    },
  });
  const picturesHint = t('review.picturesHint');
  const proofs = useProofs(picturesHint);
  const complete = useAction('POST /front/transit-orders/{id}/complete');

  const send = async () => {
    if (!stars) return;
    const photos = await proofs.upload();
    if (!photos || !(await complete.run({ params: { id: orderId }, body: { review: { stars, words, photos } } })))
      return;
    kept.forget();
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
      <RequestForm
        labels={{ reason: t('review.words'), pictures: t('review.pictures'), picturesHint, send: t('review.send') }}
        pictureKinds={PROOF_KINDS}
        needsReason={false}
        longest={LIMITS.reviewLetters}
        reason={words}
        onReason={setWords}
        onPictures={proofs.choose}
        error={proofs.failure ? { detail: proofs.failure } : complete.error}
        isSending={proofs.isUploading || complete.isRunning}
        onSend={() => void send()}
      >
        <StarChoice label={t('review.stars')} stars={stars} onChange={setStars} />
      </RequestForm>
    </Dialog>
  );
}
