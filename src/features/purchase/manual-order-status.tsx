import { useTranslation } from '../../client/use-translation';
import type { ManualOrder } from '../../contract/purchase';
import { StatusChip, type Tone } from '../../ui/status-chip';

const TONES: Record<ManualOrder['status'], Tone> = { AWAITING_QUOTE: 'moving', QUOTED: 'waiting', CLOSED: 'neutral' };

export function ManualOrderStatus({ status }: Pick<ManualOrder, 'status'>) {
  const { t } = useTranslation('purchase');
  return <StatusChip tone={TONES[status]}>{t(`manual.status.${status}`)}</StatusChip>;
}
