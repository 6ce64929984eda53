import { useState } from 'react';
import { mutate } from 'swr';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { PROOF_KINDS, useProofs } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { Dialog } from '../../ui/dialog';
import { RequestForm } from '../../ui/request-form';

interface Props {
  orderId: string;
  says: 'damaged' | 'missing';
  onClose: () => void;
  onSent: () => void;
}

/** Tells the shop what is missing, broken or not there: the answer comes in the conversation about the shipment. */
export function ReportDialog({ orderId, says, onClose, onSent }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const [reason, setReason] = useState('');
  const picturesHint = t('common:threads.hint');
  const form = useKeptForm({
    name: 'arrived',
    about: `${says}.${orderId}`,
    values: { reason },
    restore: ({ reason: words = '' }) => setReason(words),
  });
  const proofs = useProofs(picturesHint);
  const write = useAction('POST /front/threads');
  const send = async () => {
    const photos = await proofs.upload();
    if (!photos) return;
    const about = { kind: 'TRANSIT' as const, id: orderId };
    const text = [t(`arrived.${says}`), reason.trim()].filter(Boolean).join('\n');
    const thread = await write.run({ body: { ...about, text, photos } });
    if (!thread) return;
    form.forget();
    notify.success(t('arrived.sent'));
    // where what was said stands on the page, it stands there now
    void mutate(['GET /front/thread', { query: about }], { thread }, { revalidate: false });
    onClose();
    onSent();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`arrived.${says}`)}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <RequestForm
        labels={{
          reason: t(says === 'damaged' ? 'claim.reason' : 'common:threads.text'),
          pictures: t('claim.pictures'),
          picturesHint,
          send: t('common:threads.send'),
        }}
        pictureKinds={PROOF_KINDS}
        needsReason={says === 'damaged'}
        reason={reason}
        onReason={setReason}
        onPictures={proofs.choose}
        error={proofs.failure ? { detail: proofs.failure } : write.error}
        isSending={proofs.isUploading || write.isRunning}
        onSend={() => void send()}
      />
    </Dialog>
  );
}
