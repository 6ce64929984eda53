import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { PROOF_KINDS, useProofs } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { RequestForm } from '../../ui/request-form';

/** Papers that customs want, as pictures. */
export function PapersForm({ orderId, onSent }: { orderId: string; onSent: () => void }) {
  const { t } = useTranslation('transit');
  const [words, setWords] = useState('');
  const restore = (said: { words?: string }) => setWords(said.words ?? '');
  const kept = useKeptForm({ name: 'papers', about: orderId, values: { words }, restore });
  const picturesHint = t('papers.picturesHint');
  const proofs = useProofs(picturesHint);
  const decide = useAction('POST /front/transit-orders/{id}/decision');

  const send = async () => {
    const photos = await proofs.upload();
    if (!photos) return;
    const body = { choice: 'PAPERS', words, photos } as const;
    if (!(await decide.run({ params: { id: orderId }, body }))) return;
    kept.forget();
    notify.success(t('papers.sent'));
    onSent();
  };
  return (
    <RequestForm
      labels={{ reason: t('papers.words'), pictures: t('papers.pictures'), picturesHint, send: t('papers.send') }}
      pictureKinds={PROOF_KINDS}
      needsPictures
      needsReason={false}
      longest={LIMITS.reviewLetters}
      reason={words}
      onReason={setWords}
      onPictures={proofs.choose}
      error={proofs.failure ? { detail: proofs.failure } : decide.error}
      isSending={proofs.isUploading || decide.isRunning}
      onSend={() => void send()}
    />
  );
}
