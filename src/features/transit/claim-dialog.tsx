import { PROOF_KINDS } from '../../client/use-proofs';
import { useRefundRequest } from '../../client/use-refund-request';
import { useTranslation } from '../../client/use-translation';
import type { TransitOrderDetail } from '../../contract/transit';
import { Dialog } from '../../ui/dialog';
import { RequestForm } from '../../ui/request-form';
import { PackedProof } from './packed-proof';

/** What is lost or broken, in words and pictures, beside what the shop saw of it last. */
export function ClaimDialog({ order, onClose }: { order: TransitOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['transit', 'common']);
  const picturesHint = t('claim.picturesHint');
  const claim = useRefundRequest({
    unfit: picturesHint,
    sent: t('claim.sent'),
    kept: { name: 'claim', about: order.id },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('claim.open')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <PackedProof boxes={order.boxes} />
      <RequestForm
        {...claim}
        labels={{
          reason: t(order.status === 'LOST' ? 'lost.why' : 'claim.reason'),
          pictures: t('claim.pictures'),
          picturesHint,
          send: t('claim.send'),
        }}
        pictureKinds={PROOF_KINDS}
        needsPictures={order.status !== 'LOST'}
        onSend={() => void claim.send({ transitOrderId: order.id })}
      />
    </Dialog>
  );
}
