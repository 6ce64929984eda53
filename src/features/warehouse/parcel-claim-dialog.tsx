import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { useFieldText } from '../../client/use-field-text';
import { PROOF_KINDS, useProofs } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { Dialog } from '../../ui/dialog';
import { RequestForm } from '../../ui/request-form';

interface Props {
  number: string;
  onClose: () => void;
  onClaimed: () => void;
}

/** What shows that goods without a name are the shopper's. */
export function ParcelClaimDialog({ number, onClose, onClaimed }: Props) {
  const { t } = useTranslation(['proxyshipping', 'common']);
  const [statement, setStatement] = useState('');
  const [said, setSaid] = useState({ seller: '', orderRef: '', grams: '' });
  const kept = useKeptForm({
    name: 'parcel-claim',
    about: number,
    values: { statement, ...said },
    restore: ({ statement: words = '', ...others }) => {
      setStatement(words);
      setSaid((before) => ({ ...before, ...others }));
    },
  });
  const picturesHint = t('unclaimed.picturesHint');
  const proofs = useProofs(picturesHint);
  const [isProven, setProven] = useState(true);
  const claim = useAction('POST /front/purchase-parcels/claims');
  const { seller, orderRef, grams } = said;
  const wrong = Object.fromEntries((claim.error?.errors ?? []).map(({ path, code }) => [path, code]));
  const textOf = useFieldText(wrong);
  const isMarked = ['orderRef', 'seller', 'grams', 'statement'].some((path) => path in wrong);
  const field = (name: keyof typeof said) => ({
    value: said[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setSaid((before) => ({ ...before, [name]: value })),
  });

  const send = async () => {
    const photos = await proofs.upload();
    if (!photos) return;
    const isEnough = photos.length > 0 || orderRef.trim() !== '';
    setProven(isEnough);
    if (!isEnough) return;
    const weight = Math.round(Number(grams));
    const body = { trackingNo: number, statement, seller, orderRef, photos, ...(weight > 0 && { grams: weight }) };
    const made = await claim.run({ body });
    if (!made) return;
    kept.forget();
    notify.success(t(made.status === 'APPROVED' ? 'unclaimed.given' : 'unclaimed.sent'));
    onClaimed();
  };
  const failed = proofs.failure ? { detail: proofs.failure } : isMarked ? undefined : claim.error;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('unclaimed.about', { number })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <RequestForm
        labels={{
          reason: t('unclaimed.contents'),
          pictures: t('unclaimed.pictures'),
          picturesHint,
          send: t('unclaimed.send'),
        }}
        pictureKinds={PROOF_KINDS}
        reason={statement}
        onReason={setStatement}
        onPictures={proofs.choose}
        error={failed}
        reasonError={textOf('statement')}
        isSending={proofs.isUploading || claim.isRunning}
        onSend={() => void send()}
      >
        <TextInput
          label={t('unclaimed.orderRef')}
          maxLength={64}
          error={isProven ? textOf('orderRef') : t('unclaimed.proof')}
          {...field('orderRef')}
        />
        <TextInput label={t('unclaimed.seller')} maxLength={100} error={textOf('seller')} {...field('seller')} />
        <TextInput
          label={t('unclaimed.weight')}
          type="number"
          min={1}
          max={1_000_000}
          inputMode="numeric"
          error={textOf('grams')}
          {...field('grams')}
        />
      </RequestForm>
    </Dialog>
  );
}
