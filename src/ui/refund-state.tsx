import { useTranslation } from '../client/use-translation';
import type { RefundStatus } from '../contract/refund';
import { StatusChip, type Tone } from './status-chip';

const TONES: Record<RefundStatus, Tone> = {
  REQUESTED: 'waiting',
  SELLER_CONTACT: 'moving',
  APPROVED: 'moving',
  RETURNING: 'moving',
  REFUNDED: 'done',
  REJECTED: 'neutral',
  TAKEN_BACK: 'neutral',
  CLOSED: 'neutral',
};

/** How far money is that comes back. */
export function RefundState({ status }: { status: RefundStatus }) {
  const { t } = useTranslation('my');
  return <StatusChip tone={TONES[status]}>{t(`refunds.status.${status}`)}</StatusChip>;
}
