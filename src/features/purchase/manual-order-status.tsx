import { useTranslation } from '../../client/use-translation';
import type { ManualOrder } from '../../contract/purchase';
import { StatusChip, type Tone } from '../../ui/status-chip';

const TONES: Record<ManualOrder['status'], Tone> = {
  AWAITING_QUOTE: 'moving',
  QUOTED: 'waiting',
  ACCEPTED: 'done',
  CLOSED: 'neutral',
};

export function ManualOrderStatus({ order }: { order: Pick<ManualOrder, 'status' | 'closeReason'> }) {
  const { t } = useTranslation('purchase');
  const word = order.closeReason ? t(`manual.closed.${order.closeReason}`) : t(`manual.status.${order.status}`);
  return <StatusChip tone={TONES[order.status]}>{word}</StatusChip>;
}
