import { useTranslation } from '../../client/use-translation';
import type { TransitOrder } from '../../contract/transit';
import { StatusChip } from '../../ui/status-chip';
import { STATUS_TONES } from './transit-look';

/** Where it is, in a word; what holds it up comes before where it is held. */
export function TransitState({ order }: { order: Pick<TransitOrder, 'status' | 'holds' | 'closeReason'> }) {
  const { t } = useTranslation('transit');
  const [hold] = order.holds;
  if (hold) return <StatusChip tone="waiting">{t(`hold.${hold}`)}</StatusChip>;
  const word = order.closeReason ? t(`closed.${order.closeReason}`) : t(`status.${order.status}`);
  return <StatusChip tone={STATUS_TONES[order.status]}>{word}</StatusChip>;
}
